"""Datasets in the libraries that read them: pandas, polars, Hugging Face datasets, Minari."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from swordfish.cli import main
from swordfish.envs import minari
from swordfish.record import read


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three records of greedy against random, written by `simulate --out`."""
    folder = tmp_path_factory.mktemp("games")
    words = ["simulate", "swirl", "--seats", "greedy,random", "--games", "3", "--seed", "outside", "--jobs", "1"]
    assert main([*words, "--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def parquet(games: Path) -> Path:
    path = games / "swirl.parquet"
    assert main(["dataset", *map(str, sorted(games.glob("*.jsonl"))), "-o", str(path)]) == 0
    return path


def test_pandas_and_polars_read_the_same_rows(parquet: Path) -> None:
    pandas: Any = import_module("pandas")
    polars: Any = import_module("polars")
    frame, other = pandas.read_parquet(parquet), polars.read_parquet(parquet)
    assert len(frame) == len(other) > 20
    assert set(frame.player) == {"greedy", "random"}
    assert other["observation"].dtype == polars.Array(polars.Int32, len(frame.observation[0]))


def test_datasets_of_hugging_face_read_it_with_its_shapes(parquet: Path, tmp_path: Path) -> None:
    datasets: Any = import_module("datasets")
    found = datasets.load_dataset("parquet", data_files=str(parquet), split="train", cache_dir=str(tmp_path))
    assert found.features["observation"].length == len(found[0]["observation"])


def test_the_schema_says_what_the_numbers_are(parquet: Path) -> None:
    arrow: Any = import_module("pyarrow.parquet")
    told = {
        name.decode(): json.loads(text)
        for name, text in arrow.read_schema(parquet).metadata.items()
        if name != b"ARROW:schema"
    }
    assert told["game"] == "swirl"
    assert told["versions"]["rules"] == 2


def test_minari_stores_and_samples_episodes(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    records = [read(path) for path in sorted(games.glob("*.jsonl"))]
    found = minari.export(records, "swordfish/swirl/test-v0", author="swordfish", description="three games")
    assert found.total_episodes == 6
    for episode in found.iterate_episodes():
        assert len(episode.observations["observation"]) == len(episode.actions) + 1
        assert episode.terminations[-1]
        assert abs(episode.rewards[-1]) <= 1
