import { spawnSync } from 'node:child_process';

/** Runs a program and waits for it. @throws Error with the last 12 lines of its output when it fails */
export function run(program: string, args: readonly string[]): string {
  const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (done.error) throw done.error;
  if (done.status !== 0) {
    const said = `${done.stdout}\n${done.stderr}`.trim().split('\n').slice(-12).join('\n');
    throw new Error(`${program} ${args[0] ?? ''} failed (${done.status}):\n${said}`);
  }
  return done.stdout;
}

function answers(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Python that has numpy. This may be the system's Python when another one comes first on the PATH. */
export const python = ['python3', '/usr/bin/python3'].find((name) => answers(name, ['-c', 'import numpy']));

const programs = {
  blender: answers('blender', ['--version']),
  ffmpeg: answers('ffmpeg', ['-version']),
  'python3-numpy': python !== undefined,
};

/** @returns the programs that are not installed, as names of Debian packages */
export function missing(...names: readonly (keyof typeof programs)[]): string[] {
  return names.filter((name) => !programs[name]);
}
