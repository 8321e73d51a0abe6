"""Opens datasets with readers that are not ours and checks that their figures add up.

    python notebooks/check_tables.py ARROW PARQUET

ARROW is the folder of a dataset in Arrow IPC files, which pyarrow and Polars read; PARQUET
is the same run in Parquet files, which DuckDB reads. Both must hold the same, and

* all cash together (bank, players, companies) is the same after every round of a game,
* the shares of every company add up to 100 %,
* the transfers of a round explain what the cash of everybody has changed by,
* a player's worth is the sum of its parts.
"""

import json
import sys
from pathlib import Path

import duckdb
import polars as pl
import pyarrow as pa
import pyarrow.dataset as ds

TABLES = ["games", "rounds", "players", "corporations", "phases", "events", "flows"]
GAME = ["title", "variant", "players", "game"]


def fail(text):
    sys.exit(f"check_tables: {text}")


def manifest(folder):
    return json.loads((folder / "manifest.json").read_text())


def rows_of(folder, table):
    """The rows that the manifest counts."""
    return sum(f["rows"] for p in manifest(folder)["parts"] for f in p["files"] if f["path"].startswith(table + "/"))


def check_pyarrow(folder):
    """Every table opens as one dataset, with units and meanings on its columns."""
    for table in TABLES:
        data = ds.dataset(folder / table, format="ipc", partitioning=None)
        if data.count_rows() != rows_of(folder, table):
            fail(f"pyarrow reads {data.count_rows()} rows of {table}, the manifest has {rows_of(folder, table)}")
        meta = data.schema.metadata
        if meta[b"trainrush.table"] != table.encode() or not meta[b"trainrush.rules_hash"]:
            fail(f"{table}: the schema metadata say {meta}")
        for field in data.schema:
            if not field.metadata[b"meaning"]:
                fail(f"{table}.{field.name} has no meaning")
        data.to_table().validate(full=True)
    one = next((folder / "games").rglob("*.arrow"))
    with pa.memory_map(str(one)) as source:
        if pa.ipc.open_file(source).read_all().num_rows == 0:
            fail(f"{one} is empty")


def polars_tables(folder):
    tables = {t: pl.scan_ipc(f"{folder}/{t}/**/*.arrow", hive_partitioning=False).collect() for t in TABLES}
    for name, table in tables.items():
        if table.height != rows_of(folder, name):
            fail(f"Polars reads {table.height} rows of {name}, the manifest has {rows_of(folder, name)}")
    return tables


def holdings(t):
    """Cash by game, round and holder, as the tables of players, companies and rounds say."""
    at = GAME + ["round_ordinal"]
    return pl.concat(
        [
            t["players"].select(*at, kind=pl.lit("player"), name=pl.col("seat").cast(pl.String), cash="cash"),
            t["corporations"].select(*at, kind=pl.lit("corporation"), name="corporation", cash="treasury"),
            t["rounds"].select(*at, kind=pl.lit("bank"), name=pl.lit(""), cash="bank"),
        ]
    )


