import { setTimeout as wait } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';

/** Milliseconds to wait for an answer of the inspector. */
const patience = 20_000;

const megabyte = 1024 * 1024;

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/**
 * Reads the heap of the Worker over the Chrome DevTools Protocol. Miniflare's own Workers in the same process
 * are separate targets.
 *
 * @param worker started with an `inspectorPort`
 * @param sendRequest sends the Worker any request: an idle Worker does not answer the inspector
 * @returns megabytes that the heap holds after garbage collection, buffers included
 */
export async function heapReader(worker: Miniflare, sendRequest: () => Promise<unknown>) {
  const address = await worker.getInspectorURL();
  address.protocol = 'http:';
  const list = (await (await fetch(new URL('/json', address))).json()) as {
    readonly id: string;
    readonly webSocketDebuggerUrl: string;
  }[];
  const target = list.find(({ id }) => id.startsWith('core:user:'));
  if (!target) throw new Error('The inspector lists no Worker of ours.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  let sent = 0;
  async function call(method: string): Promise<unknown> {
    sent += 1;
    const id = sent;
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method }));
    let isOver = false;
    const over = answered.finally(() => {
      isOver = true;
    });
    const end = Date.now() + patience;
    while (!isOver && Date.now() < end) await Promise.race([over, sendRequest().then(() => wait(100))]);
    if (!isOver) throw new Error(`The inspector does not answer: ${method}`);
    return answered;
  }
  return {
    async collected(): Promise<number> {
      await call('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = (await call('Runtime.getHeapUsage')) as HeapUsage;
      return Math.round((usedSize + backingStorageSize) / megabyte);
    },
    close: () => socket.close(),
  };
}
