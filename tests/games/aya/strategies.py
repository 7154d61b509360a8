"""Hypothesis strategies for actions."""

from hypothesis import strategies as st

from rivage.games.aya import actions as act
from rivage.games.aya.components import ANIMAL, KINDS
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.state import DOMINO_KINDS

numbers = st.integers(-99_999, 99_999)
angles = st.integers(0, 3599)
spots = st.builds(Spot, numbers, numbers, angles)
motions = st.tuples(*[st.integers(-999, 999)] * 3)
dominoes = st.integers(0, 999)
animals = st.sampled_from(sorted(ANIMAL))
seats = st.integers(0, 4)
rests = st.builds(act.Rest, *[st.integers(-99_999_999, 99_999_999)] * 7)

actions = st.one_of(
    st.builds(act.First, seats),
    st.builds(act.Start, spots),
    st.sampled_from([act.Flip(), act.Draw(), act.Take(), act.Reserve(), act.Landscape(), act.Back(), act.Glass()]),
    st.builds(act.Place, spots, st.booleans(), motions),
    st.builds(act.Lay, spots, spots, motions),
    st.builds(act.Animal, spots, numbers, numbers, motions),
    st.builds(act.Buffer, spots),
    st.builds(act.Turn, dominoes, angles),
    st.builds(act.Raise, dominoes, st.none() | spots, motions),
    st.builds(act.Put, animals, numbers, numbers),
    st.builds(act.Push, dominoes),
    st.builds(act.Drew, st.sampled_from(DOMINO_KINDS)),
    st.builds(act.Tile, st.sampled_from(sorted(KINDS))),
    st.builds(act.Meet, animals),
    st.builds(
        act.Rests,
        st.lists(st.tuples(dominoes, rests), max_size=4).map(tuple),
        st.lists(st.tuples(animals, rests), max_size=3).map(tuple),
    ),
    st.builds(act.Fell, st.lists(dominoes, max_size=6).map(tuple)),
    st.builds(act.Late, seats),
)
