"""``solo``, ``arena`` and ``fields``: how strong computer players are."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, TypeVar

from cyclopts import Parameter, validators
from msgspec.structs import replace

from seabattle.arena import (
    SECONDS,
    ArenaWorkerPool,
    Contest,
    ContestReport,
    Failing,
    Fault,
    Field,
    FieldSource,
    Outcome,
    Proportion,
    Series,
    SoloReport,
    SoloRun,
    Statistic,
    contest_report,
    field_line,
    may_be_a_series,
    read_fields,
    solo_report,
)
from seabattle.bots import find_bot
from seabattle.bots.roster import is_ours
from seabattle.rules import Ruleset
from seabattle.speech import say
from seabattle.terminal.console import (
    AsJson,
    Lang,
    Seed,
    language,
    make_folder,
    print_json,
    read_text,
    reading,
    write_file,
)
from seabattle.terminal.progress import show_progress
from seabattle.terminal.standard_streams import print_error
from seabattle.terminal.table_options import NO_AGREEMENT, Agreement, VariantOption, ruleset_for
from seabattle.trouble import Trouble

EXIT_OK, EXIT_NOTHING, EXIT_INTERRUPTED = 0, 1, 130
MOST_FAULTS = 20

Games = Annotated[
    int, Parameter(help="Number of games.", validator=validators.Number(gte=1, lte=1_000_000))
]
Limit = Annotated[
    float,
    Parameter(
        help="Time limit per decision, in seconds.", validator=validators.Number(gt=0, lte=86400)
    ),
]
Workers = Annotated[
    int, Parameter(help="Number of worker processes.", validator=validators.Number(gte=1, lte=256))
]

T = TypeVar("T")


def solo(
    *,
    variant: VariantOption,
    bot: Annotated[str, Parameter(help="The bot: hunter, admiral:3 or ./mybot.py:MyBot.")],
    games: Games = 1000,
    seed: Seed = 1,
    agreed: Agreement = NO_AGREEMENT,
    fields: Annotated[
        Path | None, Parameter(help='File of fleets to sink, as "seabattle fields" prints them.')
    ] = None,
    workers: Workers = 1,
    limit: Limit = SECONDS,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Measure a bot alone: shots, misses and turns needed to sink a fleet."""
    spoken = language(lang)
    ruleset = _require_own_seas(ruleset_for(variant, agreed))
    find_bot(bot)
    targets, kind = _read_or_draw_fields(ruleset, fields, games, seed)
    run = SoloRun(ruleset, bot, seed, targets)
    numbers = range(len(targets))
    # A bot that might hang or end its process plays in a worker process.
    apart = workers > 1 or not is_ours(bot)
    results = (
        ArenaWorkerPool(run, workers, limit).results(numbers) if apart else map(run.play, numbers)
    )
    started = perf_counter()
    done, stopped = _collect_results(show_progress(results, len(targets), bot))
    report = solo_report(done, perf_counter() - started)
    if json:
        print_json(
            {"variant": ruleset.name, "bot": bot, "seed": seed, "fields": kind}
            | {"stopped": stopped, "report": report}
        )
    else:
        print(_solo_text(report, spoken, ruleset, bot, kind))
        _print_faults(report.faults, spoken)
    if stopped:
        return _tell_stop(spoken, len(done), len(targets))
    return EXIT_OK if report.games else EXIT_NOTHING


