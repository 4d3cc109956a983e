#!/usr/bin/env python3
"""Holds the fast PyTorch model to the golden fixture: loss, every gradient, and ten Adam updates."""
import contextlib
import pathlib
import sys

import torch

from pytorch_model import FastSeq2Seq
from pytorch_train import DEFAULTS, tensor_file, train

TOLERANCE = 1e-5
FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "tests" / "golden"


def differences(name):
    """What is compared -> greatest absolute difference."""
    golden, _ = tensor_file.read(FIXTURES / f"{name}.safetensors")
    weights = {key[9:]: golden[key[9:]] for key in golden if key.startswith("gradient.")}
    source, lengths, target = (golden[key].long() for key in ("source", "source_lengths", "target"))
    model = FastSeq2Seq(weights)
    model(source, lengths, target, 0.1).backward()
    found = {f"gradient.{key}": (g - golden[f"gradient.{key}"]).abs().max() for key, g in model.gradients().items()}
    settings = {**DEFAULTS, "updates": 11, "learning_rate": 1e-3, "warmup_updates": 0, "clip_norm": None}
    lines = list(train(FastSeq2Seq(weights), [(source, lengths, target, 1)], settings, contextlib.nullcontext))
    found["adam_losses"] = (torch.tensor([line["loss"] for line in lines]) - golden["adam_losses"]).abs().max()
    return found


def main():
    for name in ("model_additive_context_in_gru", "model_additive_context_in_gru_2_layers"):
        what, worst = max(differences(name).items(), key=lambda item: item[1])
        print(f"{name}: greatest difference {worst:.2e} ({what})")
        if not worst <= TOLERANCE:
            sys.exit(f"above {TOLERANCE}")


if __name__ == "__main__":
    main()