def check_polars(t):
    at = GAME + ["round_ordinal"]
    cash = holdings(t).drop_nulls("cash")
    banks = t["rounds"].drop_nulls("bank").select(at)
    total = cash.join(banks, on=at).group_by(at).agg(pl.col("cash").sum())
    kinds = total.group_by(GAME).agg(pl.col("cash").n_unique())
    if kinds.height == 0 or kinds["cash"].max() != 1:
        fail("all cash together changes in the course of a game")

    shares = t["corporations"].select(pl.sum_horizontal("ipo_shares", "pool_shares", "treasury_shares", "player_shares", "other_shares"))
    if shares.to_series().unique().to_list() != [100]:
        fail("shares do not add up to 100 %")

    def moved(side, sign):
        return t["flows"].select(*at, kind=f"{side}_kind", name=f"{side}_name", net=sign * pl.col("amount").cast(pl.Int64))

    flows = pl.concat([moved("to", 1), moved("from", -1)]).group_by(*at, "kind", "name").agg(pl.col("net").sum())
    start = pl.when(pl.col("kind") == "bank").then(None).otherwise(0)  # what the bank begins with is no transfer
    change = cash.sort(at).with_columns(
        change=pl.col("cash") - pl.col("cash").shift(1).over(*GAME, "kind", "name").fill_null(start)
    ).drop_nulls("change")
    wrong = change.join(flows, on=[*at, "kind", "name"], how="left").filter(pl.col("change") != pl.col("net").fill_null(0))
    if wrong.height:
        fail(f"transfers do not explain the cash:\n{wrong.head()}")

    wrong = t["players"].filter(pl.col("worth") != pl.col("cash") + pl.col("shares") + pl.col("privates") + pl.col("other"))
    if wrong.height:
        fail(f"worth is not the sum of its parts:\n{wrong.head()}")
    last = t["players"].filter(pl.col("round_ordinal") == pl.col("round_ordinal").max().over(GAME))
    final = t["games"].unpivot([f"worth_{i}" for i in range(1, 9)], index=GAME, variable_name="seat", value_name="final").drop_nulls()
    final = final.with_columns(pl.col("seat").str.strip_prefix("worth_").cast(pl.Int32))
    both = last.join(final, on=GAME + ["seat"])
    if both.height != last.height or both.filter(pl.col("worth") != pl.col("final")).height:
        fail("the worth after the last round is not the final one")


CASH = """
    select title, variant, players, game, round_ordinal, 'player' kind, seat::varchar name, cash from players
    union all select title, variant, players, game, round_ordinal, 'corporation', corporation, treasury from corporations
    union all select title, variant, players, game, round_ordinal, 'bank', '', bank from rounds where bank is not null
"""

# Each query counts what must not be.
QUERIES = {
    "all cash together changes in the course of a game": f"""
        with total as (select title, variant, players, game, round_ordinal, sum(cash) cash, bool_or(kind = 'bank') limited
                       from ({CASH}) group by all)
        select count(*) from (select title, variant, players, game from total where limited group by all having count(distinct cash) <> 1)""",
    "shares do not add up to 100 %": """
        select count(*) from corporations where ipo_shares + pool_shares + treasury_shares + player_shares + other_shares <> 100""",
    "transfers do not explain the cash": f"""
        with change as (select *, cash - lag(cash, 1, case kind when 'bank' then null else 0 end)
                            over (partition by title, variant, players, game, kind, name order by round_ordinal) change from ({CASH})),
             moved as (select title, variant, players, game, round_ordinal, to_kind kind, to_name name, amount from flows
                       union all select title, variant, players, game, round_ordinal, from_kind, from_name, -amount from flows),
             net as (select title, variant, players, game, round_ordinal, kind, name, sum(amount) net from moved group by all)
        select count(*) from change left join net using (title, variant, players, game, round_ordinal, kind, name)
        where change <> coalesce(net, 0)""",
    "worth is not the sum of its parts": "select count(*) from players where worth <> cash + shares + privates + other",
}


def check_duckdb(folder, t):
    with duckdb.connect() as db:
        for table in TABLES:
            db.execute(f"create view {table} as select * from read_parquet('{folder}/{table}/**/*.parquet', hive_partitioning = false)")
            n = db.sql(f"select count(*) from {table}").fetchall()[0][0]
            if n != t[table].height:
                fail(f"DuckDB reads {n} rows of {table} in Parquet, Polars {t[table].height} in Arrow")
        for text, query in QUERIES.items():
            if n := db.sql(query).fetchall()[0][0]:
                fail(f"DuckDB: {text}: {n} times")
        hashes = db.sql("select title, variant, players, game, action_hash from games order by all").fetchall()
        if hashes != t["games"].select(*GAME, "action_hash").sort(*GAME, "action_hash").rows():
            fail("the games in Parquet are others than those in Arrow")


def main():
    if len(sys.argv) != 3:
        fail("expected the folders of two datasets, one in Arrow and one in Parquet files")
    arrow, parquet = map(Path, sys.argv[1:])
    check_pyarrow(arrow)
    tables = polars_tables(arrow)
    check_polars(tables)
    check_duckdb(parquet, tables)
    print(", ".join(f"{tables[t].height} {t}" for t in TABLES) + ": read by pyarrow, Polars and DuckDB, and all adds up")


if __name__ == "__main__":
    main()
