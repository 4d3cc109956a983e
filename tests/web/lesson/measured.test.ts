import { describe, expect, it } from 'vitest';
import { readMetrics, readSizes } from '../../../web/src/lesson/measured';

describe('what was measured', () => {
  it('is read from the file of a model, and nothing is made up', () => {
    const file = { bleu: 40.7, alignment: { golden: { attention: { aer: 0.6 } }, other: {} } };
    expect(readMetrics(file)).toEqual({ bleu: 40.7, aer: { golden: 0.6 } });
  });

  it.each([null, 'a page', {}, { bleu: '40', alignment: { golden: { attention: { aer: 'low' } } } }])(
    'is absent where the file has none: %j',
    (file) => {
      expect(readMetrics(file)).toEqual({ aer: {} });
    },
  );
});

describe('sizes', () => {
  it('are those of the config; a scorer without any has 0', () => {
    expect(readSizes({ encoder_size: 3, decoder_size: 6 })).toEqual({
      encoderSize: 3,
      decoderSize: 6,
      attentionSize: 0,
    });
    expect(readSizes({ encoder_size: 3 })).toBeNull();
    expect(readSizes(null)).toBeNull();
  });
});
