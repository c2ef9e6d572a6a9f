import { rejectAfter } from '../database/failure.server.ts';

/** Milliseconds without a new chunk after which a stream fails. Longer than any rendering takes. */
const chunkTimeout = 15_000;

/**
 * The response of one rendering, streamed to all concurrent requests for a page. A request that arrives later
 * also gets every chunk. Chunks are stored, because workerd does not let a request read the stream of another
 * request.
 *
 * @typeParam Start type of the data that is known before the body, such as status and headers
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
   * Waits for the data that is known before the body.
   *
   * @param timeout in milliseconds
   * @returns undefined if the rendering failed or timed out; the caller must then render the page itself
   */
  start(timeout: number): Promise<Start | undefined> {
    return rejectAfter(this.#start.promise, timeout).catch(() => undefined);
  }

  /** Returns a new stream of the whole body, for one request. */
  stream(): ReadableStream<Uint8Array> {
    let sent = 0;
    return new ReadableStream({
      pull: async (controller) => {
        if (sent === this.#chunks.length && this.#state === 'open') {
          // workerd cancels a request that waits only for a promise of another request. The timer of
          // `rejectAfter` belongs to this request and prevents that.
          await rejectAfter(this.#changed.promise, chunkTimeout).catch(() => {});
        }
        const added = this.#chunks.slice(sent);
        sent += added.length;
        for (const chunk of added) controller.enqueue(chunk);
        if (added.length > 0) return;
        if (this.#state === 'ended') controller.close();
        else controller.error(new Error('The shared rendering failed or timed out.'));
      },
    });
  }

  #notify(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
