#include "train/validation.h"
namespace lookback {
DecodedScore score_by_decoding(const BundleParts&, const std::vector<SentencePair>&, int) { return {}; }
}
