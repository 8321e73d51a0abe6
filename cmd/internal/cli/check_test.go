package cli_test

import "testing"

func TestCheck(t *testing.T) {
	place(t)
	copyTitle(t, "my/small-bank", "bank: {cash: 12000}", "bank: {cash: 8000}")
	copyTitle(t, "my/same")
	write(t, "my/part/trains.yaml", "trains:\n  - {name: 2, distance: 2, price: 80, count: 6}\n")
	transcript(t, "check", "check my/small-bank my/same", "check my/part/trains.yaml", "check game.json.gz")
}

// TestCheckWrong lists every mistake with file, line and column.
func TestCheckWrong(t *testing.T) {
	place(t)
	copyTitle(t, "my/typo", "bank: {cash: 12000}", "bank: {csh: 12000}")
	copyTitle(t, "my/word", "capitalization: full", "capitalization: fulll", "pool_limit: 50", "pool_limit: 150")
	copyTitle(t, "my/refers", "rusts_on: D", "rusts_on: E")
	copyTitle(t, "my/new", "id: 1830", "id: 1899")
	write(t, "my/empty/readme.txt", "nothing here")
	write(t, "notes.txt", "nothing here")
	write(t, "broken.yaml", "trains: [")
	write(t, "broken.json", "{\"title\": \"1830\",\n \"players\": [")
	write(t, "other.json", `{"name": "something else"}`)
	write(t, "unknown.json", `{"title": "1817", "players": [{"id": 1, "name": "Ada"}], "actions": []}`)
	transcript(t, "check-wrong", "check", "check nothing", "check my/typo my/word", "check my/refers", "check my/empty", "check notes.txt",
		"check broken.yaml", "check broken.json", "check other.json")
	wrong(t, 3, `my/new: id: there are no rules for "1899"`, "check my/new")
	wrong(t, 3, `my/new: id: there are no rules for "1899"`, "run --title my/new --games 1 --out out")
	copyTitleOf(t, "1856", "my/cheap", "cgr_price: lowest_dropped", "cgr_price: cheap")
	wrong(t, 3, `my/cheap: own.cgr_price: "cheap" is not possible; possible: lowest_dropped, plain`, "check my/cheap")
	wrong(t, 3, `my/cheap: own.cgr_price: "cheap" is not possible; possible: lowest_dropped, plain`, "run --title my/cheap --games 1 --out out")
	wrong(t, 3, `unknown.json: title: "1817" is not among the titles that can be played: 1830`, "check unknown.json")
}
