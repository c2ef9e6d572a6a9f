import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Returns the output of `npm run dev` when it refuses to start. */
const startOn = (port: string) =>
  new Promise<string>((resolve) => {
    const started = execFile(
      process.execPath,
      [join(import.meta.dirname, 'dev.mjs')],
      { env: { ...process.env, PORT: port } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
    // A server that did start would run forever.
    setTimeout(() => started.kill(), 15_000).unref();
  });

test('npm run dev refuses a PORT that is not a number or is in use', async () => {
  expect(await startOn('abc')).toContain("PORT must be a number from 1 to 65535, not 'abc'.");
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  expect(await startOn(String(port))).toContain(`Port ${port} is taken by another program`);
  taken.close();
}, 40_000);
