package policy

import "github.com/trainrush/trainrush/strategies"

// balanced is the style from which the others depart.
var balanced = style{
	noise: 0.15, premium: 0.15, companies: 1.5, control: 0.4, safety: 0.3, thrift: 0.35, rush: 0.15, loot: 1, dump: 0.5, patience: 3, track: 1,
}

// Kinds are the entries for the table of strategies.
func Kinds() []strategies.Kind {
	builder := balanced
	builder.track, builder.thrift, builder.rush, builder.patience = 1.5, 0.6, 0, 5
	rusher := balanced
	rusher.thrift, rusher.rush, rusher.control, rusher.track, rusher.safety = 0, 2, 0.8, 0.15, 0.7
	looter := balanced
	looter.loot, looter.dump, looter.safety, looter.premium, looter.thrift = 2, 2.5, 1, 0.5, 0.25
	cautious := balanced
	cautious.safety, cautious.thrift, cautious.companies, cautious.patience = 1, 0.8, 1, 4
	return []strategies.Kind{
		kind("balanced", "competent all round: floats companies, buys trains before it must, pays out, sells what declines", balanced),
		kind("builder", "builds track and good routes, saves for trains that last, pays out", builder),
		kind("rusher", "buys trains as fast as it can, so that those of others rust", rusher),
		kind("looter", "sells privates dearly to its companies, takes their money, and dumps them before they need a train", looter),
		kind("cautious", "keeps the money for every train that its companies will need, and few companies", cautious),
	}
}
