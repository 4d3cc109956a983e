"""Fixtures of whole tiny models: every parameter, one batch, logits, alignment, loss, every gradient, and
the losses of ten Adam updates on that batch (the idea of llm.c's debug state)."""
import copy

import torch

from parts import SMOOTHING, randomise
from seq2seq import EOS, Config, Seq2Seq, shift_right, smoothed_loss

SOURCE_LENGTHS = [5, 2, 6, 1]
TARGET_LENGTHS = [4, 6, 3, 2]
UPDATES = 10
ADAM = {"lr": 1e-3, "betas": (0.9, 0.98), "eps": 1e-9}
SCORERS = ("none", "dot", "general", "reduced_rank", "additive")


def random_ids(lengths, vocabulary):
    """[T x B]: pieces from 3 up, </s> last, padding after it."""
    ids = torch.zeros(max(lengths), len(lengths), dtype=torch.long)
    for column, length in enumerate(lengths):
        ids[: length - 1, column] = torch.randint(3, vocabulary, (length - 1,))
        ids[length - 1, column] = EOS
    return ids


def adam_losses(model, batch):
    """Loss before the first update and after each, [UPDATES + 1]; no clipping. Leaves `model` as it is."""
    model = copy.deepcopy(model)
    optimizer = torch.optim.Adam(model.parameters(), **ADAM)
    losses = []
    for update in range(UPDATES + 1):
        optimizer.zero_grad()
        logits, _ = model(batch["source"], batch["source_lengths"], batch["target_input"])
        loss = smoothed_loss(logits, batch["target"], SMOOTHING)
        losses.append(loss.detach())
        if update < UPDATES:
            loss.backward()
            optimizer.step()
    return torch.stack(losses)


def whole_model(config):
    model = randomise(Seq2Seq(config))
    target = random_ids(TARGET_LENGTHS, config.target_vocabulary)
    batch = {
        "source": random_ids(SOURCE_LENGTHS, config.source_vocabulary),
        "source_lengths": torch.tensor(SOURCE_LENGTHS),
        "target": target,
        "target_lengths": torch.tensor(TARGET_LENGTHS),
        "target_input": shift_right(target),
    }
    logits, alignment = model(batch["source"], batch["source_lengths"], batch["target_input"])
    loss = smoothed_loss(logits, target, SMOOTHING)
    loss.backward()
    result = {**model.state_dict(), **batch, "logits": logits, "loss": loss}
    if alignment is not None:
        result["alignment"] = alignment
    result.update({f"gradient.{name}": p.grad for name, p in model.named_parameters()})
    result["adam_losses"] = adam_losses(model, batch)
    return result


def configurations():
    """File name -> Config. Every scorer in every wiring with GRU; LSTM where the wiring differs."""
    found = {}
    for cell in ("gru", "lstm"):
        for scorer in SCORERS:
            for wiring in ("context_in", "context_out"):
                found[f"model_{scorer}_{wiring}_{cell}"] = Config(cell=cell, scorer=scorer, wiring=wiring)
    for cell, scorers in (("gru", SCORERS), ("lstm", ("general",))):
        for scorer in scorers:
            out = {"cell": cell, "scorer": scorer, "wiring": "context_out"}
            found[f"model_{scorer}_context_out_direct_{cell}"] = Config(attentional_layer=False, **out)
            found[f"model_{scorer}_context_out_feeding_{cell}"] = Config(input_feeding=True, **out)
    for cell in ("gru", "lstm"):
        found[f"model_additive_context_in_{cell}_2_layers"] = Config(cell=cell, encoder_layers=2)
    return found
