import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '#tools/testing/command.ts';
import type { Subject } from './subjects.ts';

/** A server in processes of its own, so that the system can report its processor time and memory. */
export interface Server {
  readonly origin: string;
  /** Milliseconds of processor time used so far. */
  readonly processorTime: () => number;
  /** Megabytes of resident memory. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

export interface RowCounts {
  readonly doctors: number;
  /** Number of doctors who can be booked. Home shows only these, the directory shows all. */
  readonly available: number;
  readonly links: number;
}

const hertz = 100;
const pageBytes = 4096;

/** Reads /proc/PID/stat from the state field on (proc(5)); undefined if the process is gone. */
function statusOf(pid: number): readonly string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** User and system time, in milliseconds. */
const timeIn = (status: readonly string[]) => ((Number(status[11]) + Number(status[12])) * 1000) / hertz;

/** A process and all its descendants. */
function family(pid: number): readonly number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const childrenOf = (parent: number): readonly number[] =>
    all.filter((one) => Number(statusOf(one)?.[1]) === parent).flatMap((one) => [one, ...childrenOf(one)]);
  return [pid, ...childrenOf(pid)];
}

function total(pid: number, figure: (status: readonly string[]) => number): number {
  return family(pid).reduce((sum, one) => {
    const status = statusOf(one);
    return status ? sum + figure(status) : sum;
  }, 0);
}

/** Milliseconds of processor time of a process without its descendants. 0 if the process is gone. */
export function processorTimeOf(pid: number): number {
  const status = statusOf(pid);
  return status ? timeIn(status) : 0;
}

/** Megabytes of resident memory of a process and all its descendants. */
export const memoryOf = (pid: number) =>
  total(pid, (status) => (Number(status[21]) * pageBytes) / 1024 / 1024);

const running = new Set<ChildProcess>();

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

async function end(child: ChildProcess) {
  running.delete(child);
  if (child.pid === undefined) return;
  const processes = family(child.pid);
  signal(child.pid, 'SIGTERM');
  for (let waited = 0; waited < 3000 && processes.some((pid) => statusOf(pid)); waited += 100)
    await wait(100);
  for (const pid of processes) if (statusOf(pid)) signal(pid, 'SIGKILL');
}

/** Stops every running server, also after an interrupted run. */
export const stopServers = () => Promise.all([...running].map(end));

/**
 * Serves a subject on a port of its own.
 *
 * @param direct connects to the Worker without the static files in front: for load tests
 */
export async function startServer(
  { name, buildFolder, checkout = root }: Pick<Subject, 'name' | 'buildFolder' | 'checkout'>,
  {
    direct = false,
    doctors = 24,
    available = 8,
    links = 16,
  }: Partial<RowCounts> & { readonly direct?: boolean } = {},
): Promise<Server> {
  const child = spawn(
    process.execPath,
    [
      join(checkout, 'bench/speed/serve.ts'),
      name === 'before' ? 'product' : name,
      buildFolder,
      `${direct}`,
      `${doctors}`,
      `${available}`,
      `${links}`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  running.add(child);
  const { pid } = child;
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('http://')) resolve(line);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The server of the ${name} ended with ${code}.`)));
  });
  if (pid === undefined) throw new Error('The started process has no process id.');
  return {
    origin,
    processorTime: () => total(pid, timeIn),
    memory: () => memoryOf(pid),
    stop: () => end(child),
  };
}
