"""A bus and a database belong together, or are refused: all combinations."""

import pytest

from rivage.hosting.cluster import agree_on_cluster_id
from rivage.hosting.errors import OtherCluster


class Database:
    """As much of a database as keeps the cluster id."""

    def __init__(self, kept: str) -> None:
        self.kept = kept

    async def cluster(self, name: str) -> str:
        self.kept = self.kept or name
        return self.kept


@pytest.mark.parametrize(
    ("bus", "database", "alone", "others", "outcome"),
    [
        ("", "", True, False, "new"),
        ("", "", False, False, "new"),
        ("a", "a", True, False, "a"),
        ("a", "a", False, True, "a"),
        ("a", "a", True, True, "a"),
        ("a", "b", True, False, "The database belongs to the nodes of another bus or --cluster"),
        ("a", "b", False, True, "The database belongs to the nodes of another bus or --cluster"),
        ("", "a", True, False, "a"),  # a fresh bus, and nobody uses the database
        ("", "a", False, False, "in use by the nodes of another bus, or of another --cluster on this one"),
        ("a", "", True, False, "a"),  # a fresh database, and nobody uses the bus
        ("a", "", True, True, "Nodes with another database use this bus"),
        ("a", "", False, True, "Nodes with another database use this bus"),
    ],
)
async def test_a_bus_and_a_database_belong_together_or_are_refused(
    bus: str, database: str, alone: bool, others: bool, outcome: str
) -> None:
    log = Database(database)
    if " " in outcome:
        with pytest.raises(OtherCluster, match=f"{outcome}.*nothing was written"):
            await agree_on_cluster_id(bus, log.cluster, alone=alone, others=others)
        assert log.kept == database
    else:
        found = await agree_on_cluster_id(bus, log.cluster, alone=alone, others=others)
        assert log.kept == found
        assert found == outcome or (outcome == "new" and len(found) == 16)
