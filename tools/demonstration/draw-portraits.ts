/**
 * Draws the portraits of the sample doctors (dawn.webp and the other .webp files of this folder). Run by hand after a
 * change: `npm run art:portraits`. The portraits have no faces, because they show no real person.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../testing/browser.ts';
import type { Portrait } from './doctors.ts';

interface Palette {
  readonly sky: readonly [string, string];
  readonly sun: string;
  /** Colours from the farthest hill to the nearest. */
  readonly hills: readonly [string, string, string];
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly head: string;
}

const side = 480;

// Shapes drawn behind the head, and in front of it.
const heads = {
  bun: {
    behind:
      '<circle cx="240" cy="106" r="34"/><path d="M170 198c-8-66 22-106 70-106s78 40 70 106c-2 16-6 26-12 34H182c-6-8-10-18-12-34z"/>',
    front: '<path d="M178 194c2-52 26-82 62-82s60 30 62 82c-14-26-30-44-52-54-22 12-50 28-72 54z"/>',
  },
  long: {
    behind:
      '<path d="M162 210c-8-76 26-122 78-122s86 46 78 122c-2 44 8 84 22 116-30 14-70 20-100 20s-70-6-100-20c14-32 24-72 22-116z"/>',
    front: '<path d="M178 204c-4-58 24-94 62-94s66 36 62 94c-8-34-22-56-40-68-16 26-50 40-84 68z"/>',
  },
  turban: {
    behind: '',
    front:
      '<path d="M156 184c-18-74 30-122 84-122s102 48 84 122c-16 6-30-4-42-14-26-12-58-12-84 0-12 10-26 20-42 14z"/><path d="M240 170c-26-16-56-52-64-82M240 170c26-16 56-52 64-82M198 172c-18-16-30-36-36-58M282 172c18-16 30-36 36-58M240 66v100" fill="none" stroke="#7a4a06" stroke-opacity=".3" stroke-width="3"/><path d="M182 206c4 48 22 80 58 80s54-32 58-80c-8 28-22 38-34 36-8-6-40-6-48 0-12 2-26-8-34-36z" fill="#2f2a33"/>',
  },
  short: {
    behind: '',
    front:
      '<path d="M172 204c-12-64 16-108 70-108 50 0 78 42 66 108-6-8-8-20-10-34-18-2-40-10-54-24-18 16-40 22-60 24-4 12-6 26-12 34z"/>',
  },
} as const;

const palettes: Record<Portrait, Palette & { readonly head: keyof typeof heads }> = {
  dawn: {
    sky: ['#f3d9b8', '#f8c58e'],
    sun: '#fff1cf',
    hills: ['#e2ab8c', '#a98d78', '#4d7a70'],
    skin: '#b98062',
    hair: '#2c2524',
    shirt: '#14524a',
    head: 'bun',
  },
  morning: {
    sky: ['#a9d3de', '#eef0dd'],
    sun: '#fffbe6',
    hills: ['#a9cfc6', '#6ea893', '#2f7b62'],
    skin: '#c99673',
    hair: '#38291f',
    shirt: '#7a4a06',
    head: 'long',
  },
  dusk: {
    sky: ['#9a7a9c', '#f0b493'],
    sun: '#ffe0a8',
    hills: ['#b98398', '#83668a', '#4f4468'],
    skin: '#a87252',
    hair: '#f0a63a',
    shirt: '#2b2440',
    head: 'turban',
  },
  night: {
    sky: ['#39547d', '#8ea3c2'],
    sun: '#f5efd6',
    hills: ['#6f87ad', '#46608a', '#243d61'],
    skin: '#bd8b69',
    hair: '#20242e',
    shirt: '#0c1a2c',
    head: 'short',
  },
};

function drawing({ sky, sun, hills, skin, hair, shirt, head }: (typeof palettes)[Portrait]): string {
  const shape = heads[head];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 480 480">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".8" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="coat" x2="0" y2="1"><stop stop-color="#fffdf9"/><stop offset="1" stop-color="#e3ddd2"/></linearGradient></defs>
<path fill="url(#sky)" d="M0 0h480v480H0z"/>
<circle cx="352" cy="150" r="96" fill="${sun}" opacity=".35"/><circle cx="352" cy="150" r="52" fill="${sun}"/>
<path fill="${hills[0]}" d="M0 230c60-40 110-34 160-6s90-40 150-34 90 50 170 24v266H0z"/>
<path fill="${hills[1]}" d="M0 290c50-10 90-46 150-30s100 36 170 8 110-20 160-6v218H0z"/>
<path fill="${hills[2]}" d="M0 366c70-40 130-20 200-10s190-46 280-12v136H0z"/>
<g fill="${hair}">${shape.behind}</g>
<path fill="${skin}" d="M208 244h64v96h-64z"/><path d="M208 268c16 18 48 18 64 0v14c-16 14-48 14-64 0z" opacity=".18"/>
<ellipse cx="240" cy="200" rx="62" ry="78" fill="${skin}"/>
<g fill="${hair}">${shape.front}</g>
<path fill="${shirt}" d="M206 306l34 34 34-34 40 30-74 120-74-120z"/>
<path fill="url(#coat)" d="M58 480c4-96 46-138 146-168l36 128 36-128c100 30 142 72 146 168z"/>
<path fill="#fff" stroke="#14302b" stroke-opacity=".14" stroke-width="2" stroke-linejoin="round" d="M206 308l-26 12 6 52 22 6-10 14 42 62zM274 308l26 12-6 52-22 6 10 14-42 62z"/>
<path fill="none" stroke="#14302b" stroke-opacity=".16" stroke-width="3" d="M240 454v26M134 480c0-30-2-52-8-70M346 480c0-30 2-52 8-70"/>
</svg>`;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, palette] of Object.entries(palettes)) {
  const encoded = await page.evaluate(
    async ({ svg, size }) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '';
    },
    { svg: drawing(palette), size: side },
  );
  await writeFile(join(import.meta.dirname, `${name}.webp`), Buffer.from(encoded, 'base64'));
}
await browser.close();
