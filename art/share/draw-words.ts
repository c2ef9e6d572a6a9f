import type { Browser, Page } from 'playwright';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { translatedFact } from '#app/hospital-facts/name-and-place.ts';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { wordsDocument } from './words-document.ts';

/** The largest first. */
const sizes = [76, 70, 64, 58, 52, 46, 40];

/** Opens the page on which the words of all pictures are set. */
export async function pageForWords(browser: Browser): Promise<Page> {
  const name = translatedFact('name', 'hi', defaultFacts);
  const place = translatedFact('location', 'hi', defaultFacts);
  if (!name || !place)
    throw new Error('The name and place of the hospital are not those that were written in Hindi.');
  const page = await browser.newPage({ viewport: shareSize });
  await page.setContent(wordsDocument(name, place));
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Text in brackets begins a new line. */
const linesOf = (title: string) => title.replace(' (', '\n(');

/**
 * Sets a title in the largest size in which it has room, on lines of much the same length; a word is never broken.
 *
 * @returns the words of a picture on nothing, as PNG
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
