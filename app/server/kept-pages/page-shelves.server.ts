import type { FinishedPage } from './finished-page.server.ts';
import type { PageAddress, ShelfName } from './page-address.server.ts';
import { Shelf } from './shelf.server.ts';

const megabyte = 1024 * 1024;

/** The finished pages in the memory of an isolate. */
export class PageShelves {
  /** Pages made of a copy, by its time: nobody asks for them once the database is back. */
  readonly ofCopies = new Shelf<FinishedPage>({ bytes: 8 * megabyte });
  /** Apart, so that neither doctors nor addresses that are not there push out what is in the menus. */
  readonly #byName: Readonly<Record<ShelfName, Shelf<FinishedPage>>> = {
    catalogue: new Shelf({ bytes: 12 * megabyte }),
    others: new Shelf({ bytes: 8 * megabyte }),
    missing: new Shelf({ bytes: 4 * megabyte, pages: 50 }),
  };

  /** The page as it is with a version of the data. */
  find({ address, shelf }: PageAddress, version: number): FinishedPage | undefined {
    return this.#byName[shelf].find(address, version) ?? this.#byName.missing.find(address, version);
  }

  /** The page with its version, however old. */
  findNewest({ address, shelf }: PageAddress) {
    return this.#byName[shelf].findAny(address) ?? this.#byName.missing.findAny(address);
  }

  keep({ address, shelf }: PageAddress, version: number, page: FinishedPage): void {
    // A doctor who left, or came: the page of before must not come back while the database is away.
    for (const other of Object.values(this.#byName)) other.remove(address);
    this.#byName[page.status === 404 ? 'missing' : shelf].put(address, version, page);
  }
}
