package engine

// What is done in each common step, for fact sheets. A step of a title that only changes a common
// one keeps its words.

// Words of the step.
func (ParChoice) Words() string {
	return "the owner of a private that brings a president's certificate sets the par"
}

// Words of the step.
func (Waterfall) Words() string { return "bid for a private, buy the first one, or pass" }

// Words of the step.
func (Exchange) Words() string { return "exchange a private for a certificate" }

// Words of the step.
func (StockTurn) Words() string { return "sell, buy, start a company, or pass" }

// Words of the step.
func (Bankrupt) Words() string { return "declare the president bankrupt" }

// Words of the step.
func (PrivateTile) Words() string { return "lay a tile by the power of a private" }

// Words of the step.
func (PrivateToken) Words() string { return "place the station that comes with such a tile" }

// Words of the step.
func (PrivatePurchase) Words() string { return "buy a private from a player" }

// Words of the step.
func (HomeToken) Words() string {
	return "choose the city of the home station, or of one that a tile lifted"
}

// Words of the step.
func (Track) Words() string { return "lay or upgrade a tile" }

// Words of the step.
func (TokenStep) Words() string { return "place a station" }

// Words of the step.
func (Run) Words() string { return "run the trains" }

// Words of the step.
func (DividendStep) Words() string { return "pay out or withhold" }

// Words of the step.
func (Discard) Words() string { return "discard trains above the limit" }

// Words of the step.
func (TrainStep) Words() string { return "buy trains" }

// Words of the step.
func (LastPurchase) Words() string { return "last chance to buy a private or use one" }
