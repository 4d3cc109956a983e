// `npm test`: every stage, even after a failure; the totals are the runners' own.
// --quick leaves out the sanitizers and the browser; --only NAME,NAME runs just those stages.
import { parseArgs } from 'node:util';
import { setUp } from './setup.mjs';
import { add, nothing } from './lib/reports.mjs';
import { Failure, main } from './lib/shell.mjs';
import { stages } from './lib/stages.mjs';

function chosenStages() {
  let values;
  try {
    ({ values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } }));
  } catch (error) {
    throw new Failure(`${error.message}\nusage: npm test -- [--quick] [--only NAME,NAME]`);
  }
  if (!values.only) return stages.filter((stage) => !(values.quick && stage.slow));
  return values.only.split(',').map((name) => {
    const stage = stages.find((one) => one.name === name);
    if (!stage)
      throw new Failure(`There is no stage "${name}"; there are ${stages.map((one) => one.name).join(', ')}.`);
    return stage;
  });
}

async function runStage(stage) {
  console.log(`\n== ${stage.name}: ${stage.about}`);
  const start = performance.now();
  let totals;
  try {
    totals = await stage.run();
    if (totals.passed + totals.failed === 0) {
      console.error('This stage ran no test at all, which counts as a failure.');
      totals.failed = 1;
    }
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    totals = { ...nothing(), failed: 1 };
  }
  return { stage, totals, seconds: (performance.now() - start) / 1000 };
}

const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

main(async () => {
  const chosen = chosenStages();
  await setUp('test');
  const results = [];
  for (const stage of chosen) results.push(await runStage(stage));
  console.log('\n== summary');
  for (const { stage, totals, seconds } of results)
    console.log(`${stage.name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${sentence(totals)}`);
  const sum = results.map((result) => result.totals).reduce(add, nothing());
  console.log(sentence(sum));
  if (sum.failed > 0) process.exitCode = 1;
});
