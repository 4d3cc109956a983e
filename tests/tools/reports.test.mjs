// Totals are only worth something if a failure cannot slip through them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  catchTotals,
  ctestTotals,
  playwrightTotals,
  tapTotals,
  totalsOf,
  vitestTotals,
} from '../../tools/lib/reports.mjs';

test("Catch2's closing lines are counted by test case", () => {
  assert.deepEqual(catchTotals('===\nAll tests passed (122 assertions in 44 test cases)\n'), {
    passed: 44,
    failed: 0,
    skipped: 0,
  });
  assert.deepEqual(
    catchTotals('test cases: 10 | 7 passed | 2 failed | 1 failed as expected\nassertions: 3 | 3 passed'),
    {
      passed: 8,
      failed: 2,
      skipped: 0,
    },
  );
  assert.equal(catchTotals('Segmentation fault'), undefined);
});

const junit = (cases) => `<testsuite name="x" tests="1">${cases}</testsuite>`;
const program = (status, output) =>
  `<testcase name="m" classname="m" time="1" status="${status}"><system-out>${output}</system-out></testcase>`;

test('each program of a ctest run adds its test cases', () => {
  const xml = junit(
    program('run', 'All tests passed (1 assertion in 1 test case)') +
      program('fail', 'test cases: 3 | 2 passed | 1 failed'),
  );
  assert.deepEqual(ctestTotals(xml), { passed: 3, failed: 1, skipped: 0 });
});

test('a program that crashes, times out or is never run is a failure', () => {
  assert.equal(ctestTotals(junit(program('fail', 'AddressSanitizer: heap-use-after-free'))).failed, 1);
  assert.equal(ctestTotals(junit(program('fail', 'All tests passed (2 assertions in 2 test cases)'))).failed, 1);
  assert.equal(ctestTotals(junit('<testcase name="m" status="notrun"/>')).failed, 1);
});

test("Node's runner is read from its closing comments", () => {
  const tap = 'ok 1 - a\n# tests 6\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n';
  assert.deepEqual(tapTotals(tap), { passed: 3, failed: 2, skipped: 1 });
});

test('a Vitest file that cannot be loaded is a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  assert.deepEqual(vitestTotals(JSON.stringify(report)), { passed: 2, failed: 1, skipped: 1 });
});

test("Playwright's errors outside of tests are failures", () => {
  const report = { stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 2 }, errors: [{ message: 'no tests' }] };
  assert.deepEqual(playwrightTotals(JSON.stringify(report)), { passed: 5, failed: 1, skipped: 2 });
});

test('a report that is missing or broken is a failure', () => {
  assert.deepEqual(totalsOf('/nowhere/report.json', JSON.parse), { passed: 0, failed: 1, skipped: 0 });
});
