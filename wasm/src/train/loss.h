#pragma once
#include <cstdint>

#include "autograd/ops.h"  // the words that nn is written in, for Var
#include "autograd/tape.h"
#include "nn/seq2seq_model.h"
#include "train/batcher.h"

namespace lookback {

struct LossOptions {
  float label_smoothing = 0.0f;
  Dropout dropout;
  /// Number that the summed loss is divided by: the target pieces of all shards.
  int tokens = 1;
  bool learn = true;
  std::vector<Var>* forward_states = nullptr;  ///< if set, gets the encoder's, by position
};

/// The loss of a batch under teacher forcing: every step is fed the reference's previous piece.
/// Runs the model on the tape of the current scope; with `learn`, fills the parameters' gradients.
double batch_loss(const Seq2SeqModel<Var>& model, const Batch& batch, const LossOptions& options,
                  Tape& tape);

}  // namespace lookback
