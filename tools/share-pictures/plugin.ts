import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { heroPicture } from '#app/navigation/heroes.ts';
import { allPages, type SitePage } from '#app/navigation/pages.ts';
import { drawnSharePicture, shareSize } from '#app/page-meta/share-picture.ts';
import { logoMark } from '#app/ui/header/logo-mark.ts';
import { light } from '#app/ui/theme/tokens.ts';
import { PictureCache } from './picture-cache.ts';

const { hospital } = defaultFacts;

interface Job {
  readonly page: SitePage;
  readonly hero: string;
  /** File name in the cache: a hash of all sources of the picture. */
  readonly name: string;
}

/**
 * Writes the share pictures of all pages into the client build. Pictures are cached in node_modules/.cache, so that
 * a build draws only changed ones.
 */
export function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      const { root, publicDir } = this.environment.config;
      if (!dir) throw new Error('The client build has no output folder.');
      const cache = new PictureCache(join(root, 'node_modules/.cache/share-pictures'));
      const jobs = await findJobs(root, publicDir);
      await mkdir(join(dir, dirname(drawnSharePicture('/', defaultLocale))), { recursive: true });
      await makePictures(jobs, cache, (page, picture) =>
        writeFile(join(dir, drawnSharePicture(page.path, defaultLocale)), picture),
      );
      await cache.sweep(new Set(jobs.map(({ name }) => name)));
    },
  };
}

async function findJobs(root: string, publicFolder: string): Promise<Job[]> {
  const common = JSON.stringify([await drawingCode(root), hospital, logoMark, light, shareSize]);
  return Promise.all(
    allPages.map(async (page) => {
      const hero = await readFile(join(publicFolder, heroPicture(page.path)), 'utf8');
      const hash = createHash('sha256').update(JSON.stringify([common, hero, page.title]));
      return { page, hero, name: `${hash.digest('hex').slice(0, 32)}.jpg` };
    }),
  );
}

/** Further inputs of a picture: the drawing code, and the versions of the packages that it uses. */
async function drawingCode(root: string): Promise<string[]> {
  const sources = ['draw.ts', 'fit-title.ts', 'scenery.ts'].map((file) =>
    join(root, 'tools/share-pictures', file),
  );
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const packages = ['satori', 'sharp', '@fontsource/martel', '@expo-google-fonts/mukta'];
  return [
    ...(await Promise.all(sources.map((source) => readFile(source, 'utf8')))),
    ...packages.map((name) => `${name} ${devDependencies[name]}`),
  ];
}

async function makePictures(
  jobs: readonly Job[],
  cache: PictureCache,
  write: (page: SitePage, picture: Buffer) => Promise<void>,
): Promise<void> {
  const missing: Job[] = [];
  for (const job of jobs) {
    const cached = await cache.read(job.name);
    if (cached) await write(job.page, cached);
    else missing.push(job);
  }
  if (missing.length === 0) return;
  // Imported only when needed, because the packages take 0.5 s to load and most builds draw nothing.
  const { createSharePictureDrawer: sharePictureMaker } = await import('./draw.ts');
  const makePicture = await sharePictureMaker();
  const waiting = missing.values();
  async function drawOneByOne() {
    for (const { page, hero, name } of waiting) {
      const picture = await makePicture(hero, page.title);
      await Promise.all([cache.write(name, picture), write(page, picture)]);
    }
  }
  // Two run concurrently: one lays out text while the other writes its file.
  await Promise.all([drawOneByOne(), drawOneByOne()]);
}
