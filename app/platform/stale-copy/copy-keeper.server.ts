import { logError } from '../log/log.server.ts';
import type { PublicCopy } from './public-copy.server.ts';
import type { CopyPlaces, StoredCopies } from './stored-copies.server.ts';

/** Milliseconds before a copy is taken, so that several changes are one copy. */
const gathering = 1_000;

const unmarked = async () => '';

/** As often as something is written while the copy is taken. */
const mostTries = 3;

/** What taking a copy needs of the request behind which it is taken. */
export interface CopyWork {
  readonly places: CopyPlaces;
  /** Asks for the version of the data. */
  readonly version: () => Promise<number | undefined>;
  /** Asks for the mark of what changes without a new version. */
  readonly mark?: () => Promise<string>;
  /** @returns undefined where something was written meanwhile */
  readonly take: () => Promise<PublicCopy | undefined>;
}

/** Sees to it that there is a copy of the present version (decision 0077). One object for as long as the isolate lives. */
export class CopyKeeper {
  readonly #copies: StoredCopies;
  #kept: number | undefined;
  #keptMark: string | undefined;
  #isBusy = false;
  #isAskedAgain = false;

  constructor(copies: StoredCopies) {
    this.#copies = copies;
  }

  /** Whether this isolate knows of a copy of this version. */
  has(version: number | undefined): boolean {
    return version === undefined || version === this.#kept;
  }

  /** After a change, or where a version is met that no copy is known of. Behind the answer. */
  async follow(work: CopyWork): Promise<void> {
    if (this.#isBusy) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isBusy = true;
    try {
      do {
        this.#isAskedAgain = false;
        await new Promise((resolve) => setTimeout(resolve, gathering));
        await this.#bringUpToDate(work);
      } while (this.#isAskedAgain);
    } catch (error) {
      logError('no public copy taken', 'last-good', error);
    } finally {
      this.#isBusy = false;
    }
  }

  /**
   * Takes a copy whatever there is: its time is the newer one.
   *
   * @throws Error where none could be taken or kept
   */
  async renew({ places, take, mark = unmarked }: CopyWork): Promise<void> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      // Before the parts: a change beside them is met again.
      const at = await mark();
      const taken = await take();
      const copy = taken && { ...taken, mark: at };
      if (!copy || !(await this.#copies.keep(copy, places))) continue;
      this.#kept = copy.version;
      this.#keptMark = at;
      return;
    }
    throw new Error('No public copy could be kept.');
  }

  async #bringUpToDate(work: CopyWork): Promise<void> {
    const { places, mark: ask = unmarked } = work;
    const [version, mark] = await Promise.all([work.version(), ask()]);
    if (this.has(version) && mark === this.#keptMark) return;
    const kept = await this.#copies.kept(places);
    if (kept?.version !== version || kept?.mark !== mark) return this.renew(work);
    this.#kept = version;
    this.#keptMark = mark;
  }
}
