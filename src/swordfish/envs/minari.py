"""Export recorded games as a Minari dataset: an episode per seat and record, with observations and action masks.

Minari is not part of an extra: people who export for it have it.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from swordfish.core import BadRecord, Over, chosen, line
from swordfish.envs.arrays import Seen, mask, seen_space, styled
from swordfish.envs.episode import Setting
from swordfish.envs.rewards import PLACES, reward
from swordfish.envs.tensors import viewed
from swordfish.record import Record


def export(records: Sequence[Record], name: str, *, pay: str = PLACES, **about: Any) -> Any:
    """Create the dataset of that name, such as `swordfish/swirl/greedy-v0`, in Minari's folder and return it.

    The records are finished games with equal options. Further keywords go to `minari.create_dataset_from_buffers`.
    """
    header = records[0].header
    setting = Setting.of(header.game, header.options)
    if any(record.header.options != header.options or record.header.game != header.game for record in records):
        raise BadRecord("dataset-sizes")
    buffer: Any = import_module("minari.data_collector").EpisodeBuffer
    found = (episode for record in records for episode in episodes(setting, record, pay))
    return import_module("minari").create_dataset_from_buffers(
        name,
        [buffer(id=number, **episode) for number, episode in enumerate(found)],
        observation_space=seen_space(setting),
        action_space=Discrete(setting.numbering.count),
        **about,
    )


def episodes(setting: Setting, record: Record, pay: str) -> Iterator[dict[str, Any]]:
    """For each seat that chose anything: what it saw and did, up to what it sees at the end."""
    rules, entries, state = record.game, line(record.entries), record.start
    seen: list[list[Seen]] = [[] for _ in range(setting.seats)]
    actions: list[list[int]] = [[] for _ in range(setting.seats)]
    for at, entry in enumerate(entries):
        if found := chosen(rules, state, entries, at):
            seat = found.seat
            marks = mask(setting, state, seat, rules.legal(state, seat))
            seen[seat].append(styled(setting, viewed(setting, rules.view(state, seat), seat), marks))
            actions[seat].append(setting.numbering.action(state, seat, found.command))
        state = rules.evolve(state, entry.event)
    end = rules.due(state)
    gains = reward(setting.game, pay)(end, state) if isinstance(end, Over) else [0.0] * setting.seats
    everything = np.ones(setting.numbering.count, np.int8)
    for seat, chosen_actions in enumerate(actions):
        if steps := len(chosen_actions):
            last = styled(setting, viewed(setting, rules.view(state, seat), seat), everything)
            each = [*seen[seat], last]
            yield {
                "observations": {part: np.stack([one[part] for one in each]) for part in last},
                "actions": np.array(chosen_actions, np.int64),
                "rewards": np.array([0.0] * (steps - 1) + [gains[seat]]),
                "terminations": np.array([False] * (steps - 1) + [isinstance(end, Over)]),
                "truncations": np.array([False] * (steps - 1) + [not isinstance(end, Over)]),
            }
