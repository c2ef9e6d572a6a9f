import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What `npm run dev` says where it does not begin. */
const startOn = (port: string) =>
  new Promise<string>((resolve) => {
    const started = execFile(
      process.execPath,
      [join(import.meta.dirname, 'dev.mjs')],
      { env: { ...process.env, PORT: port } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
    // Past its checks it would serve until somebody ends it.
    setTimeout(() => started.kill(), 15_000).unref();
  });

test('npm run dev serves on PORT or says at once why it cannot', async () => {
  expect(await startOn('abc')).toContain("PORT must be a number from 1 to 65535, not 'abc'.");
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  expect(await startOn(String(port))).toContain(`Port ${port} is taken by another program`);
  taken.close();
}, 40_000);
