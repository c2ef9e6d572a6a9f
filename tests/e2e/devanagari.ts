import type { Page } from 'playwright/test';

/** Words with a conjunct, and the same letters with a joiner that leaves each half its visible virama. */
export const conjuncts = ['क्षेत्र', 'र्क', 'द्ध', 'श्री'].map((word) => ({
  word,
  parts: word.replaceAll('\u094d', '\u094d\u200c'),
}));

/**
 * How wide a font draws a word, and the same letters unjoined.
 *
 * @param file of the font, which the page takes as a font of its own
 */
export const shapeOf = (page: Page, file: Buffer, word: string, parts: string) =>
  page.evaluate(
    async ({ bytes, texts }) => {
      const data = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
      const family = `Shaped ${document.fonts.size}`;
      const face = new FontFace(family, data);
      document.fonts.add(await face.load());
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('This browser draws nothing');
      canvas.font = `100px "${family}"`;
      const [joined = 0, apart = 0] = texts.map((text) => canvas.measureText(text).width);
      return { joined, apart };
    },
    { bytes: file.toString('base64'), texts: [word, parts] },
  );
