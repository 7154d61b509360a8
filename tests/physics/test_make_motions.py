"""The motions that the browser's decoder is tested with, checked with the Python decoder."""

import base64
import json

from tests.physics.make_motions import FILE, decoded, invented

from rivage.core import Pose


def test_the_decoder_gives_the_values_that_the_browser_is_tested_with() -> None:
    for stored in json.loads(FILE.read_text()):
        fresh = decoded(stored["name"], base64.b64decode(stored["text"]), [Pose(*pose) for pose in stored["start"]])
        assert json.loads(json.dumps(fresh)) == stored


def test_encoding_the_invented_motion_gives_the_stored_bytes() -> None:
    assert json.loads(json.dumps(invented())) in json.loads(FILE.read_text())
