/** Where the engine's script leaves its function when a page imports it: a name that nobody else uses or lists. */
export const kEngineHook: unique symbol = Symbol.for('lookback.engine');
