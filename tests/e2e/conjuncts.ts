import type { Page } from 'playwright/test';
import type { Script } from '#app/languages/locale-definition.ts';

const words: Readonly<Record<Exclude<Script, 'Latin'>, readonly string[]>> = {
  Devanagari: ['क्षेत्र', 'र्क', 'द्ध', 'श्री'],
  Gurmukhi: ['ਕ੍ਰ', 'ਪ੍ਰ', 'ਸ੍ਵ', 'ਉਨ੍ਹਾਂ'],
};

/**
 * Returns words with a conjunct, and the same letters with a zero-width non-joiner, which leaves every virama
 * visible.
 */
export const conjunctsOf = (script: Script) =>
  (script === 'Latin' ? [] : words[script]).map((word) => ({
    word,
    parts: word.replaceAll(/[\u094d\u0a4d]/g, '$&\u200c'),
  }));

/**
 * Measures how wide a font draws a word, and the same letters unjoined.
 *
 * @param file bytes of the font, which the page loads as a font face
 */
export const measureGlyphs = (page: Page, file: Buffer, word: string, parts: string) =>
  page.evaluate(
    async ({ bytes, texts }) => {
      const data = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
      const family = `Shaped ${document.fonts.size}`;
      const face = new FontFace(family, data);
      document.fonts.add(await face.load());
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('This browser has no 2D canvas.');
      canvas.font = `100px "${family}"`;
      const [joined = 0, apart = 0] = texts.map((text) => canvas.measureText(text).width);
      return { joined, apart };
    },
    { bytes: file.toString('base64'), texts: [word, parts] },
  );
