"""The browser reads motions by a reader of its own: what it is tested with is what ours finds."""

import base64
import json

from tests.physics.make_motions import FILE, invented, told

from rivage.core import Pose


def test_the_motions_the_browser_is_tested_with_are_read_so_by_ours() -> None:
    for kept in json.loads(FILE.read_text()):
        fresh = told(kept["name"], base64.b64decode(kept["text"]), [Pose(*pose) for pose in kept["start"]])
        assert json.loads(json.dumps(fresh)) == kept


def test_the_invented_motion_is_written_as_it_was() -> None:
    assert json.loads(json.dumps(invented())) in json.loads(FILE.read_text())
