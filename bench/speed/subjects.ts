import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { root, run } from '#tools/testing/command.ts';
import { sharedContent } from './content.ts';
import { startServer } from './server-process.ts';

/** Pages that every subject has, under the same paths. */
export const pages = { home: '/', information: '/psychiatry', doctors: '/doctors' } as const;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as readonly PageName[];

export type SubjectName = 'product' | 'template' | 'string' | 'before';

/** A built site that the bench compares. */
export interface Subject {
  readonly name: SubjectName;
  readonly buildFolder: string;
  /** Checkout whose migrations and demonstration data the server uses, if it is not this one. */
  readonly checkout?: string;
  /** Selectors of the phone menu's button, a doctor's card and the directory's search box. */
  readonly menu: string;
  readonly card: string;
  readonly search: string;
}

const folder = join(tmpdir(), 'hospital-bench');
const pictures = join(folder, 'pictures');
export const product: Subject = {
  name: 'product',
  buildFolder: join(root, 'build/server'),
  menu: "button[popovertarget='phone-menu']",
  card: 'main article[aria-label]',
  search: 'main input[type=search]',
};

async function drawPictures() {
  mkdirSync(pictures, { recursive: true });
  const rooms = globSync('public/pictures/rooms/*-1600.webp', { cwd: root }).sort();
  const write = (source: string, name: string, width: number, height: number) =>
    sharp(join(root, source))
      .resize(width, height)
      .webp({ quality: 70 })
      .toFile(join(pictures, `${name}.webp`));
  const first = rooms[0] ?? '';
  await Promise.all([
    write(first, 'hero', 1280, 560),
    write(first, 'hero-750', 750, 328),
    ...Array.from({ length: 12 }, (_, index) =>
      write(rooms[index % rooms.length] ?? '', `gallery-${index + 1}`, 400, 300),
    ),
    ...['dawn', 'morning', 'dusk', 'night'].map((portrait) =>
      write(`tools/demonstration/${portrait}.webp`, portrait, 240, 240),
    ),
  ]);
}

/**
 * Builds the bare React Router template for workerd with this project's own packages, so that all versions
 * are equal.
 */
export async function buildTemplate(): Promise<Subject> {
  const place = join(folder, 'template');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  cpSync(join(import.meta.dirname, 'peers/template'), place, { recursive: true });
  cpSync(pictures, join(place, 'public/img'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'template', type: 'module' }));
  writeFileSync(join(place, 'app/content.json'), JSON.stringify(sharedContent()));
  if (!(await run('react-router', ['build', place, '--logLevel', 'error'])))
    throw new Error('The template could not be built.');
  return {
    name: 'template',
    buildFolder: join(place, 'build/server'),
    menu: '.burger',
    card: '[data-doctor-card]',
    search: 'main input[type=search]',
  };
}

/**
 * Turns a page of the template into a finished string: without scripts, with an inline style sheet and a
 * popover menu. The first picture gets the phone's size and a high priority.
 */
function finished(html: string, css: string): string {
  const menu = /<nav[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
  return html
    .replace(/<script[\s\S]*?<\/script>|<link rel="(modulepreload|stylesheet|preload)"[^>]*>|<!--.*?-->/g, '')
    .replace('</head>', `<style>${css}</style></head>`)
    .replace('aria-expanded="false"', 'popovertarget="menu"')
    .replace('</header>', `</header><div id="menu" popover>${menu}</div>`)
    .replace(
      '<img src="/img/hero.webp"',
      '<img src="/img/hero.webp" srcset="/img/hero-750.webp 750w, /img/hero.webp 1280w" sizes="100vw" fetchpriority="high"',
    );
}

const stringWorker = `const text = new TextEncoder();
const bodies = new Map(Object.entries(pages).map(([path, html]) => [path, text.encode(html)]));
const headers = { 'content-type': 'text/html; charset=utf-8' };
export default {
  fetch(request) {
    const body = bodies.get(new URL(request.url).pathname);
    return body ? new Response(body, { headers }) : new Response('not found', { status: 404 });
  },
};
`;

/** Builds the upper bound of the runtime: a Worker that answers with strings from memory. */
async function buildString(template: Subject): Promise<Subject> {
  const buildFolder = join(folder, 'string/server');
  mkdirSync(buildFolder, { recursive: true });
  cpSync(pictures, join(folder, 'string/client/img'), { recursive: true });
  const [sheet = ''] = globSync('../client/assets/*.css', { cwd: template.buildFolder });
  const css = readFileSync(join(template.buildFolder, sheet), 'utf8');
  const server = await startServer(template);
  const bodies: Record<string, string> = {};
  for (const path of Object.values(pages)) {
    const response = await fetch(server.origin + path);
    if (!response.ok) throw new Error(`The template's ${path} answers ${response.status}.`);
    bodies[path] = finished(await response.text(), css);
  }
  await server.stop();
  writeFileSync(join(buildFolder, 'index.js'), `const pages = ${JSON.stringify(bodies)};\n${stringWorker}`);
  writeFileSync(
    join(buildFolder, 'wrangler.json'),
    JSON.stringify({
      name: 'string',
      main: 'index.js',
      compatibility_date: '2026-07-01',
      compatibility_flags: ['nodejs_compat'],
      assets: { directory: '../client' },
    }),
  );
  return { ...template, name: 'string', buildFolder };
}

/**
 * Builds the subjects. The template and the string are built anew outside the repository each time.
 *
 * @param before another checkout of this project, already built, to compare with. Its schema may differ.
 */
export async function buildSubjects(before?: string): Promise<readonly Subject[]> {
  rmSync(folder, { recursive: true, force: true });
  if (!(await run('react-router', ['build', '--logLevel', 'error'])))
    throw new Error('The product could not be built.');
  await drawPictures();
  const template = await buildTemplate();
  const peers = [product, template, await buildString(template)];
  if (!before) return peers;
  const checkout = resolve(before);
  return [...peers, { ...product, name: 'before', checkout, buildFolder: join(checkout, 'build/server') }];
}
