package id

// Money is a whole amount in the currency of the title.
type Money int32

// PlayerID is a seat at the table, in the seating order of the start.
type PlayerID int8

// CorpID is a corporation: minor, major or system.
type CorpID int8

// PrivateID is a private company or a concession.
type PrivateID int8

// HexID is a hex of the map.
type HexID int16

// TileID is a tile number of the supply or the printed tile of one hex.
type TileID int16

// CertID is one certificate of one corporation.
type CertID int16

// TrainID is one train card.
type TrainID int16

// TrainTypeID is a kind of train ("2", "3+D", "D").
type TrainTypeID int8

// PhaseID is a phase of the game, in order.
type PhaseID int8

// CellID is a cell of the share-price grid.
type CellID int16

// The value of each kind of id that stands for "none".
const (
	NoPlayer    PlayerID    = -1
	NoCorp      CorpID      = -1
	NoPrivate   PrivateID   = -1
	NoHex       HexID       = -1
	NoTile      TileID      = -1
	NoCert      CertID      = -1
	NoTrain     TrainID     = -1
	NoTrainType TrainTypeID = -1
	NoCell      CellID      = -1
)

// Capacities of the fixed arrays of a State. A title that needs more is refused
// when its Game is built.
const (
	MaxPlayers    = 8
	MaxCorps      = 32
	MaxPrivates   = 16
	MaxHexes      = 160
	MaxTiles      = 96  // tile numbers of the supply
	MaxCerts      = 256 // certificates of all corporations
	MaxTrains     = 128 // train cards, copies of unlimited types included
	MaxTrainTypes = 16
	MaxPhases     = 10
	MaxCells      = 256
	MaxTokens     = 32 // stations of one corporation
	MaxStops      = 2  // stops on one hex
	MaxSlots      = 4  // token slots of one city
	MaxLays       = 8  // tile actions of one turn
)

// Kind says what an Entity is.
type Kind uint8

// The kinds of entities: who can hold money, certificates, privates or trains, and who can act.
const (
	NoKind      Kind = iota
	Bank             // source and sink of money; owner of trains in the depot
	Pool             // the bank pool of certificates and of discarded trains
	OutOfPlay        // removed from the game
	Player           // N is a PlayerID
	Corporation      // N is a CorpID; minors and systems are corporations
	Private          // N is a PrivateID
)

// Entity is somebody who can act or own something: a kind and the index within that kind.
// Symbols are not unique across kinds, so the kind is part of the key.
type Entity struct {
	Kind Kind
	N    int8
}

// TheBank, ThePool and Removed are the entities without an index.
var (
	TheBank = Entity{Kind: Bank}
	ThePool = Entity{Kind: Pool}
	Removed = Entity{Kind: OutOfPlay}
	Nobody  = Entity{}
)

// OfPlayer is the entity of a player.
func OfPlayer(p PlayerID) Entity { return Entity{Player, int8(p)} }

// OfCorp is the entity of a corporation.
func OfCorp(c CorpID) Entity { return Entity{Corporation, int8(c)} }

// OfPrivate is the entity of a private.
func OfPrivate(p PrivateID) Entity { return Entity{Private, int8(p)} }

// Player returns the player that e is, or NoPlayer.
func (e Entity) Player() PlayerID {
	if e.Kind == Player {
		return PlayerID(e.N)
	}
	return NoPlayer
}

// Corp returns the corporation that e is, or NoCorp.
func (e Entity) Corp() CorpID {
	if e.Kind == Corporation {
		return CorpID(e.N)
	}
	return NoCorp
}

// Private returns the private that e is, or NoPrivate.
func (e Entity) Private() PrivateID {
	if e.Kind == Private {
		return PrivateID(e.N)
	}
	return NoPrivate
}
