/**
 * `npm run art:conjuncts`, by hand, after tools/fonts.ts: draws a picture for each script other than Latin, such as
 * docs/pictures/devanagari.png, which shows whether the letters of the site's fonts still join. The browser tests measure
 * the same words (tests/e2e/fonts.spec.ts).
 */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { Script } from '#app/languages/locale-definition.ts';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { locales, otherLocales } from '#app/languages/locales.ts';
import { fontPath } from '#app/ui/theme/tokens.ts';
import { findBrowser } from '#tools/testing/browser.ts';

/** Words whose letters join, by script. */
const words: Readonly<Partial<Record<Script, readonly string[]>>> = {
  Devanagari: ['क्षेत्र', 'र्क', 'द्ध', 'श्री'],
  Gurmukhi: ['ਕ੍ਰ', 'ਪ੍ਰ', 'ਸ੍ਵ', 'ਉਨ੍ਹਾਂ', 'ਅੱਡੀ'],
};

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const locale of otherLocales) {
  const { htmlTag, script } = locales[locale];
  const fonts = localeFonts[locale];
  const joined = words[script];
  if (!fonts || !joined) continue;
  const faces = await Promise.all(
    fonts.faces.map(async ([file]) => {
      const font = await readFile(new URL(`../public${fontPath(file)}`, import.meta.url), 'base64');
      return {
        rule: `@font-face { font-family: '${file}'; src: url(data:font/woff2;base64,${font}) }`,
        row: `<dt>${file}</dt><dd style="font-family: '${file}'">${joined.join(' &ensp; ')}</dd>`,
      };
    }),
  );
  const page = await browser.newPage({ viewport: { width: 560, height: 330 } });
  await page.setContent(`<!doctype html><html lang="${htmlTag}"><style>${faces.map(({ rule }) => rule).join('')}
body { margin: 0; background: #fbf7f0; color: #14302b } dl { margin: 0; padding: 12px 24px } dt { font: 13px sans-serif } dd { margin: 0; font-size: 48px; line-height: 1.75 }
</style><dl>${faces.map(({ row }) => row).join('')}</dl>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = new URL(`../docs/pictures/${script.toLowerCase()}.png`, import.meta.url);
  await page.screenshot({ path: picture.pathname });
  await page.close();
}
await browser.close();
