// `npm run fuzz [-- --seconds 3600] [--only NAME,NAME]`: hostile input for everything that C++ parses.
import { parseArgs } from 'node:util';
import { fuzzers } from './lib/fuzz-seeds.mjs';
import { fuzz } from './lib/fuzzing.mjs';
import { Failure, main } from './lib/shell.mjs';
import { setUp } from './setup.mjs';

function choices() {
  try {
    return parseArgs({ options: { seconds: { type: 'string', default: '30' }, only: { type: 'string' } } }).values;
  } catch (error) {
    throw new Failure(`${error.message}\nusage: npm run fuzz -- [--seconds N] [--only NAME,NAME]`);
  }
}

main(async () => {
  const { seconds, only } = choices();
  if (!/^[1-9]\d*$/.test(seconds)) throw new Failure(`--seconds is "${seconds}"; it must be a whole number from 1.`);
  const names = only?.split(',') ?? fuzzers;
  const unknown = names.find((name) => !fuzzers.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no fuzzer "${unknown}"; there are ${fuzzers.join(', ')}.`);
  await setUp('test');
  const { passed, failed } = await fuzz({ seconds: Number(seconds), names });
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
