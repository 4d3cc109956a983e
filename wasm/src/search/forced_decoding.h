#pragma once
#include "search/decoding.h"
#include "search/frontier.h"

namespace lookback {

/// Teacher forcing: the given target and then the end token, whatever the model would have said,
/// with what each token cost and where the model looked. Lengths, filters and the beam have no say.
class ForcedDecoding : public Decoding {
 public:
  /// Throws Error if the options do not suit the model or have no forced_target.
  ForcedDecoding(StepModel& model, const DecodingOptions& options);

  bool step() override;
  SearchResult finish() const override;

 private:
  DecodingOptions options_;
  Frontier frontier_;
  bool done_ = false;
};

}  // namespace lookback
