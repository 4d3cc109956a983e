// The page's own module, called as the page's worker calls it (web/src/worker/translator-session.ts): text in, JSON out.

/** The module's options of a search. */
export const decodingOptions = ({ beamSize, lengthPenalty, minimumLength, maximumLength }) => ({
  beamSize,
  lengthPenalty,
  minimumLength,
  maximumLength,
  splitSentences: false,
});

class Engine {
  constructor(module, translator) {
    this.module = module;
    this.translator = translator;
  }

  /** The memory grows and is never given back, so this is the most that was ever needed. */
  moduleBytes() {
    return this.module.HEAPU8.length;
  }

  translate({ text }, options) {
    const task = this.translator.start(text, JSON.stringify(decodingOptions(options)));
    while (task.step());
    const [sentence] = JSON.parse(task.finish()).sentences;
    task.delete();
    const [best] = sentence.hypotheses;
    const { columns, values } = best.alignment;
    return {
      ids: best.target.tokens.map((token) => token.id),
      alignment: best.target.tokens.map((_, i) => values.slice(i * columns, (i + 1) * columns)),
      logProbability: best.logProbability,
    };
  }

  /** The same with the clock between the calls: milliseconds of each part, and how many steps there were. */
  stages({ text }, options) {
    const clock = [performance.now()];
    const task = this.translator.start(text, JSON.stringify(decodingOptions(options)));
    clock.push(performance.now());
    // The first step reads the source as well.
    let more = task.step();
    clock.push(performance.now());
    let steps = 0;
    for (; more; ++steps) more = task.step();
    clock.push(performance.now());
    const json = task.finish();
    clock.push(performance.now());
    JSON.parse(json);
    clock.push(performance.now());
    task.delete();
    const [tokenise, first, rest, finish, parse] = clock.slice(1).map((time, i) => time - clock[i]);
    return { tokenise, first, rest, finish, parse, steps };
  }

  /** The source as peers are given it, so that all read the same pieces. */
  piecesOf(text) {
    const task = this.translator.start(text, '{"splitSentences":false}');
    const [sentence] = JSON.parse(task.finish()).sentences;
    task.delete();
    return { text: sentence.source.text, ids: sentence.source.tokens.map((token) => token.id) };
  }
}

export async function createEngine({ fetchBytes, files, route }) {
  const { default: createModule } = await import(files.module);
  const module = await createModule({ wasmBinary: await fetchBytes(files.wasm) });
  const model = new module.ModelFiles();
  const weights = route === 'float32' ? files.floatWeights : files.weights;
  const parts = { ...files.model, 'model.safetensors': weights };
  for (const [name, file] of Object.entries(parts)) {
    const bytes = await fetchBytes(file);
    model.addFile(name, bytes.length).set(bytes);
  }
  const translator = module.Translator.create(model);
  model.delete();
  return new Engine(module, translator);
}
