import { spawnSync } from 'node:child_process';

/** Runs a program to its end. @throws when it fails, with the last lines it said */
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

/** The Python that has numpy: the system's own where another one comes first on the path. */
export const python = ['python3', '/usr/bin/python3'].find((name) => answers(name, ['-c', 'import numpy']));

const programs = {
  blender: answers('blender', ['--version']),
  ffmpeg: answers('ffmpeg', ['-version']),
  'python3-numpy': python !== undefined,
};

/** Which of these programs are not installed (names of Debian's packages). */
export function missing(...names: readonly (keyof typeof programs)[]): string[] {
  return names.filter((name) => !programs[name]);
}
