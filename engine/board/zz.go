package board

var Decided, Open, Proven int
