import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as askOrigin, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { constants, createBrotliCompress } from 'node:zlib';

/** Speed of the connection to the visitor. */
export interface NetworkConditions {
  /** Milliseconds that each request waits, there and back. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

export interface Edge {
  readonly origin: string;
  readonly close: () => void;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Headers that belong to one connection, or that the edge sets itself. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'content-length',
  'accept-encoding',
  'host',
]);

const passedOn = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !notPassedOn.has(name)),
  );

function selfSigned(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  try {
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '2',
        ],
        ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
        ...['-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(certificate) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Bytes per write. Small, so that parallel answers share the line evenly. */
const piece = 4096;

/** Limits the bandwidth: all answers share one line. */
function pacer({ bytesPerSecond }: NetworkConditions): (bytes: number) => Promise<unknown> {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000;
    return wait(free - performance.now());
  };
}

async function deliver(
  body: Readable,
  response: Http2ServerResponse,
  takeTurn?: (bytes: number) => Promise<unknown>,
) {
  for await (const bytes of body as AsyncIterable<Buffer>) {
    for (let start = 0; start < bytes.length; start += piece) {
      const part = bytes.subarray(start, start + piece);
      await takeTurn?.(part.length);
      if (response.destroyed) return;
      response.write(part);
    }
  }
  response.end();
}

function isCompressed(answer: IncomingMessage, request: Http2ServerRequest): boolean {
  const { 'content-type': type = '', 'content-encoding': coding } = answer.headers;
  const hasBody = request.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  return (
    hasBody && !coding && compressible.test(type) && /\bbr\b/.test(`${request.headers['accept-encoding']}`)
  );
}

/**
 * Puts a proxy between a browser and a server on this machine that behaves like a content network: HTTP/2
 * over TLS, with text as brotli level 4. The proxy flushes after each piece, so streamed answers still
 * stream. All servers that a run compares get the same proxy.
 *
 * @param line slows the connection in the proxy. The browser's own throttle would not slow prefetched pages
 */
export async function startEdge(upstream: string, line?: NetworkConditions): Promise<Edge> {
  const { hostname, port, host } = new URL(upstream);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const takeTurn = line && pacer(line);
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true });
  server.on('sessionError', () => {});
  server.on('request', async (request, response) => {
    if (line) await wait(line.latency);
    const headers = { ...passedOn(request.headers), host, 'accept-encoding': 'identity' };
    const asked = askOrigin({ hostname, port, path: request.url, method: request.method, headers, agent });
    asked.on('response', (answer) => {
      const compresses = isCompressed(answer, request);
      response.writeHead(answer.statusCode ?? 502, {
        ...passedOn(answer.headers),
        ...(compresses ? { 'content-encoding': 'br' } : {}),
      });
      const body = compresses
        ? answer.pipe(
            createBrotliCompress({
              flush: constants.BROTLI_OPERATION_FLUSH,
              params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
            }),
          )
        : answer;
      // A visitor who leaves closes the response, so the error is ignored.
      deliver(body, response, takeTurn).catch(() => response.destroy());
    });
    asked.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(asked);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      agent.destroy();
      server.close();
    },
  };
}
