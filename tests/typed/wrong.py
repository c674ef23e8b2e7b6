"""The same project with mistakes: each line that ends in `# wrong` must be refused by both type checkers."""

from swordfish import IllegalMove, Table
from swordfish.envs.gymnasium import AgainstBots
from swordfish.games import swipe, swirl
from swordfish.games.swirl.model import Play

table = Table("swipe", seats=3, seed=1)
table.push(Play(3))  # wrong
table.say(3)  # wrong
state: swirl.State = table.state  # wrong
table.state.hands  # wrong
table.options.creatures  # wrong
command: str = table.pop()  # wrong
table.write_command("1")  # wrong
Table("swipe", seats="three")  # wrong
Table("swipe", seed=[1])  # wrong
Table("swirl", 2)  # wrong
IllegalMove()  # wrong
places: tuple[int, ...] = table.places  # wrong
twin: Table[swirl.State, swirl.Command, swirl.Event, swirl.Options] = table.copy()  # wrong
right: Table[swipe.State, swipe.Command, swipe.Event, swipe.Options] = table.copy()
AgainstBots("swirl", bots=3)  # wrong
AgainstBots("swirl", layout=1)  # wrong
AgainstBots("swirl").step()  # wrong
