import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Reads a password or passphrase from the terminal without showing it, or from standard input when a program
 * calls. Secrets are never taken from the command line, because other programs can read command lines.
 *
 * @param times `twice` asks for the secret again, so that a new secret is not mistyped
 * @throws Error when the two entries differ
 */
export async function readSecret(question: string, times: 'once' | 'twice'): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  // Discards the echo of the terminal, so that typed characters are not shown.
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: discard, terminal: true });
  try {
    process.stdout.write(question);
    const first = await terminal.question('');
    if (times === 'once') return first;
    process.stdout.write('\nRepeat it: ');
    if ((await terminal.question('')) !== first)
      throw new Error('The two entries differ. Nothing was changed.');
    return first;
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
