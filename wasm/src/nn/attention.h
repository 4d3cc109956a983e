#pragma once
#include <memory>

#include "base/stage_clock.h"
#include "math/attention_ops.h"
#include "nn/annotations.h"
#include "nn/scorers/make_scorer.h"

namespace lookback {

/// A source sentence made ready for the decoder: its annotations, and what the scorer (or its
/// absence) computes of them once.
template <class T>
struct AttendedSource {
  Annotations<T> annotations;
  T keys{};           ///< the scorer's keys [n x Tx*B]
  T fixed_context{};  ///< without attention: [h→ ; h←] of the last states, [2h x B]
};

/// What one look at the source gave. Without attention only the context is set.
template <class T>
struct Attended {
  T energies{};  ///< e [Tx x k]
  T weights{};   ///< α [Tx x k]; each column sums to one, padding is 0
  T context{};   ///< c [2h x k]
  T state{};     ///< s, the decoder state that asked [d x k]
};

/// Attention over the encoder states: scores, softmax, weighted sum. Without a scorer, the
/// bottleneck it was invented against: one fixed vector, the same at every step.
template <class T>
class Attention {
 public:
  Attention(Parameters<T>& parameters, const ModelConfig& config)
      : scorer_(make_scorer<T>(parameters, config)) {}

  bool has_alignment() const { return scorer_ != nullptr; }
  /// None in a model without attention.
  const AttentionScorer<T>* scorer() const { return scorer_.get(); }

  AttendedSource<T> prepare(const Annotations<T>& annotations) const {
    AttendedSource<T> source{annotations, {}, {}};
    if (scorer_ != nullptr) {
      source.keys = scorer_->project(annotations.states);
    } else {
      source.fixed_context = stack_rows(annotations.forward_last, annotations.backward_last);
    }
    return source;
  }

  /// `query` [d x k] is the decoder state that asks; `forced`, if set, are weights [Tx x k] to use
  /// in place of the computed ones ("what if it had looked there?").
  Attended<T> attend(const AttendedSource<T>& source, const T& query, const T& forced = {}) const {
    const StageScope stage(Stage::attend);
    if (scorer_ == nullptr) return {{}, {}, fixed_context(source, cols(query))};
    Attended<T> result;
    result.state = query;
    result.energies = scorer_->score(source.keys, query, source.annotations.positions);
    result.weights =
        is_set(forced) ? forced : masked_softmax(result.energies, source.annotations.lengths);
    result.context = weighted_sum(source.annotations.states, result.weights);
    return result;
  }

 private:
  /// For `count` columns: hypotheses of one sentence, or the first `count` sentences.
  static T fixed_context(const AttendedSource<T>& source, int count) {
    const T& context = source.fixed_context;
    return cols(context) > count ? slice_cols(context, 0, count) : repeat_cols(context, count);
  }

  std::unique_ptr<AttentionScorer<T>> scorer_;
};

}  // namespace lookback
