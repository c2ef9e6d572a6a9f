import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { hospital } from '../../app/site/facts.ts';
import { heroPicture } from '../../app/site/heroes.ts';
import { allPages, type SitePage } from '../../app/site/pages.ts';
import { sharePicture, shareSize } from '../../app/site/share-picture.ts';
import { mark } from '../../app/ui/frame/mark.ts';
import { light } from '../../app/ui/theme/tokens.ts';

interface Job {
  readonly page: SitePage;
  readonly hero: string;
  /** Where the picture is kept: named after everything it is made from. */
  readonly cached: string;
}

/**
 * Puts the pictures that go with shared links into the browser's part of a build. They are kept under
 * node_modules/.cache, so that only what has changed is drawn again.
 */
export function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      const { root, publicDir } = this.environment.config;
      if (!dir) throw new Error('The build of the browser part has no folder.');
      const cache = join(root, 'node_modules/.cache/share-pictures');
      const jobs = await findJobs(root, publicDir);
      await mkdir(cache, { recursive: true });
      const present = new Set(await readdir(cache));
      const missing = jobs.filter(({ cached }) => !present.has(cached));
      await draw(missing, cache);
      await mkdir(join(dir, dirname(sharePicture('/'))), { recursive: true });
      for (const { page, cached } of jobs) {
        await writeFile(join(dir, sharePicture(page.path)), await readFile(join(cache, cached)));
      }
      const wanted = new Set(jobs.map(({ cached }) => cached));
      for (const name of present) if (!wanted.has(name)) await rm(join(cache, name));
    },
  };
}

async function findJobs(root: string, publicFolder: string): Promise<Job[]> {
  const common = JSON.stringify([await drawingCode(root), hospital, mark, light, shareSize]);
  return Promise.all(
    allPages.map(async (page) => {
      const hero = await readFile(join(publicFolder, heroPicture(page.path)), 'utf8');
      const hash = createHash('sha256').update(JSON.stringify([common, hero, page.title]));
      return { page, hero, cached: `${hash.digest('hex').slice(0, 32)}.jpg` };
    }),
  );
}

/** What else decides how a picture looks: the code that draws it, and the versions of what it draws with. */
async function drawingCode(root: string): Promise<string[]> {
  const sources = ['draw.ts', 'fit-title.ts'].map((file) => join(root, 'tools/share-pictures', file));
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const packages = ['satori', 'sharp', '@fontsource/martel', '@expo-google-fonts/mukta'];
  return [
    ...(await Promise.all(sources.map((source) => readFile(source, 'utf8')))),
    ...packages.map((name) => `${name} ${devDependencies[name]}`),
  ];
}

async function draw(jobs: readonly Job[], cache: string): Promise<void> {
  if (jobs.length === 0) return;
  // Only here: the packages take half a second to load, and a later build does not need them.
  const { sharePictureMaker } = await import('./draw.ts');
  const makePicture = await sharePictureMaker();
  const waiting = jobs.values();
  async function drawOneByOne() {
    for (const { page, hero, cached } of waiting) {
      await writeFile(join(cache, cached), await makePicture(hero, page.title));
    }
  }
  // Two: the lines of one are set while the other is painted.
  await Promise.all([drawOneByOne(), drawOneByOne()]);
}
