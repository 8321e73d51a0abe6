package dataset

// Keys identify the game of a row. They are the first columns of every table.
type Keys struct {
	Run     string `col:"run" doc:"id of the run: a hash of the resolved plan, or of the records that were imported"`
	Title   string `col:"title" doc:"title, as 1830"`
	Variant string `col:"variant" doc:"name of the variant of the plan"`
	Players int32  `col:"players" unit:"players" doc:"players at the table"`
	GameKey
}

// GameKey is the part of the keys that changes from game to game.
type GameKey struct {
	Block    int64 `col:"block" doc:"block of the run: one seed, every rotation of the line-up, the same for every variant"`
	Rotation int32 `col:"rotation" unit:"seats" doc:"by how many seats the line-up is rotated"`
	Game     int64 `col:"game" doc:"number of the game, unique within run, title, variant and players"`
	Seed     int64 `col:"seed" doc:"set-up seed of the game"`
}

// RoundRef says which round a row belongs to.
type RoundRef struct {
	Label         string `col:"round" doc:"label of the round in the language of the hobby: SR 3, OR 3.2"`
	Ordinal       int32  `col:"round_ordinal" unit:"rounds" doc:"how many rounds of any kind have begun, this one included"`
	Kind          string `col:"round_kind" doc:"auction, stock, operating or other"`
	OrdinalOfKind int32  `col:"round_of_kind" unit:"rounds" doc:"how many rounds of this kind have begun, this one included: the nth operating round"`
}

// Game is a row of the games table: one finished game.
type Game struct {
	EndReason       string      `col:"end_reason" doc:"why the game ended; a limit, a stall and a fault are reasons too"`
	EndRound        string      `col:"end_round" doc:"label of the round in which it ended"`
	EndPhase        string      `col:"end_phase" doc:"phase at the end"`
	Rounds          int32       `col:"rounds" unit:"rounds" doc:"rounds of any kind begun"`
	StockRounds     int32       `col:"stock_rounds" unit:"rounds" doc:"stock rounds begun"`
	OperatingRounds int32       `col:"operating_rounds" unit:"rounds" doc:"operating rounds begun"`
	Actions         int32       `col:"actions" unit:"actions" doc:"actions taken"`
	ActionHash      string      `col:"action_hash" doc:"hash of the sequence of actions: equal games have equal hashes"`
	Winners         int32       `col:"winners" unit:"players" doc:"players who share the first place; each has 1/winners of a win"`
	WinnerSeat      Opt[int32]  `col:"winner_seat" unit:"seat" doc:"seat of the winner; null if the first place is shared or there is no result"`
	Bankruptcies    int32       `col:"bankruptcies" unit:"players" doc:"players who went bankrupt"`
	Floated         int32       `col:"floated" unit:"corporations" doc:"corporations that floated"`
	Unproven        int32       `col:"unproven_runs" unit:"runs" doc:"runs whose route search stopped at its effort limit, so that a better run is possible"`
	Fault           Opt[string] `col:"fault" doc:"what went wrong, when the end reason is a fault"`

	Strategy [MaxSeats]Opt[string] `col:"strategy" doc:"strategy in seat #"`
	Worth    [MaxSeats]Opt[int32]  `col:"worth" unit:"money" doc:"final worth of the player in seat #"`
}

// Round is a row of the rounds table: the game at the end of a round.
type Round struct {
	RoundRef
	Phase      string      `col:"phase" doc:"phase at the end of the round"`
	Bank       Opt[int32]  `col:"bank" unit:"money" doc:"cash in the bank, negative when it is broken; null if the bank is unlimited"`
	NextTrain  Opt[string] `col:"next_train" doc:"cheapest train for sale in the depot; null if there is none"`
	TrainsLeft Opt[int32]  `col:"trains_left" unit:"trains" doc:"trains left in the depot; null if a type is unlimited"`
	Depot      Opt[string] `col:"depot" doc:"types of the trains left in the depot, one word a train, as 4 5 5 6 D*: a star marks a type without limit; empty if none are left, null if not known"`
	Priority   Opt[int32]  `col:"priority_seat" unit:"seat" doc:"seat of the player with the priority deal"`
}

// Player is a row of the players table: a player at the end of a round.
type Player struct {
	RoundRef
	Slot         int32      `col:"slot" doc:"place of the player in the line-up of the plan, from 1; rotations move it round the seats"`
	Seat         int32      `col:"seat" unit:"seat" doc:"seat at the table in the order of the start, from 1"`
	Strategy     string     `col:"strategy" doc:"strategy that plays"`
	Cash         int32      `col:"cash" unit:"money" doc:"cash in hand"`
	Shares       int32      `col:"shares" unit:"money" doc:"shares held, at their price"`
	Privates     int32      `col:"privates" unit:"money" doc:"privates held, at their face value"`
	Other        int32      `col:"other" unit:"money" doc:"what else counts for the title: deductions for loans, obligations (may be negative)"`
	Worth        int32      `col:"worth" unit:"money" doc:"cash + shares + privates + other: what the title counts at the end"`
	Liquidation  Opt[int32] `col:"liquidation" unit:"money" doc:"cash, and what the shares that may be sold would bring at the present price if a turn of the player in a stock round began now (of each corporation the bundle that brings most, each on its own; nothing of one whose shares may not be sold yet), and the face value of the privates; null if not known"`
	Certificates int32      `col:"certificates" unit:"certificates" doc:"certificates that count against the limit"`
	CertLimit    Opt[int32] `col:"cert_limit" unit:"certificates" doc:"certificate limit now; null if there is none"`
	Rank         int32      `col:"rank" doc:"place by worth, from 1; equal worth has equal rank"`
	Bankrupt     bool       `col:"bankrupt" doc:"has the player gone bankrupt"`
}

