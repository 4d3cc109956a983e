#!/usr/bin/env python3
"""Trains the model in PyTorch on given batches and prints its loss and speed, one JSON object a line.

See ../README.md for the files it reads."""
import argparse
import contextlib
import ctypes
import json
import math
import pathlib
import sys
import time

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tests" / "golden"))
import tensor_file  # noqa: E402
from pytorch_model import FastSeq2Seq  # noqa: E402

DEFAULTS = {
    "updates": 20, "learning_rate": 2e-3, "warmup_updates": 400, "decay": "none",
    "beta1": 0.9, "beta2": 0.98, "epsilon": 1e-9, "clip_norm": 1.0, "label_smoothing": 0.1,
}


def learning_rate(settings, update):
    """Of update 1, 2, …: a straight rise over warmup_updates; then flat, or falling from there."""
    warmup, peak = settings["warmup_updates"], settings["learning_rate"]
    if update < warmup or settings["decay"] == "none":
        return peak * min(1.0, update / max(1, warmup))
    if settings["decay"] == "inverse_sqrt":
        return peak * math.sqrt(max(1, warmup) / update)
    if settings["decay"] == "cosine":
        done = (update - warmup) / max(1, settings["updates"] - warmup)
        return peak * 0.5 * (1 + math.cos(math.pi * min(1.0, done)))
    raise ValueError(f"decay is {settings['decay']!r}; use none, inverse_sqrt or cosine")


def read_batches(path):
    """Returns a list of (source, source_lengths, target, real target pieces)."""
    tensors, _ = tensor_file.read(path)
    batches = []
    while f"batch.{len(batches)}.source" in tensors:
        prefix = f"batch.{len(batches)}."
        source, lengths, target = (tensors[prefix + name].long() for name in ("source", "source_lengths", "target"))
        batches.append((source, lengths, target, int(tensors[prefix + "target_lengths"].sum())))
    return batches


def train(model, batches, settings, precision):
    """Yields {update, loss, target_tokens, seconds, cpu_seconds}; the loss is that before the update."""
    optimizer = torch.optim.Adam(model.parameters(), betas=(settings["beta1"], settings["beta2"]), eps=settings["epsilon"])
    for update in range(1, settings["updates"] + 1):
        source, lengths, target, tokens = batches[(update - 1) % len(batches)]
        start, cpu_start = time.perf_counter(), time.process_time()
        optimizer.param_groups[0]["lr"] = learning_rate(settings, update)
        optimizer.zero_grad(set_to_none=True)
        with precision():
            loss = model(source, lengths, target, settings["label_smoothing"])
        loss.backward()
        if settings["clip_norm"]:
            torch.nn.utils.clip_grad_norm_(model.parameters(), settings["clip_norm"])
        optimizer.step()
        yield {"update": update, "loss": loss.item(), "target_tokens": tokens,
               "seconds": time.perf_counter() - start, "cpu_seconds": time.process_time() - cpu_start}


def summary(lines, untimed, options):
    timed = lines[untimed:]
    tokens, seconds, cpu = (sum(line[key] for line in timed) for key in ("target_tokens", "seconds", "cpu_seconds"))
    rates = sorted(line["target_tokens"] / line["seconds"] for line in timed)
    return {"tokens_per_second": tokens / seconds, "median": rates[len(rates) // 2], "best": rates[-1],
            "tokens_per_cpu_second": tokens / cpu, "updates_timed": len(timed), "threads": options.threads, "dtype": options.dtype, "torch": torch.__version__}


def keep_freed_memory():
    """Tells glibc to reuse big blocks: fresh pages for every logits buffer cost more than the arithmetic."""
    trim_threshold, mmap_max = -1, -4  # mallopt's names for them, in malloc.h
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        libc.mallopt(mmap_max, 0)
        libc.mallopt(trim_threshold, 2**31 - 1)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", help="initial model.safetensors")
    parser.add_argument("batches", help="batches.safetensors")
    parser.add_argument("settings", help="hyper-parameters as JSON")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--dtype", choices=("float32", "bf16"), default="float32")
    parser.add_argument("--untimed", type=int, default=3, help="first updates left out of the speed")
    return parser.parse_args()


def main():
    options = arguments()
    keep_freed_memory()
    torch.set_num_threads(options.threads)
    settings = {**DEFAULTS, **json.loads(pathlib.Path(options.settings).read_text())}
    if settings["updates"] <= options.untimed:
        sys.exit(f"{settings['updates']} updates leave none to time: raise \"updates\" above --untimed {options.untimed}")
    bf16 = options.dtype == "bf16"
    precision = (lambda: torch.autocast("cpu", dtype=torch.bfloat16)) if bf16 else contextlib.nullcontext
    model = FastSeq2Seq(tensor_file.read(options.model)[0])
    lines = []
    for line in train(model, read_batches(options.batches), settings, precision):
        lines.append(line)
        print(json.dumps(line), flush=True)
    print(json.dumps(summary(lines, options.untimed, options)))


if __name__ == "__main__":
    main()
