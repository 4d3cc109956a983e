// Writes ONNX models: a graph is a list of calls, each naming the values it reads and the one that it makes.
import proto from 'onnx-proto';

const { onnx } = proto;
/** Element types, ONNX' numbers. */
export const kFloat = 1;
export const kUint8 = 2;
export const kInt8 = 3;
export const kInt32 = 6;
export const kInt64 = 7;

/** Version 8 of the format and 15 of the operators: old enough for the library, new enough for all that is used. */
const kFormat = 8;
const kOperators = 15;

function attribute(name, value) {
  const { AttributeType } = onnx.AttributeProto;
  if (typeof value === 'string') return { name, type: AttributeType.STRING, s: new TextEncoder().encode(value) };
  if (Array.isArray(value)) return { name, type: AttributeType.INTS, ints: value };
  return { name, type: AttributeType.INT, i: value };
}

/** A dimension is a number, or a name where it is known only at run time. */
function valueInfo(name, elemType, dimensions) {
  const dim = dimensions.map((size) => (typeof size === 'string' ? { dimParam: size } : { dimValue: size }));
  return { name, type: { tensorType: { elemType, shape: { dim } } } };
}

export class OnnxGraph {
  constructor() {
    this.nodes = [];
    this.constants = new Map();
    this.inputs = [];
    this.outputs = [];
  }

  input(name, type, dimensions) {
    this.inputs.push(valueInfo(name, type, dimensions));
    return name;
  }

  output(name, type, dimensions) {
    this.outputs.push(valueInfo(name, type, dimensions));
  }

  /** A constant under this name; given twice it is the same one. */
  constant(name, type, dims, values) {
    if (!this.constants.has(name)) {
      const rawData = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      this.constants.set(name, { name, dataType: type, dims, rawData });
    }
    return name;
  }

  floats(name, { shape, values }) {
    return this.constant(name, kFloat, shape, values);
  }

  /** Whole numbers: axes, shapes, lengths of parts. */
  integers(...values) {
    return this.constant(`integers ${values}`, kInt64, [values.length], BigInt64Array.from(values, BigInt));
  }

  /** Calls an operator; returns the name of what it makes (or the names, given a list of them). */
  call(operator, inputs, made, attributes = {}) {
    const output = [made].flat();
    const attributeList = Object.entries(attributes).map(([name, value]) => attribute(name, value));
    this.nodes.push({ opType: operator, name: output[0], input: inputs, output, attribute: attributeList });
    return made;
  }

  bytes() {
    const { nodes: node, inputs: input, outputs: output } = this;
    const graph = { name: 'lookback', node, input, output, initializer: [...this.constants.values()] };
    const model = {
      irVersion: kFormat,
      producerName: 'lookback',
      graph,
      opsetImport: [{ domain: '', version: kOperators }],
    };
    return onnx.ModelProto.encode(onnx.ModelProto.fromObject(model)).finish();
  }
}
