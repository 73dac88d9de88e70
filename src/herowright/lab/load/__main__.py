"""`make load`: many live tables on one server, over loopback, for a bounded time."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from statistics import median
from typing import Any

from msgspec import json

from herowright.games import registry
from herowright.lab.load.field import Field, Host, Measured, memory
from herowright.lab.load.ours import ours
from herowright.lab.load.peers.boardgame_io import boardgame_io

PAUSE = 2.0
FLAT_OUT = 200
ROUNDS = 7
HEADER = "  tables       pace  decisions/s  arrival ms     p99 ms  confirmed ms  server µs  client µs  kB/table  lost"


def show(text: str) -> None:
    """Progress, for people only."""
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)


async def load(host: Host, tables: int, pause: float, seconds: float) -> tuple[Measured, float]:
    """The measurements, and the memory per table."""
    field = Field(host, tables, pause)
    idle = memory(host.pid)
    await field.fill(show)
    each = (memory(host.pid) - idle) / tables
    await field.run(min(2.0, seconds / 4))  # warm-up
    whole, slices = Measured(), 1 if pause else max(1, round(seconds / 5))
    for number in range(slices):
        if not pause:
            await field.fill(show)
        show(f"{host.name}: {tables} tables, slice {number + 1} of {slices}")
        whole.add(await field.run(seconds / slices))
    await field.close()
    show("")
    return whole, each


async def spectators(host: Host, watching: int, seconds: float, pause: float = 0.5) -> Measured:
    field = Field(host, 1, pause, watching)
    await field.fill(show)
    measured = await field.run(seconds)
    await field.close()
    return measured


async def compare(hosts: Sequence[Host], tables: int, rounds: int, seconds: float) -> list[list[Measured]]:
    """Short slices in turn, so that whatever else the machine does affects all alike; round by round, in the order
    of the hosts."""
    fields = [Field(host, tables, 0.0) for host in hosts]
    found: list[list[Measured]] = []
    for number in range(rounds + 1):
        measured = []
        for field in fields:
            await field.fill(show)
            show(f"round {number} of {rounds}: {field.host.name}")
            measured.append(await field.run(seconds))
        if number:  # in the first one everybody warms up
            found.append(measured)
    for field in fields:
        await field.close()
    show("")
    return found


def against_peers(game: str, tables: int, rounds: int, seconds: float) -> dict[str, Any]:
    with ExitStack() as stack:
        folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(2)]
        hosts: list[Host] = [
            stack.enter_context(boardgame_io()),
            stack.enter_context(boardgame_io(folders[0])),
            stack.enter_context(ours(folders[1], game)),
        ]
        found = asyncio.run(compare(hosts, tables, rounds, seconds))
    figures: dict[str, Any] = {"tables": tables, "rounds": rounds, "hosts": {}, "ratios": {}}
    for each, host in enumerate(hosts):
        whole = Measured()
        for measured in found:
            whole.add(measured[each])
        figures["hosts"][host.name] = whole.figures()
        if host is not hosts[-1]:
            ratios = sorted(measured[-1].rate / max(1e-9, measured[each].rate) for measured in found)
            figures["ratios"][host.name] = {"median": median(ratios), "least": ratios[0], "most": ratios[-1]}
    return figures


def print_peers(figures: dict[str, Any]) -> None:
    print(f"{figures['tables']} tables, flat out, {figures['rounds']} slices in turn")
    print(f"{'':<24} decisions/s  arrival ms     p99 ms  server µs")
    for name, host in figures["hosts"].items():
        print(
            f"{name:<24} {host['decisions_per_second']:>11} {host['arrival_median_ms']:>11} "
            f"{host['arrival_p99_ms']:>10} {host['server_us_per_decision']:>10}"
        )
    for name, ratio in figures["ratios"].items():
        print(f"herowright / {name}: {ratio['median']:.2f} ({ratio['least']:.2f} to {ratio['most']:.2f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--spectators", type=int, default=300)
    parser.add_argument("--flat-out", type=int, default=FLAT_OUT)
    parser.add_argument("--game", choices=list(registry.kits()), default=next(iter(registry.kits())))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--peers", action="store_true", help="the same load on boardgame.io, in turn with ours")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    args = parser.parse_args()
    if args.peers:
        figures = against_peers(args.game, args.flat_out, args.rounds, args.seconds / 5)
        if args.json:
            print(json.encode(figures).decode())
        else:
            print_peers(figures)
        return
    found: list[dict[str, Any]] = []
    if not args.json:
        print(HEADER, flush=True)
    plan = [(tables, PAUSE) for tables in args.tables] + ([(args.flat_out, 0.0)] if args.flat_out else [])
    for tables, pause in plan:
        with tempfile.TemporaryDirectory() as folder, ours(folder, args.game) as host:
            measured, each = asyncio.run(load(host, tables, pause, args.seconds))
        figures = {"tables": tables, "pause": pause, "kb_per_table": round(each), **measured.figures()}
        found.append(figures)
        if not args.json:
            pace = f"every {pause:g} s" if pause else "flat out"
            print(
                f"{tables:>8} {pace:>10} {figures['decisions_per_second']:>12} {figures['arrival_median_ms']:>11} "
                f"{figures['arrival_p99_ms']:>10} {figures['confirmed_median_ms']:>13} "
                f"{figures['server_us_per_decision']:>10} {figures['client_us_per_decision']:>10} {each:>9.0f} "
                f"{measured.lost:>5}",
                flush=True,
            )
        if measured.lost:
            raise SystemExit("entries were lost or reordered")
    if args.spectators:
        with tempfile.TemporaryDirectory() as folder, ours(folder, args.game) as host:
            measured = asyncio.run(spectators(host, args.spectators, args.seconds / 2))
        figures = {"spectators": args.spectators, **measured.figures()}
        found.append(figures)
        if not args.json:
            print(
                f"{args.spectators} spectators at one table: a choice is everywhere after "
                f"{figures['everywhere_median_ms']} ms (p99 {figures['everywhere_p99_ms']} ms)"
            )
    if args.json:
        print(json.encode(found).decode())


if __name__ == "__main__":
    main()
