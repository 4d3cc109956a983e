import { AttentionFileError, wordsOf, type Attention } from '../../attention-files/attention';
import { kFormats, readAttention, type AttentionFormat } from '../../attention-files/read-attention';
import '../../messages/file-words';
import type { MessageKey } from '../../messages/messages';
import { matrixAlignment } from '../../views/matrix-alignment';
import type { Alignment } from '../../views/alignment-view';

export interface Given {
  readonly source: string;
  readonly target: string;
  readonly weights: string;
  readonly src: string;
  readonly format: string;
  readonly sentence: number;
  /** Text of a script inside the element. */
  readonly inside: string;
}

export interface Problem {
  readonly key: MessageKey;
  readonly values: Record<string, string | number>;
  readonly detail: string;
}

/** A map's weights, from attributes, a script inside, or a file; or what is wrong with them. Never throws. */
export async function readMatrix(given: Given): Promise<{ alignment: Alignment } | { problem: Problem }> {
  try {
    const attention = given.weights === '' ? chosen(await textOf(given), given) : fromAttributes(given);
    const { source, target, weights, sourceEnd = false, targetEnd = false } = attention;
    return {
      alignment: matrixAlignment({ words: source, hasEnd: sourceEnd }, { words: target, hasEnd: targetEnd }, weights),
    };
  } catch (error) {
    return { problem: problemOf(error, given) };
  }
}

async function textOf({ src, inside }: Given): Promise<string> {
  if (src === '') return inside;
  const response = await fetch(new URL(src, document.baseURI)).catch(() => null);
  const file = src.slice(0, 120);
  if (!response) throw new AttentionFileError('file.unreachable', 0, { file });
  if (!response.ok) throw new AttentionFileError('file.refused', 0, { file, status: response.status });
  return response.text();
}

function chosen(text: string, { format, source, target, sentence }: Given): Attention {
  const named = kFormats.find((name) => name === format) ?? '';
  if (format !== '' && named === '') throw new AttentionFileError('file.unknown', 1);
  const all = readAttention(text, named satisfies AttentionFormat | '', {
    ...(source !== '' && { source }),
    ...(target !== '' && { target }),
  });
  const one = all[sentence - 1];
  if (!one) throw new AttentionFileError('file.noSentence', 0, { count: all.length, wanted: sentence });
  return one;
}

/** `.6 .4; .3 .7` with words in the other attributes; JSON is read by the same reader as files are. */
function fromAttributes({ source, target, weights }: Given): Attention {
  const rows = weights.trim().startsWith('[')
    ? weights
    : JSON.stringify(
        weights
          .split(/[;\n]/)
          .filter((row) => row.trim() !== '')
          .map((row) =>
            row
              .trim()
              .split(/[\s,]+/)
              .map(numberOf),
          ),
      );
  const words = JSON.stringify({ source: wordsOf(source), target: wordsOf(target) });
  return readAttention(`${words.slice(0, -1)},"weights":${rows}}`, 'json')[0]!;
}

function numberOf(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value)) throw new AttentionFileError('file.number', 1, { text: text.slice(0, 20) });
  return value;
}

function problemOf(error: unknown, { src }: Given): Problem {
  if (error instanceof AttentionFileError) {
    const values = { line: error.line, ...error.values };
    return { key: error.key, values, detail: error.message };
  }
  return { key: 'failure.unreachable', values: {}, detail: src.slice(0, 120) };
}
