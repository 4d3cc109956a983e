// Totals out of the test runners' own reports. A report that can't be read counts as a failure:
// { passed, failed, skipped }.
import { existsSync, readFileSync } from 'node:fs';

export const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

const unescape = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Test cases of one program, from Catch2's closing lines; undefined if it never came to them. */
export function catchTotals(output) {
  const allPassed = [...output.matchAll(/^All tests passed \(\d+ assertions? in (\d+) test cases?\)/gm)].at(-1);
  if (allPassed) return { passed: Number(allPassed[1]), failed: 0, skipped: 0 };
  const line = [...output.matchAll(/^test cases:\s*\d+.*$/gm)].at(-1)?.[0];
  if (!line) return undefined;
  const count = (what) => Number(line.match(new RegExp(`(\\d+) ${what}`))?.[1] ?? 0);
  return { passed: count('passed') + count('failed as expected'), failed: count('failed(?! as)'), skipped: 0 };
}

/** ctest's JUnit file: Catch2's test cases where a program prints them, else a program counts as one test. */
export function ctestTotals(xml) {
  let totals = nothing();
  for (const [, attributes, body] of xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)) {
    const status = attributes.match(/\bstatus="([^"]*)"/)?.[1];
    const fine = status === 'run';
    if (status === 'notrun' || status === 'disabled') {
      totals = add(totals, { passed: 0, failed: 1, skipped: 0 });
      continue;
    }
    const output = unescape(body?.match(/<system-out>([\s\S]*?)<\/system-out>/)?.[1] ?? '');
    const counted = catchTotals(output) ?? { passed: fine ? 1 : 0, failed: 0, skipped: 0 };
    // Killed or crashed after (or before) its closing lines: the program itself is the failure.
    if (!fine && counted.failed === 0) counted.failed = 1;
    totals = add(totals, counted);
  }
  return totals;
}

/** Node's own runner, TAP: its closing comment lines. */
export function tapTotals(tap) {
  const count = (what) => Number(tap.match(new RegExp(`^# ${what} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

/** Vitest's JSON. A file that could not even be loaded has no tests of its own and counts as one failure. */
export function vitestTotals(json) {
  const report = JSON.parse(json);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON. A flaky test passed in the end; the list above the totals names it. */
export function playwrightTotals(json) {
  const { stats, errors } = JSON.parse(json);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** Reads a report file; one that is missing or broken is one failure. */
export function totalsOf(path, parse) {
  try {
    if (existsSync(path)) return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(`${path}: ${error.message}`);
  }
  return { passed: 0, failed: 1, skipped: 0 };
}
