import { createServer } from 'node:net';
import { fail } from './installed.mjs';

/** A browser may resolve 'localhost' to either address, so the port must be free on both. */
export const loopbackAddresses = ['127.0.0.1', '::1'];

function isUnavailable(port, host) {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', (error) => answer(error.code === 'EADDRINUSE' || error.code === 'EACCES'));
    server.listen({ port, host, ipv6Only: host === '::1' }, () => server.close(() => answer(false)));
  });
}

/** Returns the port from PORT (default 8787). Ends the process with a message when the port is invalid or in use. */
export async function freePort(command = 'npm start') {
  const given = process.env.PORT || '8787';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65535)
    fail(`PORT must be a number from 1 to 65535, not '${given}'.`);
  for (const host of loopbackAddresses) {
    if (await isUnavailable(port, host)) {
      fail(
        `Port ${port} is taken by another program, or you may not use it. Choose another port, for example: PORT=${port + 1} ${command}`,
      );
    }
  }
  return port;
}
