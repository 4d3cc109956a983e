// What the terminal shows.
import { kEngines, kPeers } from '../engines.mjs';

const whole = (number) => Math.round(number).toLocaleString('en');
const two = (number) => number.toFixed(2);
const percent = (share) => `${Math.round(100 * share)} %`;
const range = ([low, high], format) => `${format(low)}–${format(high)}`;

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

function speedRow(label, { tokens_per_second: speed, tokens_per_second_quartiles: quartiles, ...ratios }) {
  const ratio = ratios.ratio
    ? [two(ratios.ratio), range(ratios.ratio_quartiles, two), two(ratios.relaxed_ratio)]
    : ['', '', ''];
  return [label, whole(speed), range(quartiles, whole), ...ratio];
}

function peerRows(peer, numbers) {
  const routes = numbers.routes ?? { [Object.keys(kEngines).find((name) => kEngines[name].peer === peer)]: numbers };
  return Object.entries(routes).map(([name, route]) => {
    const counts = numbers.routes && name === numbers.fastest_route ? ' *' : '';
    return speedRow(kEngines[name].label + counts, route);
  });
}

export function speedTable(title, numbers) {
  return table([
    [title, 'tokens/s', 'quartiles', 'ours/theirs', 'quartiles', 'relaxed/theirs'],
    speedRow(kEngines.ours.label, numbers.ours),
    speedRow(kEngines['ours relaxed'].label, numbers.ours_relaxed),
    speedRow(kEngines['ours float32'].label, numbers.ours_float32),
    ...kPeers.flatMap((peer) => peerRows(peer, numbers[peer])),
    speedRow('native command line, int8', numbers.native),
  ]);
}

const limitLine = (name, { share, share_quartiles: quartiles, step_milliseconds: step, bare_milliseconds: bare }) =>
  `${name}: a step takes ${two(step)} ms, its bare products ${two(bare)} ms: ` +
  `${percent(share)} (${range(quartiles, percent)}) of this machine's limit`;

function lengthLines({ by_target_length: target, by_source_length: source }) {
  const list = (numbers) =>
    Object.entries(numbers)
      .map(([length, ms]) => `${length}: ${two(ms)}`)
      .join(', ');
  return [
    `ms a piece by pieces written: ${list(target.milliseconds_per_piece)}; late over early ${two(target.growth)}`,
    `ms for ${source.pieces_written} pieces by pieces read: ${list(source.milliseconds)}; ` +
      `a line explains ${percent(source.explained_by_a_line)}`,
  ];
}

function startLine({ ours, ours_relaxed: relaxed, ...peers }) {
  const theirs = Object.entries(peers).map(
    ([peer, { milliseconds, ratio }]) => `${peer} ${whole(milliseconds)} (${two(ratio)} times ours)`,
  );
  const list = [`ours ${whole(ours.milliseconds)}`, `with relaxed SIMD ${whole(relaxed.milliseconds)}`, ...theirs];
  return `ms to a first translation, files in the browser's cache: ${list.join(', ')}`;
}

function memoryLine({ translations, bytes }) {
  const mebibytes = (what) => bytes.map((held) => (held[what] / 2 ** 20).toFixed(1)).join(', ');
  return `MiB over ${translations} translations: page ${mebibytes('page')}; the module's own ${mebibytes('module')}`;
}

export function printed(results) {
  const { equality, limit, lengths, memory, stages, start } = results;
  const equal = Object.entries(equality.int8).map(
    ([name, { share_of_equal_sentences: share }]) => `${kEngines[name].label} ${percent(share)}`,
  );
  return [
    '',
    `${results.machine}, ${results.browser}, ${results.date}; medians of ${results.rounds} rounds`,
    '',
    speedTable('greedy', results.greedy),
    '',
    speedTable('beam 5', results.beam5),
    '',
    `float32: all peers write our ids in ${equality.sentences} sentences; equal to them in int8: ${equal.join(', ')}`,
    limitLine('greedy', limit.greedy),
    limitLine('beam 5', limit.beam5),
    ...lengthLines(lengths),
    memoryLine(memory),
    startLine(start),
    `greedy, by stage: ${Object.entries(stages)
      .map(([stage, share]) => `${stage} ${percent(share)}`)
      .join(', ')}`,
  ].join('\n');
}
