// Whether a port can be had, asked before minutes go into a build that could then not be served.
import { createServer } from 'node:net';
import { Failure } from './shell.mjs';

/** What to say of a port that cannot be had. */
export function portFailure(port, code) {
  if (code === 'EACCES')
    return new Failure(`Port ${port} is not open to this user. Name one from 1024 on: npm start -- --port 5173`);
  const other = port < 65535 ? port + 1 : port - 1;
  return new Failure(`Port ${port} is in use. Name another one: npm start -- --port ${other}`);
}

/** Throws a Failure when nobody could listen there now; `host` as Vite takes it, where `true` means everywhere. */
export function mustBeFree(port, host) {
  return new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', (error) =>
      refuse(['EADDRINUSE', 'EACCES'].includes(error.code) ? portFailure(port, error.code) : error),
    );
    probe.listen({ port, ...(host === true ? {} : { host }) }, () => probe.close(() => done()));
  });
}
