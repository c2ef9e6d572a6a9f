import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { devanagariFaces, devanagariRange } from '#app/ui/theme/hindi-fonts.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { font, fontOfStyle, fontPath } from '#app/ui/theme/tokens.ts';
import { receiptTitle, stamp } from './payment.css.ts';

const ownName = (family: string) => `${family} Devanagari`;

// A printed receipt must have these fonts, so `swap` is used although late fonts shift the text.
for (const [file, style] of devanagariFaces) {
  const { weight, family } = fontOfStyle(style);
  globalFontFace(ownName(family), {
    src: `url(${fontPath(file)}) format('woff2')`,
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange: devanagariRange,
  });
}

/** Around a receipt in Hindi. */
export const devanagari = featureStyle({
  fontFamily: `'${ownName('Mukta')}', ${font.text}`,
  lineHeight: 1.7,
});
globalStyle(
  `${devanagari} ${receiptTitle}`,
  featureRule({ fontFamily: `'${ownName('Martel')}', ${font.heading}`, lineHeight: 1.45 }),
);
// The line over the letters is one stroke.
globalStyle(`${devanagari} ${stamp}`, featureRule({ letterSpacing: 0 }));
