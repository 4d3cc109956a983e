// Files stay short enough to be read in one go; see lib/size-limits.mjs.
import { checkLengths, folders, limits } from './lib/size-limits.mjs';
import { lineCount, readSource, report, sourceFiles } from './lib/sources.mjs';

const endings = limits.flatMap((limit) => limit.endings);
const paths = folders.flatMap((folder) => sourceFiles(folder, endings));
const lengths = Object.fromEntries(paths.map((path) => [path, lineCount(readSource(path))]));

report('sizes', paths.length, checkLengths(lengths));
