// The safetensors format (docs/formats.md), read and written; in Node and in a worker.

const kTypes = { F32: Float32Array, I8: Int8Array, I32: Int32Array };

/** { name: { type, shape, values } } of a file's bytes; values are typed arrays of their own. */
export function readSafetensors(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Number(view.getBigUint64(0, true));
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
  delete header.__metadata__;
  const tensors = {};
  for (const [name, { dtype, shape, data_offsets: offsets }] of Object.entries(header)) {
    if (!(dtype in kTypes)) throw new Error(`${name} is of type ${dtype}; only ${Object.keys(kTypes)} are read`);
    // A copy, because a typed array must begin at a multiple of its element's size. (A Node Buffer's own slice is none.)
    const data = Uint8Array.prototype.slice.call(bytes, 8 + length + offsets[0], 8 + length + offsets[1]);
    tensors[name] = { type: dtype, shape, values: new kTypes[dtype](data.buffer) };
  }
  return tensors;
}

/** The bytes of a file with these tensors. */
export function writeSafetensors(tensors) {
  const header = {};
  let end = 0;
  for (const [name, { type, shape, values }] of Object.entries(tensors)) {
    header[name] = { dtype: type, shape, data_offsets: [end, (end += values.byteLength)] };
  }
  const text = JSON.stringify(header);
  const head = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 8) * 8));
  const bytes = new Uint8Array(8 + head.length + end);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(head.length), true);
  bytes.set(head, 8);
  for (const [name, { values }] of Object.entries(tensors)) {
    const at = 8 + head.length + header[name].data_offsets[0];
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), at);
  }
  return bytes;
}
