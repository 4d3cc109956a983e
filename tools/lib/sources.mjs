// The repository's own files, as git sees them: tracked ones and new ones that it doesn't ignore.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

/** Paths relative to the root, below `folder`, that end in one of the endings (".h", ".ts"). */
export function sourceFiles(folder, endings) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return listed
    .split('\0')
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(join(root, path)));
}

export const readSource = (path) => readFileSync(join(root, path), 'utf8');

export const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Prints a check's findings, one a line, and sets the exit code. */
export function report(what, checked, findings) {
  for (const finding of findings) console.error(finding);
  if (checked === 0) console.error(`${what}: nothing was checked, which cannot be right`);
  if (findings.length > 0 || checked === 0) process.exitCode = 1;
  else console.log(`${what}: ${checked} files, nothing to complain about`);
}
