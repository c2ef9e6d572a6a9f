import type { Browser, Page } from 'playwright';
import type { Locale } from '#app/languages/locales.ts';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { wordsDocument } from './words-document.ts';

/** Font sizes in px, the largest first. */
const sizes = [76, 70, 64, 58, 52, 46, 40];

/**
 * Opens the browser page that renders the text of a locale's pictures.
 *
 * @param name name of the hospital in the locale
 * @param place its place in a few words
 */
export async function pageForWords(
  browser: Browser,
  locale: Locale,
  name: string,
  place: string,
): Promise<Page> {
  const page = await browser.newPage({ viewport: shareSize });
  await page.setContent(wordsDocument(locale, name, place));
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Puts the part of a title in brackets on a separate line. */
const linesOf = (title: string) => title.replace(' (', '\n(');

/**
 * Renders a title in the largest size that fits, on lines of similar length and without breaking words.
 *
 * @returns PNG of the text on a transparent ground
 */
export async function drawWords(page: Page, title: string): Promise<Buffer> {
  const fits = await page.evaluate(
    ({ title, sizes }) => {
      const words = document.querySelector<HTMLElement>('h1');
      const room = words?.parentElement;
      if (!words || !room) throw new Error('There is no room for a title.');
      words.textContent = title;
      return sizes.some((size) => {
        words.style.fontSize = `${size}px`;
        return words.scrollWidth <= room.clientWidth && words.offsetHeight <= room.clientHeight;
      });
    },
    { title: linesOf(title), sizes },
  );
  if (!fits) throw new Error(`"${title}" fits in no size.`);
  return page.screenshot({ omitBackground: true });
}
