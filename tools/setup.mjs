// Brings the machine to where a goal can be reached: `node tools/setup.mjs start|native|test`.
// Plain Node, because it runs before anything is installed; under a second when all is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { missingPackages, welcomePackages } from './lib/needs.mjs';
import { Failure, findProgram, main, mustRun, outputOf, root, run } from './lib/shell.mjs';

const minimumNode = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1])) return;
  throw new Failure(
    `Node ${minimumNode.join('.')} or newer is needed; this is ${process.version}. ` +
      'Install a newer one (for example from nodejs.org) and try again.',
  );
}

/** How to run something as root without a password: [] for root, ['sudo', '-n'], or undefined. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  if (findProgram('sudo') && outputOf('sudo', ['-n', 'true']) !== undefined) return ['sudo', '-n'];
  return undefined;
}

async function asRoot(prefix, ...command) {
  const [program, ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command];
  return run(program, args);
}

async function installPackages(packages) {
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  const byHand = `  sudo apt-get update && sudo ${install.join(' ')}\n` + 'Then run the same command again.';
  if (!findProgram('apt-get'))
    throw new Failure(
      `These Debian packages, or what they stand for on this system, are missing:\n` +
        `  ${packages.join(' ')}\nInstall them and run the same command again.`,
    );
  const prefix = rootPrefix();
  if (!prefix) throw new Failure(`Some packages are missing. Please install them:\n${byHand}`);
  console.log(`Installing Debian packages: ${packages.join(' ')}`);
  // A list that can't be refreshed may still be good enough, so only the installation decides.
  await asRoot(prefix, 'apt-get', 'update', '-q');
  if ((await asRoot(prefix, ...install)) !== 0)
    throw new Failure(`apt-get could not install the packages. Please try by hand:\n${byHand}`);
}

/** Installs what would be good to have, if that takes nobody's help; without it everything works. */
async function installWelcome(packages) {
  const prefix = findProgram('apt-get') && packages.length > 0 ? rootPrefix() : undefined;
  if (!prefix) return;
  const known = packages.every((name) => outputOf('apt-cache', ['show', '--no-all-versions', name]));
  if (known) await asRoot(prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/** Whether node_modules holds exactly what package-lock.json asks for, by npm's own note of it. */
export function modulesMatch(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const present = installed.packages;
  return (
    wanted.every(([path, entry]) => (present[path] ? present[path].version === entry.version : entry.optional)) &&
    Object.keys(present).every((path) => path in lock.packages)
  );
}

async function installModules() {
  const note = join(root, 'node_modules/.package-lock.json');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (existsSync(note) && modulesMatch(lock, JSON.parse(readFileSync(note, 'utf8')))) return;
  console.log('Installing Node packages (npm ci)');
  await mustRun('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/** Installs what the goal ("start", "native" or "test") lacks, or says how to. */
export async function setUp(goal) {
  checkNode();
  const packages = missingPackages(goal);
  if (packages.length > 0) await installPackages(packages);
  const stillMissing = missingPackages(goal);
  if (stillMissing.length > 0) throw new Failure(`Installed, but still not found: ${stillMissing.join(' ')}`);
  await installWelcome(welcomePackages(goal));
  if (goal !== 'native') await installModules();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(() => setUp(process.argv[2] ?? 'start'));
