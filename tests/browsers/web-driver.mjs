// Debian's WebKit, as a person would use it: WebDriver is plain HTTP, and this is all of it that the tests need.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const patience = 180_000;

/** Where Debian puts the browser; it is on nobody's PATH. */
export function miniBrowser() {
  const files = spawnSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' }).stdout ?? '';
  const path = files.split('\n').find((line) => line.endsWith('/MiniBrowser'));
  if (!path) throw new Error('There is no WebKit here: install webkit2gtk-driver.');
  return path;
}

/** A screen that nobody sees: its process and its number. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(screen, 'error').then(([error]) => Promise.reject(error));
  const [number] = await Promise.race([once(screen.stdio[3], 'data'), failed]);
  return { screen, display: `:${String(number).trim()}` };
}

/** A WebKit window. Everything that was started is ended by `close`. */
export class WebKit {
  static async start() {
    const { screen, display } = await startScreen();
    const port = 20_000 + (process.pid % 20_000);
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const webkit = new WebKit([driver, screen], `http://127.0.0.1:${port}`);
    try {
      await webkit.openSession();
    } catch (error) {
      await webkit.close();
      throw error;
    }
    return webkit;
  }

  constructor(processes, address) {
    this.processes = processes;
    this.address = address;
    this.session = '';
  }

  async openSession() {
    const browser = { binary: miniBrowser(), args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser };
    await this.until(() => fetch(`${this.address}/status`).then(({ ok }) => ok), 'the driver answers');
    const { sessionId } = await this.ask('POST', '/session', { capabilities: { alwaysMatch } });
    this.session = `/session/${sessionId}`;
  }

  async ask(method, path, body) {
    const response = await fetch(this.address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  open(url) {
    return this.ask('POST', `${this.session}/url`, { url });
  }

  /** Runs a script in the page; an element that it gives back can be typed into. */
  run(script, ...args) {
    return this.ask('POST', `${this.session}/execute/sync`, { script, args });
  }

  type(element, text) {
    return this.ask('POST', `${this.session}/element/${element[elementKey]}/value`, { text });
  }

  /** Waits until something is so, and gives it back. */
  async until(ask, what) {
    const end = Date.now() + patience;
    let last;
    while (Date.now() < end) {
      try {
        const found = await ask();
        if (found) return found;
      } catch (error) {
        last = error;
      }
      await sleep(200);
    }
    throw new Error(`never so: ${what}`, { cause: last });
  }

  async close() {
    if (this.session) await this.ask('DELETE', this.session).catch(() => undefined);
    for (const one of this.processes) one.kill();
  }
}
