// How long a file may be, and the few that may be longer, each with its reason.

export const limits = [
  { endings: ['.h'], lines: 150 },
  { endings: ['.cpp', '.ts', '.mjs', '.js', '.py', '.css', '.cmake', 'CMakeLists.txt'], lines: 300 },
];

export const folders = ['wasm', 'web', 'tests', 'tools', 'bench', 'recipes', 'cmake'];

/** Path to reason. An entry that no longer is needed is a finding as well. */
export const exempt = {};

/** Complaints about the lengths of files: lengths is { path: lines }. */
export function checkLengths(lengths, exemptions = exempt) {
  const limitOf = (path) => limits.find(({ endings }) => endings.some((ending) => path.endsWith(ending)))?.lines;
  const tooLong = (path) => lengths[path] > limitOf(path);
  const long = Object.keys(lengths)
    .filter((path) => tooLong(path) && !(path in exemptions))
    .map((path) => `${path}: ${lengths[path]} lines, the limit is ${limitOf(path)}: split it by meaning`);
  const idle = Object.keys(exemptions)
    .filter((path) => !(path in lengths) || !tooLong(path))
    .map((path) => `${path}: is within the limit or gone; take it off the list of exemptions`);
  return [...long, ...idle];
}
