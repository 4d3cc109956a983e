#include "train/parallel_corpus.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "base/error.h"
#include "base/random.h"
#include "text/chinese_type.h"
#include "text/unicode_properties.h"
#include "text/utf8_text.h"
#include "train/letter_case.h"
#include "train/line_reader.h"

namespace lookback {
namespace {

int count_words(std::string_view text) {
  return 1 + static_cast<int>(std::count(text.begin(), text.end(), ' '));
}

bool mismatched(const SentencePair& pair, double most_ratio) {
  const auto source = static_cast<double>(to_code_points(pair.source).size());
  const auto target = static_cast<double>(to_code_points(pair.target).size());
  // Short sentences differ in length by nature: "Va !", "You should go."
  constexpr double kSlack = 15.0;
  return source > most_ratio * target + kSlack || target > most_ratio * source + kSlack;
}

/// One corpus file's pairs, in file order.
class Reader {
 public:
  Reader(const Recipe& recipe, CorpusReport& report)
      : recipe_(recipe),
        source_(space_marker_of(recipe.model.source_language)),
        target_(space_marker_of(recipe.model.target_language)),
        report_(report) {}

  std::vector<SentencePair> read(const CorpusFile& file) {
    std::vector<SentencePair> pairs;
    int skip = file.header_lines;
    const auto columns =
        static_cast<std::size_t>(std::max(file.source_column, file.target_column)) + 1;
    read_lines(file.path, [&](std::string_view line) {
      if (skip-- > 0) return;
      ++report_.lines;
      const auto fields = split_tabs(line);
      if (fields.size() < columns) {
        ++report_.malformed;
        return;
      }
      SentencePair pair{
          normalize_for(source_, fields[static_cast<std::size_t>(file.source_column)]),
          normalize_for(target_, fields[static_cast<std::size_t>(file.target_column)])};
      if (wanted(pair)) pairs.push_back(std::move(pair));
    });
    return pairs;
  }

 private:
  bool wanted(const SentencePair& pair) {
    if (pair.source.empty() || pair.target.empty()) return ++report_.empty, false;
    const int words = std::max(count_words(pair.source), count_words(pair.target));
    if (words > recipe_.prepare.most_words) return ++report_.too_long, false;
    if (mismatched(pair, recipe_.prepare.most_ratio)) return ++report_.mismatched, false;
    if (!seen_.insert(pair.source + '\t' + pair.target).second) return ++report_.repeated, false;
    return true;
  }

  const Recipe& recipe_;
  SpaceMarker source_, target_;
  CorpusReport& report_;
  std::unordered_set<std::string> seen_;
};

/// Draws sentences for dev until there are enough pairs; every pair with such a sentence leaves
/// the training data, one of them becomes a dev pair.
void divide(std::vector<SentencePair> pairs, const Recipe& recipe, ParallelCorpus& corpus) {
  const bool by_source = recipe.model.source_language == "en";
  std::unordered_map<std::string, std::vector<std::size_t>> groups;
  std::vector<std::string> order;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    std::string key = sentence_key(by_source ? pairs[i].source : pairs[i].target);
    auto& group = groups[key];
    if (group.empty()) order.push_back(std::move(key));
    group.push_back(i);
  }
  Random random(recipe.prepare.seed);
  random.shuffle(order);
  std::vector<char> held_out(pairs.size(), 0);
  const auto wanted = std::min(static_cast<std::size_t>(recipe.prepare.dev_pairs), order.size());
  for (std::size_t i = corpus.dev.size(); i < wanted; ++i) {
    const auto& group = groups[order[i]];
    corpus.dev.push_back(pairs[group[random.below(group.size())]]);
    for (const std::size_t pair : group) held_out[pair] = 1;
  }
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (!held_out[i]) corpus.train.push_back(std::move(pairs[i]));
}

}  // namespace

std::string sentence_key(std::string_view text) {
  std::string key;
  for (const char32_t code : to_code_points(text)) {
    const auto kind = unicode::character_class(code);
    if (kind == unicode::CharacterClass::letter || kind == unicode::CharacterClass::number)
      append_utf8(key, lower_case(code));
  }
  return key;
}

ParallelCorpus read_corpus(const Recipe& recipe, CorpusReport& report) {
  Reader reader(recipe, report);
  ParallelCorpus corpus;
  std::vector<SentencePair> divisible;
  for (const CorpusFile& file : recipe.corpora) {
    const std::vector<SentencePair> pairs = reader.read(file);
    require(!pairs.empty(), file.path, " holds no usable pair; check the columns in the recipe");
    if (file.dev) {
      require(file.repeat == 1, "recipe: a corpus that dev pairs come from cannot be repeated");
      divisible.insert(divisible.end(), pairs.begin(), pairs.end());
      continue;
    }
    for (int i = 0; i < file.repeat; ++i)
      corpus.train.insert(corpus.train.end(), pairs.begin(), pairs.end());
  }
  divide(std::move(divisible), recipe, corpus);
  return corpus;
}

}  // namespace lookback
