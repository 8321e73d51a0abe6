package plan

// Deals says which purchases of trains and privates between two players are possible.
type Deals string

// The kinds of deals.
const (
	DealsOwn       Deals = "own"        // none, only between companies of one player
	DealsListPrice Deals = "list_price" // at the printed price, if the seller agrees
	DealsConsent   Deals = "consent"    // at any price, if the seller agrees
	DealsFree      Deals = "free"       // at any price that the buyer likes
)

// AllDeals lists the kinds of deals.
var AllDeals = []Deals{DealsOwn, DealsListPrice, DealsConsent, DealsFree}

// Values lists the words for the kinds of deals.
func (Deals) Values() []string {
	words := make([]string, len(AllDeals))
	for i, d := range AllDeals {
		words[i] = string(d)
	}
	return words
}
