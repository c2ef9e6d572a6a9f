import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { byLocale, locales } from '#app/languages/locales.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontFamilies, fontOfStyle, fontPath, scriptFont } from '#app/ui/theme/tokens.ts';
import { receiptTitle, stamp } from './payment.css.ts';

/** Class of the element around a receipt, by its locale. Locales whose letters are in the Latin files have none. */
export const lettersOf = byLocale((locale) => {
  const { script } = locales[locale];
  const fonts = localeFonts[locale];
  if (!fonts) return undefined;
  const ownName = (family: string) => `${scriptFont(family, script)} on paper`;
  // Unlike on a page, the fonts may replace those of the device after the first paint, because the receipt is printed.
  for (const [file, style] of fonts.faces) {
    const { weight, family } = fontOfStyle(style);
    globalFontFace(ownName(family), {
      src: `url(${fontPath(file)}) format('woff2')`,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange: fonts.range,
    });
  }
  const letters = featureStyle({
    fontFamily: `'${ownName(fontFamilies.text.ours)}', ${font.text}`,
    lineHeight: 1.7,
  });
  globalStyle(
    `${letters} ${receiptTitle}`,
    featureRule({
      fontFamily: `'${ownName(fontFamilies.heading.ours)}', ${font.heading}`,
      lineHeight: fonts.lineHeights.heading,
    }),
  );
  // The line over the letters of Devanagari is one stroke.
  globalStyle(`${letters} ${stamp}`, featureRule({ letterSpacing: 0 }));
  return letters;
});
