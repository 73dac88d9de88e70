"""`herowright bench`: how fast tables are, compared with other engines in the same run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from herowright.cli.params import AsJson, Lang, seconds
from herowright.cli.simulate import grid
from herowright.cli.speech import Speaker, complain, decimal, language, print_json, progress_bar


def bench(
    peers: Annotated[bool, typer.Option("--peers")] = False,
    span: Annotated[float, typer.Option("--seconds", metavar="S", parser=seconds)] = 3.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright import games
    from herowright.lab import bench as lab

    speaker = Speaker(lang)
    try:
        with progress_bar(speaker.text("cli-bench-progress"), 1) as bar:
            report = lab.bench(
                games(), peers, span, lambda done, of: bar.update(bar.task_ids[0], completed=done, total=of)
            )
    except lab.MissingPeers as error:
        complain(error, language(lang), json)
        raise typer.Exit(1) from None
    if json:
        print_json(report)
    else:
        show(speaker, report)


def show(speaker: Speaker, report: Mapping[str, Any]) -> None:
    columns = ("decisions", "steps", "clones")
    table = grid(speaker, "cli-bench-title", "", *(f"cli-column-{column}" for column in columns))
    for id, rates in (*report["games"].items(), *report["peers"].items()):
        table.add_row(
            id,
            *(speaker.number(rates[f"{column}_per_second"]) for column in columns),
            style="bold" if id in report["games"] else None,
        )
    speaker.show(table)
    speaker.say("cli-bench-compiled" if report["compiled"] else "cli-bench-pure")
    for peer in report["missing"]:
        speaker.say("cli-bench-missing", peer=peer, command="pip install 'herowright[bench]'")
    for id, rates in report["games"].items():
        if rates["ratio"] is not None:
            for line, name in (("ratio", ""), ("copies", "copies_")):
                low, high = (decimal(bound, 2) for bound in rates[f"{name}spread"])
                ratio = decimal(rates[f"{name}ratio"], 2)
                speaker.say(f"cli-bench-{line}", game=id, ratio=ratio, low=low, high=high)
        ratios = {"deepcopy": decimal(rates["clone_ratio"], 1), "lean": decimal(rates["lean_clone_ratio"], 1)}
        speaker.say("cli-bench-clones", game=id, **ratios)
        late, middle = (decimal(rates[name] / 1000) for name in ("table_bytes", "table_bytes_middle"))
        speaker.say("cli-bench-memory", game=id, late=late, middle=middle)
