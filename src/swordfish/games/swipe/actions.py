"""Commands of swipe as small integers and back: action v takes from seat v."""

from swordfish.games.swipe.model import Options, Swipe


def count(options: Options) -> int:
    return options.seats


def command(options: Options, action: int) -> Swipe:
    return Swipe(victim=action)


def action(options: Options, command: Swipe) -> int:
    return command.victim
