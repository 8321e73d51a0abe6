package policy

import "github.com/trainrush/trainrush/strategies"

// balanced is the style from which the others depart.
var balanced = style{
	noise: 0.075, premium: 0.15, companies: 1.5, control: 0.4, safety: 0.3, thrift: 0.35, rush: 0.15, loot: 1, dump: 0.5, patience: 3, track: 1, repaid: 0.2,
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
	sinker := balanced
	sinker.sink, sinker.repaid, sinker.loot = 2, 0, 2
	basic := style{
		noise: 0.15, premium: 0.1, companies: 1, control: 0.05, reserve: 50, safety: 1, thrift: 0.1, loot: 2, patience: 2, track: 1, repaid: 1,
		never: 1<<noSales | 1<<noDumping,
	}
	return []strategies.Kind{
		kind("balanced", "competent all round: floats companies, buys trains before it must, pays out, sells what declines", balanced,
			"Takes part in the auction as long as enough is left to float a company. Starts a company when its shares gain more than\n"+
				"what must be sold for it, at the par that gains most, and buys the share that yields most for its price. Lays the tile and\n"+
				"places the token that gain most now and with a train that lasts, buys trains that earn their price before they rust, and\n"+
				"keeps revenue only for a train that the company needs or that pays for it. Sells what is worth less than its price.\n"+
				"Moves trains and money between its companies so that they come to trains that last, and saves nothing in a company\n"+
				"whose debts another railway will take over. Sells its privates dearly to companies to which it can give the money back\n"+
				"for shares, to others at face value."),
		kind("builder", "builds track and good routes, saves for trains that last, pays out", builder,
			"Weighs what track leads to half as much again as others do, spends the money of companies that lack a lasting train\n"+
				"reluctantly, never buys a train to hurt, and waits several turns for a better one."),
		kind("rusher", "buys trains as fast as it can, so that those of others rust", rusher,
			"Counts what others lose when trains rust, at once or sooner by one, as its own gain; floats companies for their money\n"+
				"and cares for track only as far as the next run pays for it."),
		kind("looter", "sells privates dearly to its companies, takes their money, and dumps them before they need a train", looter,
			"Bids high for privates and sells them to its companies at the highest price, whatever else these need; sells the\n"+
				"presidency of a company that will cost it a train to whoever holds enough shares."),
		kind("cautious", "keeps the money for every train that its companies will need, and few companies", cautious,
			"Keeps cash for the trains that its companies lack, spends their money only where a lasting train stays within reach,\n"+
				"and presides over no more than an equal share of the companies."),
		kind("sinker", "lets its companies borrow what they can, takes their money, and merges them when loans are due", sinker,
			"Takes a loan in every turn, sells its privates to its companies at the highest price, never repays of its own accord,\n"+
				"and lets the company that is formed by mergers take over those that owe, for its shares. Where nothing can be borrowed it\n"+
				"plays as balanced, but for the privates."),
		kind("basic", "does the obvious: buys what pays, improves its runs, pays out, and holds what it has", basic,
			"The player to compare others with. Buys the share that yields most, starts an equal share of the companies, improves its\n"+
				"runs, and keeps cash for the trains that its companies lack; sells only what it must to pay for a train. It hurts nobody\n"+
				"on purpose and errs twice as much as balanced."),
	}
}