// Corporation is a row of the corporations table: a corporation at the end of a round.
type Corporation struct {
	RoundRef
	Symbol         string      `col:"corporation" doc:"symbol of the corporation"`
	Kind           string      `col:"kind" doc:"minor, major or system"`
	Colour         Opt[string] `col:"colour" doc:"colour of the corporation: #rrggbb or a name as in CSS"`
	State          string      `col:"state" doc:"unstarted, started, floated, operating or closed"`
	SinceFloat     Opt[int32]  `col:"rounds_since_float" unit:"rounds" doc:"rounds of any kind ended since it floated, the round in which it floated being 1; null before, and once closed"`
	President      Opt[int32]  `col:"president_seat" unit:"seat" doc:"seat of the president; null if there is none"`
	Price          Opt[int32]  `col:"price" unit:"money per share" doc:"share price; null before par"`
	Row            Opt[int32]  `col:"row" unit:"cells" doc:"row of the price grid, from 1 at the top"`
	Column         Opt[int32]  `col:"column" unit:"cells" doc:"column of the price grid, from 1 at the left"`
	Par            Opt[int32]  `col:"par" unit:"money per share" doc:"par price"`
	Treasury       int32       `col:"treasury" unit:"money" doc:"cash of the corporation"`
	Loans          int32       `col:"loans" unit:"loans" doc:"loans taken and not repaid"`
	IPOShares      int32       `col:"ipo_shares" unit:"percent" doc:"shares in the IPO"`
	PoolShares     int32       `col:"pool_shares" unit:"percent" doc:"shares in the bank pool"`
	TreasuryShares int32       `col:"treasury_shares" unit:"percent" doc:"own shares that the corporation holds, those of its IPO not counted"`
	PlayerShares   int32       `col:"player_shares" unit:"percent" doc:"shares held by players"`
	OtherShares    int32       `col:"other_shares" unit:"percent" doc:"shares held by other corporations"`
	Trains         string      `col:"trains" doc:"trains owned, as 3 3 4; empty if none"`
	TrainCount     int32       `col:"train_count" unit:"trains" doc:"trains owned"`
	Tokens         int32       `col:"tokens" unit:"tokens" doc:"station tokens on the map"`
	Revenue        Opt[int32]  `col:"revenue" unit:"money" doc:"revenue of its run in this round, interest that is paid from it included; null if it did not run"`
	DividendKind   Opt[string] `col:"dividend_kind" doc:"what the president chose after the run: payout, withhold or half; null if it did not run"`
	Dividend       Opt[int32]  `col:"dividend" unit:"money" doc:"part of the revenue paid out to shares, whoever holds them; null if it did not run"`
	Capitalisation Opt[int32]  `col:"market_cap" unit:"money" doc:"price × number of shares issued; null before par"`
}

// Phase is a row of the phases table: a phase that began.
type Phase struct {
	RoundRef
	Phase           string      `col:"phase" doc:"phase that began"`
	PhaseOrdinal    int32       `col:"phase_ordinal" doc:"its place among the phases of the title, from 1"`
	OperatingRounds int32       `col:"operating_rounds" unit:"rounds" doc:"operating rounds begun before, a running one included"`
	Position        Opt[int32]  `col:"position" doc:"position of the buyer in the operating order of the round, from 1; null outside operating rounds"`
	Operators       Opt[int32]  `col:"operators" unit:"corporations" doc:"corporations in that operating order"`
	Train           Opt[string] `col:"train" doc:"train whose purchase began the phase; null for the first phase"`
	Buyer           Opt[string] `col:"buyer" doc:"symbol of the corporation that bought it"`
}

// Event is a row of the events table: something notable that happened.
type Event struct {
	RoundRef
	Number       int32       `col:"event" doc:"number of the event within its game, from 1"`
	Type         string      `col:"type" doc:"what happened: float, train bought, rust, discard, president change, private closed, loan, merger, bankruptcy, …"`
	Seat         Opt[int32]  `col:"seat" unit:"seat" doc:"seat of the player concerned"`
	Corporation  Opt[string] `col:"corporation" doc:"symbol of the corporation concerned"`
	Counterparty Opt[string] `col:"counterparty" doc:"the other side: seller, corporation merged into, former president"`
	Private      Opt[string] `col:"private" doc:"symbol of the private concerned"`
	Train        Opt[string] `col:"train" doc:"type of the train concerned"`
	Hex          Opt[string] `col:"hex" doc:"coordinate of the hex concerned"`
	Amount       Opt[int32]  `col:"amount" doc:"money paid, or the number that the type of event calls for"`
}

// Flow is a row of the flows table: money that moved during a round.
type Flow struct {
	RoundRef
	FromKind string `col:"from_kind" doc:"bank, player, corporation or private"`
	FromName string `col:"from_name" doc:"seat of the player or symbol; empty for the bank"`
	ToKind   string `col:"to_kind" doc:"bank, player, corporation or private"`
	ToName   string `col:"to_name" doc:"seat of the player or symbol; empty for the bank"`
	Reason   string `col:"reason" doc:"why the money moved"`
	Amount   int32  `col:"amount" unit:"money" doc:"sum of the transfers of the round between the two for that reason"`
}
