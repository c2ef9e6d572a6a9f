import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Pictures in a folder, each named after everything it is made from. Builds at the same time may share it. */
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

  /** Deletes what is not wanted and older than a week: another branch may want it tomorrow. */
  async sweep(wanted: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (wanted.has(name)) continue;
      const path = join(this.#folder, name);
      const changed = await stat(path).catch(() => undefined);
      if (changed && Date.now() - changed.mtimeMs > keptFor) await rm(path, { force: true });
    }
  }
}
