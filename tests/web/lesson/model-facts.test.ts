import { expect, it } from 'vitest';
import type { TaughtModel } from '../../../web/src/lesson/measured';
import { lateSizes } from '../../../web/src/lesson/model-facts';

const model = (wiring: TaughtModel['wiring'], decoderSize: number | null): TaughtModel => ({
  scorer: 'dot',
  id: 'm',
  wiring,
  sizes: decoderSize === null ? null : { encoderSize: 1, decoderSize, attentionSize: 0 },
  measured: { aer: {} },
});

it('says how large a model of the other wiring is only where that is another size than all others have', () => {
  const [early, late] = [model('context_in', 384), model('context_out', 320)];
  expect(lateSizes([early, early, late])).toEqual({ late: 320, others: 384 });
  expect(lateSizes([early, model('context_out', 384)])).toBeNull();
  expect(lateSizes([early, early])).toBeNull();
  expect(lateSizes([early, model('context_in', 256), late]), 'the others differ among themselves').toBeNull();
  expect(lateSizes([early, model('context_out', null)]), 'nobody says').toBeNull();
  expect(lateSizes([])).toBeNull();
});
