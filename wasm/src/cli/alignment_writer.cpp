#include "cli/alignment_writer.h"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "align/link_choice.h"
#include "base/error.h"
#include "text/vocabulary.h"

namespace lookback {
namespace {

std::string pharaoh(const AlignmentLinks& links) {
  std::string line;
  for (const AlignmentLink& link : links)
    line += concat(line.empty() ? "" : " ", link.source, "-", link.target);
  return line;
}

std::vector<std::string> words_of(const WordedText& text) {
  std::vector<std::string> words;
  for (const ByteRange& word : text.words)
    words.push_back(text.text.substr(word.begin, word.end - word.begin));
  return words;
}

/// Rounded as translations are, so that every machine prints the same.
double rounded(float value) { return std::stod(concat(static_cast<double>(value))); }

nlohmann::json rows_of(const NumberMatrix& matrix) {
  nlohmann::json rows = nlohmann::json::array();
  auto value = matrix.values.begin();
  for (int i = 0; i < matrix.rows; ++i) {
    nlohmann::json row = nlohmann::json::array();
    for (int j = 0; j < matrix.columns; ++j) row.push_back(rounded(*value++));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string as_json(const PairAlignment& pair) {
  nlohmann::json links = nlohmann::json::array();
  for (const AlignmentLink& link : pair.links) links.push_back({link.source, link.target});
  nlohmann::json object = {{"source", words_of(pair.source)},
                           {"target", words_of(pair.target)},
                           {"links", links},
                           {"weights", rows_of(pair.weights)}};
  if (!pair.reverse_weights.empty()) object["reverse_weights"] = rows_of(pair.reverse_weights);
  return object.dump();
}

std::string as_matrix(const PairAlignment& pair) {
  std::string table;
  for (const std::string& word : words_of(pair.source)) table += '\t' + word;
  table += '\n';
  const std::vector<std::string> target = words_of(pair.target);
  auto value = pair.weights.values.begin();
  for (int i = 0; i < pair.weights.rows; ++i) {
    table += target[static_cast<std::size_t>(i)];
    for (int j = 0; j < pair.weights.columns; ++j) {
      char number[16];
      std::snprintf(number, sizeof number, "\t%.4f", static_cast<double>(*value++));
      table += number;
    }
    table += '\n';
  }
  return table;
}

/// Each piece as a "word".
WordedText pieces_as_words(const PiecedText& text) {
  WordedText result;
  for (const std::string& piece : text.pieces) {
    result.words.push_back({result.text.size(), result.text.size() + piece.size()});
    result.text += piece;
  }
  return result;
}

}  // namespace

PairAlignment piece_alignment(const Translation& scored) {
  PairAlignment result;
  if (scored.sentences.empty()) return result;
  const SentenceTranslation& sentence = scored.sentences[0];
  const TranslatedHypothesis& forced = sentence.hypotheses[0];
  require(!forced.alignment.empty(), "the model ", scored.model,
          " has no attention, so it aligns nothing");
  result.source = pieces_as_words(sentence.source);
  result.target = pieces_as_words(forced.target);
  result.weights = forced.alignment;
  const int last = forced.alignment.rows - 1;
  for (const AlignmentLink& link : largest_links(result.weights, result.weights.columns - 1))
    if (link.target != last) result.links.insert(link);
  return result;
}

AlignmentFormat alignment_format_named(std::string_view name) {
  if (name == "pharaoh") return AlignmentFormat::pharaoh;
  if (name == "json") return AlignmentFormat::json;
  if (name == "matrix") return AlignmentFormat::matrix;
  throw Error(concat("alignments are written as pharaoh, json or matrix, not as \"", name, "\""));
}

std::string written(const PairAlignment& pair, AlignmentFormat format) {
  if (format == AlignmentFormat::json) return as_json(pair);
  return format == AlignmentFormat::matrix ? as_matrix(pair) : pharaoh(pair.links);
}

}  // namespace lookback
