// The page's own module, called as the page's worker calls it (web/src/worker/translator-session.ts): text in, JSON out.

/** The module's options of a search. */
export const decodingOptions = ({ beamSize, lengthPenalty, minimumLength, maximumLength }) => ({
  beamSize,
  lengthPenalty,
  minimumLength,
  maximumLength,
  splitSentences: false,
  candidates: 0,
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

  /** Milliseconds by stage, as the core counts them, and what lies between it and us: calls, and JSON. */
  stages({ text }, options) {
    const start = performance.now();
    const task = this.translator.start(text, JSON.stringify(decodingOptions(options)));
    while (task.step());
    const { stages, milliseconds } = JSON.parse(task.finish());
    task.delete();
    return { ...stages, bindings: performance.now() - start - milliseconds };
  }

  /** The source as peers are given it, so that all read the same pieces. */
  piecesOf(text) {
    const task = this.translator.start(text, '{"splitSentences":false}');
    const [sentence] = JSON.parse(task.finish()).sentences;
    task.delete();
    return { text: sentence.source.text, ids: sentence.source.tokens.map((token) => token.id) };
  }
}

const startPlain = async (createModule, fetchBytes, { wasm }) => createModule({ wasmBinary: await fetchBytes(wasm) });

/** As web/src/worker/wasm-module.ts and relaxed-dots.ts do it. */
async function startRelaxed(createModule, fetchBytes, files) {
  const [engine, relaxed] = [await fetchBytes(files.wasm), await fetchBytes(files.relaxed)];
  let exports;
  const started = await new Promise((resolve, reject) => {
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(engine, imports).then((made) => {
        exports = made.instance.exports;
        receive(made.instance, made.module);
      }, reject);
      return {};
    };
    createModule({ wasmBinary: engine, instantiateWasm }).then(resolve, reject);
  });
  const exported = (kind) => Object.values(exports).find((one) => one instanceof kind);
  const [memory, table] = [exported(WebAssembly.Memory), exported(WebAssembly.Table)];
  const dots = new WebAssembly.Instance(new WebAssembly.Module(relaxed), { env: { memory } }).exports.int8Dots;
  const place = table.grow(1);
  table.set(place, dots);
  started.useInt8Dots(place);
  return started;
}

export async function createEngine({ fetchBytes, files, route }) {
  const { default: createModule } = await import(files.module);
  const start = route === 'relaxed' ? startRelaxed : startPlain;
  const weights = route === 'float32' ? files.floatWeights : files.weights;
  const parts = Object.entries({ ...files.model, 'model.safetensors': weights });
  const [module, ...contents] = await Promise.all([
    start(createModule, fetchBytes, files),
    ...parts.map(([, file]) => fetchBytes(file)),
  ]);
  const model = new module.ModelFiles();
  parts.forEach(([name], at) => model.addFile(name, contents[at].length).set(contents[at]));
  const translator = module.Translator.create(model);
  model.delete();
  return new Engine(module, translator);
}
