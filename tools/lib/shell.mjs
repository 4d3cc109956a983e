// Programs from plain Node: finding them, running them, and saying what went wrong.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure that the reader can act on: shown as its message, without a stack. */
export class Failure extends Error {}

/** Full path of a program on PATH, or undefined. */
export function findProgram(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      if (statSync(path).isFile()) return path;
    } catch {
      // Not here: look in the next folder.
    }
  }
  return undefined;
}

/** Runs a program with this terminal's output; resolves to its exit code (127 if it can't be started). */
export function run(program, args, { env = {}, cwd = root, stdin = 'ignore' } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [stdin, 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(127);
    });
    child.on('close', (code, signal) => done(code ?? (signal ? 128 : 1)));
  });
}

/** Runs a program beside others: its exit code, and all that it said, to be shown in one piece. */
export function runAside(program, args, { cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => done({ code: 127, output: `${program}: ${error.message}\n` }));
    child.on('close', (code, signal) => {
      done({ code: code ?? (signal ? 128 : 1), output: Buffer.concat(said).toString() });
    });
  });
}

/** Runs a program and stops everything with one line if it fails. */
export async function mustRun(program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) throw new Failure(`${[program, ...args].join(' ')} failed (exit code ${code}).`);
}

/** What a program prints, trimmed; undefined if it fails or isn't there. */
export function outputOf(program, args) {
  const result = spawnSync(program, args, { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** Runs a script's main function; a Failure ends it with its message, anything else with its stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
