/**
 * Runs the engine of MDN Observatory on six pages of the built site: `npm run attack:observatory`,
 * after a build. Needs openssl.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startSite } from '#tests/support/site.ts';
import { installPackages } from '../../tools/install-packages.ts';

const pages = ['/', '/doctors', '/insomnia', '/privacy', '/signin', '/search?q=sleep'];
const leastScore = 130;

interface Scored {
  readonly path: string;
  readonly score: number;
  readonly grade: string;
  readonly lost: readonly { readonly name: string; readonly result: string }[];
}

const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) =>
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
  );

const packages = await installPackages('bench');
const folder = mkdtempSync(join(tmpdir(), 'hospital-tls-'));
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...[
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
  ],
  { stdio: 'ignore' },
);

const site = await startSite({ seeded: true });
const secure = createTlsServer(
  { key: readFileSync(key), cert: readFileSync(certificate) },
  (asked, answer) => {
    const { method, url, headers } = asked;
    const { host: _host, ...passed } = headers;
    const inner = request(`${site.origin}${url}`, { method, headers: passed }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.pipe(inner);
  },
);
const httpsPort = await listening(secure);
const plain = createServer((asked, answer) => {
  answer.writeHead(301, { Location: `https://localhost:${httpsPort}${asked.url}` }).end();
});
const httpPort = await listening(plain);

const scan = spawn(
  process.execPath,
  [join(import.meta.dirname, 'observatory-scan.mjs'), packages, `${httpPort}`, `${httpsPort}`, ...pages],
  { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate }, stdio: ['ignore', 'pipe', 'inherit'] },
);
const scores: Scored[] = [];
for await (const line of createInterface({ input: scan.stdout })) {
  if (!line.startsWith('{')) continue;
  const scored = JSON.parse(line) as Scored;
  scores.push(scored);
  console.log(scored.path, scored.score, scored.grade, ...scored.lost.map(({ result }) => result));
}
secure.close();
plain.close();
await site.dispose();
rmSync(folder, { recursive: true });
if (scores.length < pages.length || scores.some(({ score }) => score < leastScore)) process.exitCode = 1;
