import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Asks at the terminal for what nobody may read over a shoulder; a program gives it on standard input. It never stands on a command line,
 * which other programs can read.
 *
 * @param times twice for one that is new
 * @throws Error where the two were not the same
 */
export async function askSecret(question: string, times: 'once' | 'twice'): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  // What is typed is shown to nobody.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    process.stdout.write(question);
    const first = await terminal.question('');
    if (times === 'once') return first;
    process.stdout.write('\nThe same again: ');
    if ((await terminal.question('')) !== first)
      throw new Error('The two were not the same. Nothing was changed.');
    return first;
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
