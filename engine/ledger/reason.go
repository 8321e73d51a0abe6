package ledger

// Reason says why money moves.
type Reason uint8

// The reasons for which money moves.
const (
	NoReason         Reason = iota
	StartingCash            // bank to players before the game
	PrivateBid              // a private bought in the auction
	PrivateIncome           // income of a private
	PrivateSale             // a private bought from a player
	ShareFromIPO            // a certificate bought from the IPO
	ShareFromPool           // a certificate bought from the bank pool
	ShareFromHolder         // a certificate bought from a player or corporation
	ShareSale               // certificates sold to the bank pool
	ShareRedeemed           // a corporation takes back its own certificates
	Capital                 // a floated corporation receives its capital
	TileCost                // terrain, borders and extra lays
	TokenCost               // a station
	TrainFromDepot          // a train bought from the bank
	TrainFromOther          // a train bought from another corporation
	PresidentHelp           // a president pays for a train of the corporation
	Dividend                // revenue paid out to holders
	Withheld                // revenue kept by the corporation
	LoanTaken               // a loan from the bank
	LoanRepaid              // a loan repaid
	LoanInterest            // interest on loans
	Closing                 // treasury of a corporation that leaves the game
	Merged                  // treasury of a corporation that merges into another
	BankruptcyCash          // what a bankrupt player has left
	Right                   // a bonus right bought
	Escrow                  // an escrow account is paid out
	ConcessionBought        // a concession bought from the bank
	numReasons
)

var reasonNames = [numReasons]string{
	"none", "starting_cash", "private_bid", "private_income", "private_sale", "share_from_ipo", "share_from_pool",
	"share_from_holder", "share_sale", "share_redeemed", "capital", "tile_cost", "token_cost", "train_from_depot",
	"train_from_other", "president_help", "dividend", "withheld", "loan_taken", "loan_repaid", "loan_interest",
	"closing", "merged", "bankruptcy_cash", "right", "escrow", "concession_bought",
}

// String is the reason as the datasets write it.
func (r Reason) String() string {
	if r < numReasons {
		return reasonNames[r]
	}
	return "unknown"
}

// Reasons lists the reasons.
func Reasons() (all []Reason) {
	for r := NoReason + 1; r < numReasons; r++ {
		all = append(all, r)
	}
	return all
}
