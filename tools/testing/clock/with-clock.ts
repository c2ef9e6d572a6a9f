import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clocks.ts';

const source = join(import.meta.dirname, 'clock.c');
const folder = join(import.meta.dirname, '../../../node_modules/.test-clock');
const library = join(folder, 'clock.so');

/** The clock cannot be moved on this machine; the message says why. */
export class NoClockError extends Error {}

/**
 * Compiles the library that moves the clock, if it is missing or older than its source.
 *
 * @returns its path
 * @throws NoClockError on another system than Linux and without a C compiler
 */
export function clockLibrary(): string {
  if (process.platform !== 'linux')
    throw new NoClockError(`The clock can be moved on Linux only, and this is ${process.platform}.`);
  if (changedAt(library) >= changedAt(source)) return library;
  mkdirSync(folder, { recursive: true });
  // Compiled beside the library and then renamed, so that another run never loads half a file.
  const unfinished = `${library}.${process.pid}`;
  const compiler = process.env.CC ?? 'cc';
  const { status, stderr, error } = spawnSync(
    compiler,
    ['-O2', '-Wall', '-Werror', '-shared', '-fPIC', '-o', unfinished, source],
    { encoding: 'utf8' },
  );
  if (error)
    throw new NoClockError(
      `The clock needs a C compiler, and '${compiler}' does not start. Install one (Debian: apt install gcc libc6-dev), or set CC.`,
    );
  if (status !== 0)
    throw new NoClockError(`'${compiler}' cannot compile tools/testing/clock/clock.c:\n${stderr}`);
  renameSync(unfinished, library);
  return library;
}

/** The reason why this machine cannot move the clock; undefined if it can. */
export function reasonAgainstClock(): string | undefined {
  try {
    clockLibrary();
    return undefined;
  } catch (error) {
    if (error instanceof NoClockError) return error.message;
    throw error;
  }
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;

/** Shift of this process's own clock, in seconds. */
const ownShift = Number(process.env.CLOCK_SHIFT_S ?? 0);

/**
 * Environment variables that start a process at the given moment. Its clock then runs on, and all processes that it
 * starts have the same clock.
 */
export const clockVariables = ({ moment }: Pick<Clock, 'moment'>): Readonly<Record<string, string>> => {
  const others = (process.env.LD_PRELOAD ?? '').split(':').filter((path) => path !== '' && path !== library);
  return {
    LD_PRELOAD: [clockLibrary(), ...others].join(':'),
    CLOCK_SHIFT_S: String(ownShift + Math.ceil((Date.parse(moment) - Date.now()) / 1000)),
  };
};

/**
 * Runs a function whose commands begin at the given moment. This process keeps its own clock. Only one such function
 * may run at a time, because the variables are those of the whole process.
 */
export async function withClock<Result>(
  clock: Pick<Clock, 'moment'>,
  action: () => Promise<Result>,
): Promise<Result> {
  const variables = clockVariables(clock);
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await action();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
