"""Writes two small safetensors files from the format's description alone (struct and json), so that
neither the C++ reader nor the C++ writer is tested against itself.

    /usr/bin/python3 tests/golden/safetensors/make_files.py
"""

import json
import struct
from pathlib import Path

FOLDER = Path(__file__).parent


def file_bytes(header: str, data: bytes) -> bytes:
    text = header.encode("utf-8")
    return struct.pack("<Q", len(text)) + text + data


def canonical() -> bytes:
    """As our writer lays it out: four-byte elements first, then by name; data at a multiple of 8."""
    data = b""
    header = {"__metadata__": {"format": "pt", "note": "回看"}}
    for name, dtype, shape, raw in [
        ("alpha.weight", "F32", [2, 3], struct.pack("<6f", 0.5, -1.25, 3.0, 1e-3, -0.0, 65504.0)),
        ("beta.bias", "F32", [2], struct.pack("<2f", 7.0, -8.5)),
        ("gamma.weight.scale", "F32", [2], struct.pack("<2f", 0.25, 0.5)),
        ("steps", "I32", [1], struct.pack("<i", -123456789)),
        ("gamma.weight", "I8", [2, 3], struct.pack("<6b", -127, -1, 0, 1, 64, 127)),
    ]:
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    size = len(text.encode("utf-8"))
    return file_bytes(text + " " * (-size % 8), data)


def foreign() -> bytes:
    """Allowed, but not as we write it: white space, keys in any order, an escaped name, a header of odd
    length, floats at odd offsets, a tensor without dimensions and one without elements."""
    header = """{
      "w\\u00f6rter": {"shape": [3], "data_offsets": [0, 3], "dtype": "I8"},
      "single": {"dtype": "F32", "data_offsets": [3, 7], "shape": []},
      "none": {"dtype": "F32", "shape": [0, 4], "data_offsets": [7, 7]},
      "matrix": {"data_offsets": [7, 23], "dtype": "F32", "shape": [2, 2]}
    }"""
    if len(header.encode("utf-8")) % 2 == 0:
        header += " "
    data = struct.pack("<3b", -128, 5, 127) + struct.pack("<5f", 2.5, 1.0, -2.0, 3.5, -4.25)
    return file_bytes(header, data)


if __name__ == "__main__":
    (FOLDER / "canonical.safetensors").write_bytes(canonical())
    (FOLDER / "foreign.safetensors").write_bytes(foreign())
