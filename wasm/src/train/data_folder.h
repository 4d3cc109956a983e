#pragma once
#include <string>
#include <vector>

#include "text/subword_tokenizer.h"
#include "train/parallel_corpus.h"

namespace lookback {

/// A prepared corpus: train.tsv, dev.tsv (source TAB target, normalised) and the two tokenizers
/// that were learnt from it.
struct PreparedData {
  std::vector<SentencePair> train;
  std::vector<SentencePair> dev;
  SubwordTokenizer source;
  SubwordTokenizer target;
};

/// Learns the subword vocabularies from the training pairs.
PreparedData prepare(ParallelCorpus corpus, const Recipe& recipe);

void write_data_folder(const std::string& folder, const PreparedData& data);
/// Throws Error, with the command that makes the folder, when it is missing.
PreparedData read_data_folder(const std::string& folder);

}  // namespace lookback
