#pragma once
#include "search/search_result.h"
#include "translate/loaded_model.h"
#include "translate/translation.h"

namespace lookback {

/// Puts what the search found for one source sentence into words.
SentenceTranslation describe(const SearchResult& found, const PiecedText& source,
                             const LoadedModel& model);

}  // namespace lookback
