// Holds the #include lines of the C++ core against wasm/layers.json.

/** Headers of the libraries that layers.json names. */
const libraries = {
  eigen: /^(unsupported\/)?Eigen\//,
  json: /^nlohmann\//,
  utfcpp: /^utf8(cpp)?(\.h$|\/)/,
  cli11: /^CLI\//,
  onednn: /^(oneapi\/dnnl\/|dnnl|omp\.h$)/, // its threads are OpenMP's
  zlib: /^zlib\.h$/,
  embind: /^emscripten\//,
  threads: /^(thread|mutex|shared_mutex|condition_variable|future|stop_token|semaphore|latch|barrier)$/,
};

/** Headers for vector instructions and for pages of memory: kernels and arenas live in math. */
const machineHeaders = /^(wasm_simd128|immintrin|emmintrin|smmintrin|arm_neon|cpuid|sys\/mman)\.h$/;

const standardHeader = /^[a-z0-9_]+$/;

/** Files that alone may include a library, so that its quirks stay in one place. */
const onlyIn = { eigen: 'wasm/src/math/eigen.h' };

const layerOf = (path) => path.match(/^wasm\/src\/([^/]+)\//)?.[1];

/** The include lines of a file: [{ line, name, quoted }]. */
export function includesOf(text) {
  return text.split('\n').flatMap((content, index) => {
    const found = content.match(/^\s*#\s*include\s*([<"])([^>"]+)[>"]/);
    return found ? [{ line: index + 1, name: found[2], quoted: found[1] === '"' }] : [];
  });
}

function complainQuoted(layer, name, layers, exists) {
  const used = name.split('/')[0];
  if (!name.includes('/') || !(used in layers)) return `"${name}": write it as "layer/file.h"`;
  if (!exists(`wasm/src/${name}`)) return `"${name}" does not exist`;
  if (used !== layer && !layers[layer].includes(used))
    return `"${name}": ${layer} may use ${layers[layer].join(', ') || 'nothing'}, not ${used}`;
  return undefined;
}

function complainAngled(path, layer, name, layers) {
  const library = Object.keys(libraries).find((one) => libraries[one].test(name));
  if (library) {
    if (!layers[layer].includes(library)) return `<${name}>: ${layer} may not use ${library}`;
    if (onlyIn[library] && path !== onlyIn[library]) return `<${name}>: only ${onlyIn[library]} includes ${library}`;
    return undefined;
  }
  if (machineHeaders.test(name)) return layer === 'math' ? undefined : `<${name}>: vector instructions belong to math`;
  return standardHeader.test(name) ? undefined : `<${name}>: a library that no layer may use`;
}

/** Complaints about one file of wasm/src: "path:line: why". `exists` tells whether a path is a file. */
export function checkCppFile(path, text, layers, exists) {
  const layer = layerOf(path);
  if (!(layer in layers)) return [`${path}: wasm/layers.json has no layer "${layer}"`];
  return includesOf(text).flatMap(({ line, name, quoted }) => {
    const why = quoted ? complainQuoted(layer, name, layers, exists) : complainAngled(path, layer, name, layers);
    return why ? [`${path}:${line}: ${why}`] : [];
  });
}

/** Complaints about the list itself: a layer may use only layers named before it, or libraries. */
export function checkLayerList(layers) {
  const names = Object.keys(layers);
  return names.flatMap((name, index) =>
    layers[name]
      .filter((used) => !(used in libraries) && !names.slice(0, index).includes(used))
      .map((used) => `wasm/layers.json: ${name} uses ${used}, which is neither a lower layer nor a known library`),
  );
}
