#include "translate/translation_json.h"

#include "translate/json_writer.h"
#include "translate/utf16_offsets.h"

namespace lookback {
namespace {

/// Writes a list, each item by `write_item`.
template <class Items, class WriteItem>
void write_list(JsonWriter& json, const Items& items, WriteItem write_item) {
  json.begin_array();
  for (const auto& item : items) write_item(item);
  json.end_array();
}

void write(JsonWriter& json, const std::vector<float>& values) {
  write_list(json, values, [&](float value) { json.number(static_cast<double>(value)); });
}

void write(JsonWriter& json, const NumberMatrix& matrix) {
  if (matrix.empty()) {
    json.null();
    return;
  }
  json.begin_object().key("rows").integer(matrix.rows).key("columns").integer(matrix.columns);
  json.key("values");
  write(json, matrix.values);
  json.end_object();
}

void write_range(JsonWriter& json, const Utf16Offsets& offsets, std::size_t begin,
                 std::size_t end) {
  json.key("begin").integer(static_cast<std::int64_t>(offsets[begin]));
  json.key("end").integer(static_cast<std::int64_t>(offsets[end]));
}

void write(JsonWriter& json, const PiecedText& pieced) {
  const TokenizedText& text = pieced.tokenized;
  const Utf16Offsets offsets(text.text);
  json.begin_object().key("text").text(text.text).key("tokens").begin_array();
  for (std::size_t i = 0; i < text.tokens.size(); ++i) {
    const Token& token = text.tokens[i];
    const std::string_view covered = text.text;
    json.begin_object().key("piece").text(pieced.pieces[i]);
    json.key("text").text(covered.substr(token.begin, token.end - token.begin));
    json.key("id").integer(token.id);
    write_range(json, offsets, token.begin, token.end);
    json.key("word").integer(token.word).end_object();
  }
  json.end_array().key("words");
  write_list(json, text.words, [&](const ByteRange& word) {
    json.begin_object();
    write_range(json, offsets, word.begin, word.end);
    json.end_object();
  });
  json.end_object();
}

void write(JsonWriter& json, const std::vector<PieceCandidate>& step) {
  write_list(json, step, [&](const PieceCandidate& candidate) {
    json.begin_object().key("piece").text(candidate.piece).key("id").integer(candidate.id);
    json.key("logProbability").number(static_cast<double>(candidate.log_probability));
    json.end_object();
  });
}

void write(JsonWriter& json, const TranslatedHypothesis& hypothesis) {
  json.begin_object().key("target");
  write(json, hypothesis.target);
  json.key("alignment");
  write(json, hypothesis.alignment);
  json.key("wordAlignment");
  write(json, hypothesis.word_alignment);
  json.key("tokenLogProbabilities");
  write(json, hypothesis.token_log_probabilities);
  json.key("logProbability").number(hypothesis.log_probability);
  json.key("score").number(hypothesis.score);
  json.key("finished").boolean(hypothesis.finished).key("looping").boolean(hypothesis.looping);
  json.key("candidates");
  write_list(json, hypothesis.candidates, [&](const auto& step) { write(json, step); });
  json.end_object();
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

void write_trace(JsonWriter& json, const SentenceTranslation& sentence) {
  json.key("trace").begin_array();
  for (std::size_t i = 0; i < sentence.trace.nodes.size(); ++i) {
    const BeamNode& node = sentence.trace.nodes[i];
    json.begin_object().key("parent").integer(node.parent).key("id").integer(node.token);
    json.key("piece").text(sentence.trace_pieces[i]).key("step").integer(node.step);
    json.key("logProbability").number(static_cast<double>(node.log_probability));
    json.key("totalLogProbability").number(node.total_log_probability);
    json.key("score").number(node.score).key("state").text(name_of(node.state)).end_object();
  }
  json.end_array();
}

void write(JsonWriter& json, const EnergyTerm& term) {
  json.begin_object().key("dimension").integer(term.dimension);
  json.key("key").number(static_cast<double>(term.key));
  json.key("query").number(static_cast<double>(term.query));
  json.key("weight").number(static_cast<double>(term.weight));
  json.key("value").number(static_cast<double>(term.value)).end_object();
}

void write(JsonWriter& json, const StepExplanation& explanation) {
  json.begin_object().key("position").integer(explanation.place.position);
  json.key("source").integer(explanation.place.source);
  json.key("dimensions").integer(explanation.dimensions).key("terms");
  write_list(json, explanation.terms, [&](const EnergyTerm& term) { write(json, term); });
  json.key("rest").number(explanation.rest).key("state");
  write(json, explanation.state);
  json.key("context");
  write(json, explanation.context);
  json.key("annotations");
  write(json, explanation.annotations);
  json.end_object();
}

void write(JsonWriter& json, const SentenceTranslation& sentence) {
  json.begin_object().key("source");
  write(json, sentence.source);
  json.key("hypotheses");
  write_list(json, sentence.hypotheses, [&](const auto& item) { write(json, item); });
  json.key("scores");
  write(json, sentence.hypotheses[0].energies);
  if (!sentence.trace.nodes.empty()) write_trace(json, sentence);
  if (sentence.explanation) {
    json.key("explanation");
    write(json, *sentence.explanation);
  }
  json.end_object();
}

}  // namespace

std::string translation_json(const Translation& translation) {
  JsonWriter json;
  json.begin_object().key("model").text(translation.model).key("text").text(translation.text);
  json.key("translation").text(translation.translation).key("sentences");
  write_list(json, translation.sentences, [&](const auto& item) { write(json, item); });
  json.key("notes");
  write_list(json, translation.notes, [&](const Note& note) {
    json.begin_object().key("kind").text(name_of(note.kind)).key("text").text(note.text);
    json.end_object();
  });
  json.key("milliseconds").number(translation.milliseconds, 2).key("stages").begin_object();
  for (std::size_t i = 0; i < kStageCount; ++i)
    json.key(name_of(static_cast<Stage>(i))).number(translation.stages[i], 3);
  json.end_object().end_object();
  return json.result();
}

std::string model_info_json(const Translator& translator) {
  const ModelConfig& config = translator.config();
  JsonWriter json;
  json.begin_object().key("id").text(config.id).key("title").text(config.title);
  json.key("source").text(config.source_language).key("target").text(config.target_language);
  json.key("scorer").text(name_of(config.scorer)).key("wiring").text(name_of(config.wiring));
  json.key("attentionalLayer").boolean(config.attentional_layer);
  json.key("inputFeeding").boolean(config.input_feeding);
  json.key("embeddingSize").integer(config.embedding_size);
  json.key("encoderSize").integer(config.encoder_size);
  json.key("decoderSize").integer(config.decoder_size);
  json.key("attentionSize").integer(config.attention_size);
  json.key("decoding").begin_object();
  json.key("beamSize").integer(config.decoding.beam_size);
  json.key("lengthPenalty").number(config.decoding.length_penalty);
  json.key("coveragePenalty").number(config.decoding.coverage_penalty).end_object();
  json.key("parameters").integer(translator.model().parameter_count()).end_object();
  return json.result();
}

}  // namespace lookback
