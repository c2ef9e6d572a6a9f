import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackages } from '../../tools/install-packages.ts';
import type { Server } from './server-process.ts';

export interface Load {
  readonly requestsPerSecond: number;
  readonly slowestPercent: number;
  /** Milliseconds of the server's processor time for each request. */
  readonly processor: number;
  readonly failed: number;
  readonly answered: number;
}

interface Report {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p99: number };
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
}

/**
 * Requests one page over several connections at once; each connection sends its next request as soon as it
 * gets an answer.
 */
export async function load(
  server: Server,
  path: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const program = join(await installPackages('bench'), '.bin/autocannon');
  const before = server.processorTime();
  const { stdout } = await promisify(execFile)(
    program,
    ['--json', '-c', `${connections}`, '-d', `${seconds}`, server.origin + path],
    { timeout: (seconds + 60) * 1000, maxBuffer: 1 << 24 },
  );
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(stdout) as Report;
  return {
    requestsPerSecond: requests.average,
    slowestPercent: latency.p99,
    processor: (server.processorTime() - before) / Math.max(1, requests.total),
    failed: errors + timeouts + non2xx,
    answered: requests.total,
  };
}
