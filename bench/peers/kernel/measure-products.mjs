// Times the bare int8 product over the shapes of a decoder step, one after the other as the decoder takes them: all its
// weights pass through the caches, none stays in the nearest.

/** Steps until the compiler has done its best. */
const kWarmUp = 50;

/** Lays things out behind the module's own data. */
class Room {
  constructor({ memory, __heap_base: base }) {
    this.memory = memory;
    this.end = base.value;
  }

  array(Type, length) {
    this.end = Math.ceil(this.end / 64) * 64;
    const result = new Type(this.memory.buffer, this.end, length);
    this.end += result.byteLength;
    return result;
  }
}

/** Whole numbers that look like weights: the speed does not depend on them, the check does. */
function fill(array, largest, seed) {
  for (let i = 0, state = seed; i < array.length; ++i) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    array[i] = ((state >>> 8) % (2 * largest + 1)) - largest;
  }
}

/** The first and the last column, in some of their rows. */
function check({ rows, depth, plain, x, y }) {
  for (const column of [0, x.length / depth - 1])
    for (const row of [0, 1, rows - 1]) {
      let sum = 0;
      for (let i = 0; i < depth; ++i) sum += plain[row * depth + i] * x[column * depth + i];
      const found = y[column * rows + row];
      if (found !== sum) throw new Error(`the bare product is wrong: ${found} in place of ${sum}`);
    }
}

/**
 * Milliseconds of a step of `columns` hypotheses over these shapes ([{ rows, depth }]). So many steps are timed in one
 * stretch: a busy machine interrupts a stretch like any other work of that length, and hides from short samples.
 */
export async function measureProducts(bytes, shapes, { columns, steps }) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { pack, product, _initialize: initialize } = instance.exports;
  initialize?.();
  const room = new Room(instance.exports);
  const matrices = shapes.map(({ rows, depth }, i) => {
    const plain = new Int8Array(rows * depth);
    fill(plain, 127, i + 1);
    const rowMajor = room.array(Int8Array, rows * depth);
    rowMajor.set(plain);
    const panels = room.array(Int8Array, rows * depth);
    const scales = room.array(Float32Array, rows).fill(1);
    const x = room.array(Int16Array, depth * columns);
    fill(x, 300, i + 7);
    const y = room.array(Float32Array, rows * columns);
    pack(rowMajor.byteOffset, panels.byteOffset, rows, depth);
    const places = [panels, scales, x, y].map((array) => array.byteOffset);
    return { rows, depth, plain, x, y, run: () => product(...places, rows, depth, columns) };
  });
  const step = () => matrices.forEach(({ run }) => run());
  step();
  matrices.forEach(check);
  for (let i = 0; i < kWarmUp; ++i) step();
  const start = performance.now();
  for (let i = 0; i < steps; ++i) step();
  return (performance.now() - start) / steps;
}
