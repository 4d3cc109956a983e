import create from 'lookback-wasm-scalar';
import { offer } from './offer';

/** The engine's script for browsers without SIMD or without WebAssembly's own exceptions: any WebAssembly will do. */
offer({ create, runsHere: () => Promise.resolve(true), prepare: () => undefined });
