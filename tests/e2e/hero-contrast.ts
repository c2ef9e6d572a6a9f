import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures.ts';

/** Contrast ratio of WCAG AA for text of any size. */
const required = 4.5;

interface Line {
  readonly text: string;
  readonly colour: readonly [red: number, green: number, blue: number];
  readonly box: { x: number; y: number; width: number; height: number };
}

/**
 * Fails if text over the hills of the hero has too little contrast. The page must be still, as after
 * `expectNoAxeViolations`.
 *
 * @param state description of the page's look for the error message
 */
export async function expectHeroContrast(page: Page, state: string): Promise<void> {
  // Retries on failure, because on a busy machine a screenshot may be one frame late.
  await expect(async () => {
    for (const { text, contrast } of await contrastsOverTheHero(page)) {
      expect(contrast, `“${text}”, ${state}`).toBeGreaterThanOrEqual(required);
    }
  }).toPass({ timeout: 10_000 });
}

/**
 * Takes a PNG of the window's upper part, encoded for speed because there is one for every look of every
 * page.
 *
 * @param height in pixels
 */
async function screenOf(page: Page, height: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Returns the lowest contrast of each line of text in the hero with any pixel behind it. */
async function contrastsOverTheHero(page: Page): Promise<{ text: string; contrast: number }[]> {
  // Waits for the hero's picture only: a lazy picture that is far away never loads.
  await page.evaluate(() => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.decode());
  const lines = await page.evaluate(hideTextOfHero);
  // Hidden text disappears from the screen only after the next frame has begun, so two frames pass.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(lines.length).toBeGreaterThan(1);
  const windowHeight = page.viewportSize()?.height ?? 0;
  const end = Math.ceil(Math.max(...lines.map(({ box }) => box.y + box.height)));
  const shot = sharp(await screenOf(page, Math.min(end, windowHeight)));
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  await page.evaluate(showTextOfHero);
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  };
  return lines.map(({ text, colour, box }) => {
    let contrast = 21;
    for (let y = Math.ceil(box.y); y < Math.min(info.height, box.y + box.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.min(info.width, box.x + box.width); x += 1) {
        contrast = Math.min(contrast, contrastBetween(colour, pixel(x, y)));
      }
    }
    return { text, contrast };
  });
}

function contrastBetween(one: Line['colour'], other: Line['colour']): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/**
 * Relative luminance of each of the 256 channel values, computed once because a hero has a million pixels.
 */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance([red, green, blue]: Line['colour']): number {
  return 0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);
}

/** Runs in the page: records every line of text in the hero, then makes the text transparent. */
function hideTextOfHero(): Line[] {
  const hero = document.querySelector('h1')?.closest('div:has(picture)');
  if (!hero) throw new Error('The page has no hero.');
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const owners = new Set<HTMLElement>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!owner || !canvas || !text.textContent?.trim()) continue;
    canvas.fillStyle = getComputedStyle(owner).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { x, y, width, height } of range.getClientRects()) {
      lines.push({ text: text.textContent, colour: [red, green, blue], box: { x, y, width, height } });
    }
    owners.add(owner);
  }
  for (const owner of owners) owner.style.setProperty('transition', 'none', 'important');
  for (const owner of owners) owner.style.setProperty('color', 'transparent', 'important');
  return lines;
}

/** Runs in the page: makes the text visible again. */
function showTextOfHero(): void {
  for (const owner of document.querySelectorAll<HTMLElement>('[style]')) {
    if (owner.style.color !== 'transparent') continue;
    owner.style.removeProperty('color');
    owner.style.removeProperty('transition');
  }
}
