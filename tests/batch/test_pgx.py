# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false
"""The pgx adapter. pgx is not among the development requirements; .venv-bench has it (`make bench`)."""

from typing import Any, Literal

import pytest

from swordfish.core import Refusal

GAMES = ("swipe", "swirl", "swishbones")
"""Random play of swish in ticks does not end."""


def test_without_pgx_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from swordfish.batch import pgx

    def nothing(name: str) -> None:
        """No package is installed."""

    monkeypatch.setattr(pgx, "find_spec", nothing)
    with pytest.raises(Refusal) as refused:
        pgx.make("swipe")
    assert refused.value.key == "batch-no-pgx"


def randomly(key: Any, legal: Any) -> Any:
    """Any legal action of one table or of each table."""
    import jax
    import jax.numpy as jnp

    return jax.random.categorical(key, jnp.log(legal.astype(jnp.float32)))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_pgx_accepts_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """pgx's own test, with our id in its list, and a random choice that newer versions of JAX accept for one state."""
    suite: Any = pytest.importorskip("pgx._src.api_test")
    import jax

    from swordfish.batch import pgx

    monkeypatch.setattr(suite, "EnvId", Literal["swipe", "swirl", "swish", "swishbones"])
    monkeypatch.setattr(suite, "act_randomly", jax.jit(randomly))
    suite.api_test(pgx.make(game), 3)
