import { FailureError, failureOf, type FailureCode } from '../protocol/failure';
import { fetchText } from './fetch-text';
import type { ByModel, GradientReport, LengthReport, Measurements } from '../protocol/measurements';

/** What was measured, from `measurements/` in `base`. A file that this site does not have counts as empty. */
export async function fetchMeasurements(base: string, get: typeof fetch = fetch): Promise<Measurements> {
  const [lengths, gradients] = await Promise.all([
    fetchReports(new URL('measurements/lengths.json', base).href, isLengthReport, get),
    fetchReports(new URL('measurements/gradients.json', base).href, isGradientReport, get),
  ]);
  return { lengths, gradients };
}

async function fetchReports<Report>(
  url: string,
  isWhole: (report: unknown) => report is Report,
  get: typeof fetch,
): Promise<ByModel<Report>> {
  const name = url.slice(url.lastIndexOf('/') + 1);
  try {
    return parseReports(await fetchText(url, name, get), isWhole, name);
  } catch (error) {
    // Some hosts answer with their front page where there is nothing.
    if (kNotThere.has(failureOf(error).code)) return {};
    throw error;
  }
}

const kNotThere: ReadonlySet<FailureCode> = new Set(['not-found', 'web-page']);

function parseReports<Report>(text: string, isWhole: (report: unknown) => report is Report, name: string) {
  let file: { models?: Record<string, unknown> } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    throw new FailureError('truncated', name);
  }
  const whole = Object.entries(file?.models ?? {}).filter((one): one is [string, Report] => isWhole(one[1]));
  return Object.fromEntries(whole);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isLengthReport(report: unknown): report is LengthReport {
  const buckets = (report as LengthReport | null)?.buckets;
  return Array.isArray(buckets) && buckets.every(isBucket);
}

function isBucket(bucket: Partial<LengthReport['buckets'][number]> | null): boolean {
  const { from, to, inputs, bleu, bleu_low, bleu_high } = bucket ?? {};
  const scored = bleu === undefined || [bleu, bleu_low, bleu_high].every(isNumber);
  return isNumber(from) && (to === null || isNumber(to)) && isNumber(inputs) && scored;
}

function isGradientReport(report: unknown): report is GradientReport {
  const { initial, trained } = (report ?? {}) as Partial<GradientReport>;
  return [initial, trained].every((side) => Array.isArray(side?.norms) && side.norms.every(isNumber));
}
