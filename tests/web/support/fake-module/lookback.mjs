/**
 * A stand-in for the WebAssembly module, for unit tests of what lies around it: the same surface, but it "translates"
 * by a word list of twelve words. It is no model, and nothing that ships uses it.
 */
import { createHash } from './sha256.mjs';

const kWords = {
  il: 'he',
  elle: 'she',
  a: 'has',
  "m'a": 'me',
  "m'": 'me',
  entarté: 'pied',
  je: 'I',
  "j'aime": 'I love',
  "l'apprentissage": 'learning',
  profond: 'deep',
  la: 'the',
  gare: 'station',
};

/** Pieces of at most four letters, the first of a word with the mark. */
function tokenize(text) {
  const words = [...text.matchAll(/\S+/g)].map((found) => ({ begin: found.index, end: found.index + found[0].length }));
  const tokens = [];
  words.forEach(({ begin, end }, word) => {
    for (let at = begin; at < end; at += 4) {
      const stop = Math.min(end, at + 4);
      const piece = text.slice(at, stop);
      tokens.push({
        piece: (at === begin ? '▁' : '') + piece,
        text: piece,
        id: 10 + tokens.length,
        begin: at,
        end: stop,
        word,
      });
    }
  });
  const end = text.length;
  tokens.push({ piece: '</s>', text: '', id: 2, begin: end, end, word: words.length });
  words.push({ begin: end, end });
  return { text, tokens, words };
}

/** A soft diagonal whose rows sum to one. */
function diagonal(rows, columns) {
  const values = [];
  for (let row = 0; row < rows; ++row) {
    const middle = ((row + 0.5) / rows) * columns - 0.5;
    const weights = Array.from({ length: columns }, (_, column) => Math.exp(-2.5 * Math.abs(column - middle)));
    const sum = weights.reduce((a, b) => a + b, 0);
    values.push(...weights.map((weight) => weight / sum));
  }
  return { rows, columns, values };
}

/** As the core does: source columns summed, target rows averaged. */
function merge(alignment, source, target) {
  const rows = target.words.length;
  const columns = source.words.length;
  const values = new Array(rows * columns).fill(0);
  target.tokens.forEach((to, row) => {
    const share = 1 / target.tokens.filter((other) => other.word === to.word).length;
    source.tokens.forEach((from, column) => {
      values[to.word * columns + from.word] += share * alignment.values[row * alignment.columns + column];
    });
  });
  return { rows, columns, values };
}

function translateSentence(text) {
  const source = tokenize(text);
  const words = source.words.slice(0, -1).map(({ begin, end }) => text.slice(begin, end));
  const known = words.map((word) => kWords[word.toLowerCase().replace(/[.!?]$/, '')] ?? word);
  const target = tokenize(known.join(' '));
  const alignment = diagonal(target.tokens.length, source.tokens.length);
  const tokenLogProbabilities = target.tokens.map(() => -0.25);
  const logProbability = -0.25 * target.tokens.length;
  return {
    source,
    hypotheses: [
      {
        target,
        alignment,
        wordAlignment: merge(alignment, source, target),
        tokenLogProbabilities,
        logProbability,
        score: -0.25,
        finished: true,
        candidates: target.tokens.map(({ piece, id }) => [{ piece, id, logProbability: -0.25 }]),
      },
    ],
  };
}

class ModelFiles {
  constructor() {
    this.files = new Map();
  }
  addFile(name, size) {
    const bytes = new Uint8Array(size);
    this.files.set(name, bytes);
    return bytes;
  }
  verify(name, hex) {
    const bytes = this.files.get(name);
    if (!bytes) throw new Error(`no file "${name}"`);
    if (createHash(bytes) !== hex) throw new Error(`the SHA-256 of "${name}" is not the one promised`);
  }
  delete() {
    this.files = null;
  }
}

class Task {
  constructor(model, text) {
    const sentences = text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .filter(Boolean);
    this.left = sentences.reduce((sum, sentence) => sum + tokenize(sentence).tokens.length, 0);
    this.result = { model, text: text.trim(), sentences };
  }
  step() {
    return --this.left > 0;
  }
  finish() {
    const sentences = this.result.sentences.map(translateSentence);
    const translation = sentences.map((sentence) => sentence.hypotheses[0].target.text).join(' ');
    return JSON.stringify({ ...this.result, translation, sentences, milliseconds: 1.5 });
  }
  delete() {
    this.result = null;
  }
}

class Translator {
  static create(files) {
    const config = files.files.get('config.json');
    if (!config) throw new Error('config.json is missing');
    const translator = new Translator();
    translator.info = JSON.parse(new TextDecoder().decode(config));
    return translator;
  }
  modelInfo() {
    return JSON.stringify(this.info);
  }
  start(text) {
    return new Task(this.info.id, text);
  }
  delete() {
    this.info = null;
  }
}

/** Knows one rule of the core's, by its sentence. */
function checkConfig(json) {
  const { scorer, encoder_size, decoder_size } = JSON.parse(json);
  if (scorer === 'dot' && decoder_size !== 2 * encoder_size) throw new Error(`scorer 'dot' needs 'decoder_size'`);
}

export default async function createLookbackModule() {
  return { ModelFiles, Translator, checkConfig, sha256Hex: createHash };
}
