package chart

// Remaining says how many games are behind the figures of each round. A strip at the foot of the panel
// shows it, so that nobody takes the last rounds of a few long games for the rule.
type Remaining struct {
	Counts []CountPoint
	Total  int // that fills the strip
}

// CountPoint is the number of games at X.
type CountPoint struct {
	X float64
	N int
}

const stripShare = 0.2 // of the height above it

// under makes room for the strip below a scale.
func (r *Remaining) under(y axis) axis {
	y.min -= stripShare * (y.max - y.min)
	return y
}

// strip is the area whose thickness is the number of games left, in the room below floor.
func (r *Remaining) strip(floor, top float64) area {
	room := stripShare * (top - floor)
	low, most := floor-0.85*room, 0.65*room
	var xs, foot, head []float64
	for _, c := range r.Counts {
		h := low + most*float64(c.N)/float64(max(r.Total, 1))
		xs = append(xs, c.X-0.5, c.X+0.5)
		foot = append(foot, low, low)
		head = append(head, h, h)
	}
	return area{Cloud, between(xs, foot, head)}
}
