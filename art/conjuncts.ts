/**
 * `node art/conjuncts.ts`, by hand, after tools/fonts.ts: docs/pictures/devanagari.png, which shows whether the site's letters of
 * Devanagari still join. The browser tests measure the same words (tests/e2e/fonts.spec.ts).
 */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { devanagariFaces } from '#app/ui/theme/hindi-fonts.ts';
import { fontPath } from '#app/ui/theme/tokens.ts';
import { findBrowser } from '#tools/testing/browser.ts';

const words = ['क्षेत्र', 'र्क', 'द्ध', 'श्री'];

const faces = await Promise.all(
  devanagariFaces.map(async ([file]) => {
    const font = await readFile(new URL(`../public${fontPath(file)}`, import.meta.url), 'base64');
    return {
      rule: `@font-face { font-family: '${file}'; src: url(data:font/woff2;base64,${font}) }`,
      row: `<dt>${file}</dt><dd style="font-family: '${file}'">${words.join(' &ensp; ')}</dd>`,
    };
  }),
);

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 560, height: 330 } });
await page.setContent(`<!doctype html><html lang="hi"><style>${faces.map(({ rule }) => rule).join('')}
body { margin: 0; background: #fbf7f0; color: #14302b } dl { margin: 0; padding: 12px 24px } dt { font: 13px sans-serif } dd { margin: 0; font-size: 48px; line-height: 1.75 }
</style><dl>${faces.map(({ row }) => row).join('')}</dl>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: new URL('../docs/pictures/devanagari.png', import.meta.url).pathname });
await browser.close();
