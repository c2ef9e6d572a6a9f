import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const maximumAge = 7 * 24 * 60 * 60 * 1000;

/** Cache of pictures in a folder. Names contain a hash of all sources, and concurrent builds may share the folder. */
export class PictureCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, name)).catch(() => undefined);
  }

  async write(name: string, picture: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const unfinished = join(this.#folder, `${name}.${process.pid}`);
    await writeFile(unfinished, picture);
    await rename(unfinished, join(this.#folder, name));
  }

  /** Deletes unused pictures older than one week. Younger ones stay, because another branch may use them. */
  async sweep(wanted: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (wanted.has(name)) continue;
      const path = join(this.#folder, name);
      const changed = await stat(path).catch(() => undefined);
      if (changed && Date.now() - changed.mtimeMs > maximumAge) await rm(path, { force: true });
    }
  }
}
