package title

// Capitalization is what a corporation gets for its shares.
type Capitalization string

// The values of Capitalization.
const (
	CapFull        Capitalization = "full"
	CapIncremental Capitalization = "incremental"
	CapNone        Capitalization = "none"
	CapOwn         Capitalization = "own"
)

// Values lists the words of the set.
func (Capitalization) Values() []string { return []string{"full", "incremental", "none", "own"} }

// SellBuyOrder is the order of sales and purchases in a turn.
type SellBuyOrder string

// The values of SellBuyOrder.
const (
	SellBuySell      SellBuyOrder = "sell_buy_sell"
	SellBuy          SellBuyOrder = "sell_buy"
	SellBuyOrBuySell SellBuyOrder = "sell_buy_or_buy_sell"
)

// Values lists the words of the set.
func (SellBuyOrder) Values() []string {
	return []string{"sell_buy_sell", "sell_buy", "sell_buy_or_buy_sell"}
}

// SellAfter says from when certificates may be sold.
type SellAfter string

// The values of SellAfter.
const (
	SellAfterFirst          SellAfter = "first"
	SellAfterAfterSRFloated SellAfter = "after_sr_floated"
	SellAfterOperate        SellAfter = "operate"
	SellAfterPAnyOperate    SellAfter = "p_any_operate"
	SellAfterAnyTime        SellAfter = "any_time"
)

// Values lists the words of the set.
func (SellAfter) Values() []string {
	return []string{"first", "after_sr_floated", "operate", "p_any_operate", "any_time"}
}

// SellMovement is the price movement after a sale.
type SellMovement string

// The values of SellMovement.
const (
	MoveDownShare                  SellMovement = "down_share"
	MoveDownPer10                  SellMovement = "down_per_10"
	MoveDownBlock                  SellMovement = "down_block"
	MoveLeftShare                  SellMovement = "left_share"
	MoveLeftBlock                  SellMovement = "left_block"
	MoveLeftSharePres              SellMovement = "left_share_pres"
	MoveLeftBlockPres              SellMovement = "left_block_pres"
	MoveDownBlockPres              SellMovement = "down_block_pres"
	MoveLeftPer10IfPresElseLeftOne SellMovement = "left_per_10_if_pres_else_left_one"
	MoveNone                       SellMovement = "none"
)

// Values lists the words of the set.
func (SellMovement) Values() []string {
	return []string{"down_share", "down_per_10", "down_block", "left_share", "left_block", "left_share_pres", "left_block_pres", "down_block_pres", "left_per_10_if_pres_else_left_one", "none"}
}

// TopRow is what a move up does in the top row.
type TopRow string

// The values of TopRow.
const (
	TopRowNone      TopRow = "none"
	TopRowDownRight TopRow = "down_right"
	TopRowRight     TopRow = "right"
)

// Values lists the words of the set.
func (TopRow) Values() []string { return []string{"none", "down_right", "right"} }

// PoolDrop is the fall for certificates in the pool.
type PoolDrop string

// The values of PoolDrop.
const (
	PoolDropNone      PoolDrop = "none"
	PoolDropDownBlock PoolDrop = "down_block"
	PoolDropDownShare PoolDrop = "down_share"
	PoolDropLeftBlock PoolDrop = "left_block"
)

// Values lists the words of the set.
func (PoolDrop) Values() []string { return []string{"none", "down_block", "down_share", "left_block"} }

// MultipleBuy says where further certificates of a turn come from.
type MultipleBuy string

// The values of MultipleBuy.
const (
	MultipleFromPool      MultipleBuy = "pool"
	MultipleFromIPOOrPool MultipleBuy = "ipo_or_pool"
)

// Values lists the words of the set.
func (MultipleBuy) Values() []string { return []string{"pool", "ipo_or_pool"} }

// NextOrder is the order of players for the following rounds.
type NextOrder string

// The values of NextOrder.
const (
	OrderAfterLastToAct    NextOrder = "after_last_to_act"
	OrderFirstToPass       NextOrder = "first_to_pass"
	OrderMostCash          NextOrder = "most_cash"
	OrderLeastCash         NextOrder = "least_cash"
	OrderNextClockwise     NextOrder = "next_clockwise"
	OrderMostCashKeepOrder NextOrder = "most_cash_keep_order"
)

// Values lists the words of the set.
func (NextOrder) Values() []string {
	return []string{"after_last_to_act", "first_to_pass", "most_cash", "least_cash", "next_clockwise", "most_cash_keep_order"}
}
