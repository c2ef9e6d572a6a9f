import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Receives the output of a command. */
export type Output = (text: string | Uint8Array) => void;

export const toConsole: Output = (text) => process.stdout.write(text);

/**
 * Runs a command in the project's folder.
 *
 * @param output receives its output; default: the command writes to the console itself
 * @returns whether the command succeeded
 */
export function run(
  command: string,
  parameters: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  output?: Output,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: output ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Uint8Array) => output?.(text));
    child.on('error', (error) => {
      if (output) output(`${error.message}\n`);
      else console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
