"""The page puts views together from changes exactly as the server would send them whole."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

from kit.games.law_strategy import presets
from kit.games.random_player import Habits
from kit.screens.node import bundle, run_node
from kit.servers.told_match import ToldMatch, quiet_context, visitor_at
from seabattle.game import Seat
from seabattle.game.codec import encode_json
from seabattle.server.live.listener import Listener
from seabattle.server.live.stream import Resume, first_messages, next_messages

PROGRAM = """
import { readFileSync } from 'node:fs';

const { applyChanges, learnObstacles } = await import(process.argv[2]);
let view = null;
let told = [];
let obstacles = new Map();
let checked = 0;
for (const line of readFileSync(process.argv[1], 'utf-8').split('\\n')) {
  if (!line) continue;
  const { message, whole } = JSON.parse(line);
  if (message.type === 'told') told.push(message);
  if (message.type === 'view') {
    view = message;
    told = [];
    obstacles = new Map();
  }
  if (message.type !== 'changes') continue;
  obstacles = learnObstacles(obstacles, message);
  view = applyChanges(view, message, told, obstacles);
  told = [];
  const [had, wanted] = [sorted(view), sorted(whole)];
  if (had !== wanted) throw new Error(`${had}\\n\\n${wanted}`);
  checked += 1;
}
console.log(checked);

function sorted(value) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}
"""


async def told_to(seed: int) -> list[dict[str, Any]]:
    """All messages to some reader of a game, each with the whole view at that moment."""
    context, dice = quiet_context(), Random(seed)
    ruleset = presets()[seed % len(presets())]
    told, viewer = ToldMatch(ruleset, seed), dice.choice([Seat(0), Seat(1), None])
    resume = Resume(None, views=True, lang="ru")
    readers = [Listener(context, told.live, visitor_at(viewer), "ru") for _ in range(2)]
    found: list[dict[str, Any]] = [{"message": each} for each in first_messages(readers[0], resume)]
    first_messages(readers[1], resume)
    for _ in told.pages(60, Habits(rubbish=0, leaving=0.02, closing=0.1)):
        changes = next_messages(readers[0], resume, changes=True)
        whole = next_messages(readers[1], resume)[-1:]
        found += [{"message": each, "whole": (*whole, None)[0]} for each in changes]
    return found


def test_the_page_puts_together_what_the_server_would_send_whole(tmp_path: Path) -> None:
    """Two programs in two languages add changes to a view, and must come to the same."""
    lines = [
        encode_json(each)
        for seed in range(2 * len(presets()))
        for each in asyncio.run(told_to(seed))
    ]
    trace = tmp_path / "trace.jsonl"
    trace.write_bytes(b"\n".join(lines))
    program = tmp_path / "view-changes.mjs"
    bundle("api/view-changes.ts", program)
    printed = run_node(PROGRAM, str(trace), program.as_uri())
    changes = sum(json.decode(line)["message"]["type"] == "changes" for line in lines)
    assert int(printed) == changes > 300
