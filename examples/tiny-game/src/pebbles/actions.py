"""Commands as small integers and back: action k takes k + 1."""

from pebbles.model import MOST_TAKEN, Command, Options, Take


def count(options: Options) -> int:
    return MOST_TAKEN


def command(options: Options, action: int) -> Command:
    return Take(action + 1)


def action(options: Options, command: Command) -> int:
    return command.count - 1