def arena(
    *,
    variant: VariantOption,
    bots: Annotated[
        str, Parameter(help="Comma-separated bots, such as admiral,hunter,./mybot.py:MyBot.")
    ],
    games: Games = 1000,
    seed: Seed = 1,
    agreed: Agreement = NO_AGREEMENT,
    match: Annotated[
        int,
        Parameter(
            help="Games per match between the same two bots; they may learn during a match.",
            validator=validators.Number(gte=1, lte=10_000),
        ),
    ] = 1,
    records: Annotated[
        Path | None, Parameter(help='Keep every game in this folder, for "seabattle analyse".')
    ] = None,
    workers: Workers = 1,
    limit: Limit = SECONDS,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Play bots against each other with sides swapped, and report win rates."""
    spoken = language(lang)
    ruleset = ruleset_for(variant, agreed)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if len(names) < 2:
        raise Trouble("arena/two-bots")
    for name in names:
        find_bot(name)
    if match > 1 and not may_be_a_series(ruleset):
        raise Trouble("arena/match-of-two", variant=ruleset.name)
    if records is not None:
        make_folder(records)
    contest = Contest(ruleset, names, seed, keeps_records=records is not None)
    done: list[Outcome]
    if match > 1:
        series = Series(contest, match)
        games = series.matches(games) * match
        done, stopped = _play_matches(series, games, workers, limit, records)
    else:
        played = ArenaWorkerPool(contest, workers, limit).results(range(games))
        results = (_keep_record(outcome, records) for outcome in played)
        done, stopped = _collect_results(show_progress(results, games, ruleset.name))
    report = contest_report(contest, done)
    if json:
        print_json(
            {"variant": ruleset.name, "seats": ruleset.seats, "seed": seed}
            | {"stopped": stopped, "report": report}
        )
    else:
        print(_contest_text(report, spoken, ruleset))
        _print_faults(report.faults, spoken)
    return _tell_stop(spoken, len(done), games) if stopped else EXIT_OK


def _tell_stop(lang: str, done: int, games: int) -> int:
    """Say that these are the figures of a part; after Ctrl-C the exit code is that of Ctrl-C."""
    print_error(say(lang, "arena-stopped", done=done, games=games))
    return EXIT_INTERRUPTED


def _keep_record(outcome: Outcome, folder: Path | None) -> Outcome:
    """Write a game down as soon as it is over, and let go of it."""
    if folder is None or outcome.record is None:
        return outcome
    write_file(folder / f"game-{outcome.number + 1:06}.jsonl", outcome.record)
    return replace(outcome, record=None)


def _play_matches(
    series: Series, games: int, workers: int, limit: float, records: Path | None
) -> tuple[list[Outcome], bool]:
    """The games of as many matches as are needed, or of those that ended before Ctrl-C."""
    matches = series.matches(games)
    pool: ArenaWorkerPool[tuple[Outcome, ...]] = ArenaWorkerPool(series, workers, limit)
    kept = (
        tuple(_keep_record(outcome, records) for outcome in outcomes)
        for outcomes in pool.results(range(matches))
    )
    results = show_progress(kept, matches, series.contest.ruleset.name)
    played, stopped = _collect_results(results)
    return [outcome for outcomes in played for outcome in outcomes], stopped


def fields(
    *,
    variant: VariantOption,
    games: Games = 1000,
    seed: Seed = 1,
    agreed: Agreement = NO_AGREEMENT,
    lang: Lang = None,
) -> None:
    """Print random fleets for "solo --fields", one per line, to compare bots on the same ones."""
    spoken = language(lang)
    ruleset = ruleset_for(variant, agreed)
    source = FieldSource(ruleset, seed)
    kind = say(spoken, f"fields-{'even' if source.even else 'in-turn'}")
    print(f"// {ruleset.name} {ruleset.grid.rows}×{ruleset.grid.columns}, seed {seed}: {kind}")
    for field in source.draw_fields(games):
        print(field_line(ruleset, field))


def _require_own_seas(ruleset: Ruleset) -> Ruleset:
    if ruleset.sea.shared:
        raise Trouble("solo/shared", variant=ruleset.name)
    return ruleset


def _read_or_draw_fields(
    ruleset: Ruleset, file: Path | None, games: int, seed: int
) -> tuple[list[Field], str]:
    if file is None:
        source = FieldSource(ruleset, seed)
        return source.draw_fields(games), "even" if source.even else "in-turn"
    text = read_text(file)
    with reading(file):
        read = list(read_fields(ruleset, text.splitlines()))[:games]
    if not read:
        raise Trouble("field/none", file=str(file))
    return read, "file"


def _collect_results(results: Iterator[T]) -> tuple[list[T], bool]:
    """All results, or the partial results before an interrupt (Ctrl-C)."""
    done: list[T] = []
    try:
        done.extend(results)
    except KeyboardInterrupt:
        return done, True
    return done, False


def _solo_text(report: SoloReport, lang: str, ruleset: Ruleset, bot: str, kind: str) -> str:
    lines = [
        say(
            lang,
            "solo-title",
            bot=bot,
            variant=ruleset.name,
            games=report.games,
            kind=say(lang, f"fields-{kind}"),
        )
    ]
    if not report.games:
        return "\n".join([*lines, say(lang, "solo-nothing")])
    counted = {"shots": report.shots, "misses": report.misses, "turns": report.turns}
    lines += [_figure(lang, name, figure) for name, figure in counted.items() if figure]
    lines.append(
        say(
            lang,
            "solo-time",
            p50=f"{report.p50:.2f}",
            p99=f"{report.p99:.2f}",
            speed=f"{report.games_per_second:.1f}",
        )
    )
    return "\n".join(lines)


def _figure(lang: str, name: str, figure: Statistic) -> str:
    return say(
        lang,
        "arena-figure",
        name=say(lang, f"arena-{name}"),
        mean=f"{figure.mean:.2f}",
        error=f"{figure.error:.2f}",
        median=f"{figure.median:g}",
        least=f"{figure.least:g}",
        most=f"{figure.most:g}",
    )


def _contest_text(report: ContestReport, lang: str, ruleset: Ruleset) -> str:
    lines = [
        say(lang, "arena-title", variant=ruleset.name, seats=ruleset.seats, games=report.games)
    ]
    width = max(len(standing.bot) for standing in report.standings)
    lines += [
        f"  {standing.bot:{width}}  {_share(lang, standing.wins)}" for standing in report.standings
    ]
    if report.drawn:
        lines.append(say(lang, "arena-drawn", games=report.drawn))
    if report.first_move is not None:
        lines.append(say(lang, "arena-first", share=_share(lang, report.first_move)))
    if report.turns is not None:
        lines.append(_figure(lang, "turns", report.turns))
    return "\n".join(lines)


def _share(lang: str, share: Proportion) -> str:
    return say(
        lang,
        "arena-share",
        rate=f"{100 * share.rate:.1f}",
        low=f"{100 * share.low:.1f}",
        high=f"{100 * share.high:.1f}",
        times=share.times,
        games=share.out_of,
    )


def _print_faults(faults: Iterable[Fault], lang: str) -> None:
    """The games that were lost by fault: the first of each kind, and how many there were."""
    kinds: dict[tuple[str, Failing], list[Fault]] = {}
    for fault in faults:
        kinds.setdefault((fault.bot, fault.failing), []).append(fault)
    for found in list(kinds.values())[:MOST_FAULTS]:
        first = found[0]
        print(
            say(
                lang,
                f"fault-{first.failing}",
                bot=first.bot,
                game=first.game + 1,
                games=len({fault.game for fault in found}),
                words=first.words,
            )
        )
