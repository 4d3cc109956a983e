import create from 'lookback-wasm';
import { hasFeatures } from './features';
import { offer } from './offer';
import { useRelaxedDots } from './relaxed-dots';

/** The engine's script. */
offer({ create, runsHere: hasFeatures, prepare: useRelaxedDots });
