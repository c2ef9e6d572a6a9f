/** The head of an answer that is on its way. */
interface Head {
  readonly status: number;
  readonly headers: Headers;
}

/** Milliseconds without a further piece after which an answer that has begun is broken off: longer than any rendering may take. */
const longestPause = 15_000;

/**
 * One answer for all who ask for the same page while it is being rendered: each piece as it comes, and to whoever joins
 * later all of them from the first. It holds no stream of the request that renders, which others could not read.
 *
 * @typeParam Page what may be found in its stead, whole
 */
export class SharedAnswer<Page> {
  readonly #pieces: Uint8Array[] = [];
  #head: Head | undefined;
  #page: Page | undefined;
  #state: 'open' | 'ended' | 'failed' = 'open';
  #changed = Promise.withResolvers<void>();

  begin(head: Head): void {
    this.#head = head;
    this.#tell();
  }

  push(piece: Uint8Array): void {
    this.#pieces.push(piece);
    this.#tell();
  }

  end(): void {
    this.#state = 'ended';
    this.#tell();
  }

  /** The page was found whole: nothing is rendered. */
  endWith(page: Page): void {
    this.#page = page;
    this.end();
  }

  fail(): void {
    if (this.#state === 'open') this.#state = 'failed';
    this.#tell();
  }

  get pieces(): readonly Uint8Array[] {
    return this.#pieces;
  }

  /**
   * Until it is known how the answer begins.
   *
   * @param patience milliseconds
   * @returns undefined where it failed or took too long: who asked must render for themselves
   */
  async beginning(patience: number): Promise<{ head: Head } | { page: Page } | undefined> {
    const deadline = Date.now() + patience;
    while (this.#state === 'open' && !this.#head) {
      if (!(await this.#change(deadline - Date.now()))) return undefined;
    }
    if (this.#page !== undefined) return { page: this.#page };
    return this.#head && { head: this.#head };
  }

  /** The body, for one who asked. */
  stream(): ReadableStream<Uint8Array> {
    let next = 0;
    return new ReadableStream({
      pull: async (controller) => {
        while (next === this.#pieces.length && this.#state === 'open') {
          if (!(await this.#change(longestPause))) break;
        }
        const pieces = this.#pieces.slice(next);
        next += pieces.length;
        if (pieces.length > 0) for (const piece of pieces) controller.enqueue(piece);
        else if (this.#state === 'ended') controller.close();
        else controller.error(new Error('The page broke off.'));
      },
    });
  }

  #tell(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /**
   * The timer does two things: nobody waits for ever, and workerd, which ends a request that waits for nothing of its own,
   * sees that this one does.
   *
   * @returns false where nothing happened in time
   */
  async #change(patience: number): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), Math.max(0, patience));
    });
    try {
      return await Promise.race([this.#changed.promise.then(() => true as const), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
