#include "translate/translation_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "translate/utf16_offsets.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

/// Seven decimals are what float32 holds of a weight; more would only be digits to transfer.
double rounded(double x) { return std::round(x * 1e7) / 1e7; }

template <class Items, class Convert>
Json list_of(const Items& items, Convert convert) {
  Json list = Json::array();
  for (const auto& item : items) list.push_back(convert(item));
  return list;
}

Json numbers(const std::vector<float>& values) {
  return list_of(values, [](float value) { return rounded(value); });
}

Json to_json(const NumberMatrix& matrix) {
  if (matrix.empty()) return nullptr;
  return {{"rows", matrix.rows}, {"columns", matrix.columns}, {"values", numbers(matrix.values)}};
}

Json to_json(const PiecedText& pieced) {
  const TokenizedText& text = pieced.tokenized;
  const Utf16Offsets offsets(text.text);
  Json tokens = Json::array();
  for (std::size_t i = 0; i < text.tokens.size(); ++i) {
    const Token& token = text.tokens[i];
    tokens.push_back({{"piece", pieced.pieces[i]},
                      {"text", text.text.substr(token.begin, token.end - token.begin)},
                      {"id", token.id},
                      {"begin", offsets[token.begin]},
                      {"end", offsets[token.end]},
                      {"word", token.word}});
  }
  const Json words = list_of(text.words, [&](const ByteRange& word) {
    return Json{{"begin", offsets[word.begin]}, {"end", offsets[word.end]}};
  });
  return {{"text", text.text}, {"tokens", tokens}, {"words", words}};
}

Json to_json(const std::vector<PieceCandidate>& step) {
  return list_of(step, [](const PieceCandidate& candidate) {
    return Json{{"piece", candidate.piece},
                {"id", candidate.id},
                {"logProbability", rounded(candidate.log_probability)}};
  });
}

Json to_json(const TranslatedHypothesis& hypothesis) {
  return {{"target", to_json(hypothesis.target)},
          {"alignment", to_json(hypothesis.alignment)},
          {"wordAlignment", to_json(hypothesis.word_alignment)},
          {"tokenLogProbabilities", numbers(hypothesis.token_log_probabilities)},
          {"logProbability", rounded(hypothesis.log_probability)},
          {"score", rounded(hypothesis.score)},
          {"finished", hypothesis.finished},
          {"looping", hypothesis.looping},
          {"candidates",
           list_of(hypothesis.candidates, [](const auto& step) { return to_json(step); })}};
}

const char* name_of(BeamNodeState state) {
  switch (state) {
    case BeamNodeState::expanded:
      return "expanded";
    case BeamNodeState::alive:
      return "alive";
    case BeamNodeState::finished:
      return "finished";
    case BeamNodeState::cut:
      return "cut";
    case BeamNodeState::pruned:
      return "pruned";
  }
  return "";
}

Json trace_json(const SentenceTranslation& sentence) {
  Json nodes = Json::array();
  for (std::size_t i = 0; i < sentence.trace.nodes.size(); ++i) {
    const BeamNode& node = sentence.trace.nodes[i];
    nodes.push_back({{"parent", node.parent},
                     {"id", node.token},
                     {"piece", sentence.trace_pieces[i]},
                     {"step", node.step},
                     {"logProbability", rounded(node.log_probability)},
                     {"totalLogProbability", rounded(node.total_log_probability)},
                     {"score", rounded(node.score)},
                     {"state", name_of(node.state)}});
  }
  return nodes;
}

Json to_json(const SentenceTranslation& sentence) {
  Json json = {
      {"source", to_json(sentence.source)},
      {"hypotheses", list_of(sentence.hypotheses, [](const auto& item) { return to_json(item); })},
      {"scores", to_json(sentence.hypotheses[0].energies)}};
  if (!sentence.trace.nodes.empty()) json["trace"] = trace_json(sentence);
  return json;
}

}  // namespace

std::string translation_json(const Translation& translation) {
  const Json notes = list_of(translation.notes, [](const Note& note) {
    return Json{{"kind", name_of(note.kind)}, {"text", note.text}};
  });
  return Json{
      {"model", translation.model},
      {"text", translation.text},
      {"translation", translation.translation},
      {"sentences", list_of(translation.sentences, [](const auto& item) { return to_json(item); })},
      {"notes", notes},
      {"milliseconds", std::round(translation.milliseconds * 100) / 100}}
      .dump();
}

std::string model_info_json(const Translator& translator) {
  const ModelConfig& config = translator.config();
  return Json{{"id", config.id},
              {"title", config.title},
              {"source", config.source_language},
              {"target", config.target_language},
              {"scorer", name_of(config.scorer)},
              {"wiring", name_of(config.wiring)},
              {"parameters", translator.model().parameter_count()}}
      .dump();
}

}  // namespace lookback
