// A server of this machine, on a free port. What it answers is a subclass' business: answer(request, response).
import { createServer } from 'node:http';

export class LocalHost {
  constructor() {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  /** Its address, with a slash at the end. */
  async start() {
    await new Promise((done) => this.server.listen(0, 'localhost', done));
    this.address = `http://localhost:${this.server.address().port}/`;
    return this.address;
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }
}
