#pragma once
#include <memory>

#include "search/search_result.h"
#include "search/step_model.h"

namespace lookback {

/// A decoding that can be left between steps: `while (decoding.step()) {}` runs it to its end, and
/// a newer request simply stops calling. The model must outlive it and serve nothing else.
class Decoding {
 public:
  Decoding() = default;
  Decoding(const Decoding&) = delete;
  Decoding& operator=(const Decoding&) = delete;
  virtual ~Decoding() = default;

  /// Decodes one target position; false once there is nothing more to do. Throws Error if the
  /// model's answer is not made of log-probabilities.
  virtual bool step() = 0;

  /// The result so far; `complete` says whether it is final. May be called at any time.
  virtual SearchResult finish() const = 0;
};

/// Beam search, sampling or forced decoding, by the options. Throws Error if the options do not
/// suit the model.
std::unique_ptr<Decoding> make_decoding(StepModel& model, const DecodingOptions& options);

}  // namespace lookback
