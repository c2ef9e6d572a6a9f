import { rejectAfter } from '../database/failure.server.ts';

/**
 * Milliseconds without a new chunk after which a response counts as broken off. Longer than any rendering may
 * take.
 */
const chunkTimeout = 15_000;

/**
 * A streamed response for all concurrent requests for a page. A late reader gets every chunk from the first.
 * Chunks are stored, because workerd does not let a request read a stream of another request.
 *
 * @typeParam Start type of the start of the response, such as its status and headers
 */
export class SharedResponse<Start> {
  readonly #chunks: Uint8Array[] = [];
  readonly #start = Promise.withResolvers<Start | undefined>();
  #state: 'open' | 'ended' | 'failed' = 'open';
  #changed = Promise.withResolvers<void>();

  begin(start: Start): void {
    this.#start.resolve(start);
  }

  push(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#notify();
  }

  end(): void {
    this.#state = 'ended';
    this.#notify();
  }

  fail(): void {
    this.#start.resolve(undefined);
    if (this.#state === 'open') this.#state = 'failed';
    this.#notify();
  }

  get chunks(): readonly Uint8Array[] {
    return this.#chunks;
  }

  /**
   * Waits for the start of the response.
   *
   * @param timeout in milliseconds
   * @returns undefined if rendering failed or took too long; the caller must then render the page itself
   */
  start(timeout: number): Promise<Start | undefined> {
    return rejectAfter(this.#start.promise, timeout).catch(() => undefined);
  }

  /** Body for one reader; each call returns a new stream. */
  stream(): ReadableStream<Uint8Array> {
    let next = 0;
    return new ReadableStream({
      pull: async (controller) => {
        if (next === this.#chunks.length && this.#state === 'open') {
          // workerd cancels a request that only waits for another request's promise, so this request keeps a
          // timer of its own.
          await rejectAfter(this.#changed.promise, chunkTimeout).catch(() => {});
        }
        const added = this.#chunks.slice(next);
        next += added.length;
        for (const chunk of added) controller.enqueue(chunk);
        if (added.length > 0) return;
        if (this.#state === 'ended') controller.close();
        else controller.error(new Error('The shared rendering broke off.'));
      },
    });
  }

  #notify(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
