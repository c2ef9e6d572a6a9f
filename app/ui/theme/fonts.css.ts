import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { tokensLayer } from './layers.css.ts';
import { fontFaces, fontFamilies, fontOfStyle, fontPath, fontWeight } from './tokens.ts';

for (const [file, style] of fontFaces) {
  const { weight, family } = fontOfStyle(style);
  globalFontFace(family, {
    src: `url(${fontPath(file)}) format('woff2')`,
    fontWeight: weight,
    fontDisplay: 'optional',
  });
}

const digits = 'U+30-39';
// Martel has old-style digits only, and no feature for others: 108 reads as lo8. The digits of headings and of large phone numbers come from the
// file that every page has for strong text. Of two faces for a character the browser takes the last one.
globalFontFace(fontFamilies.heading.ours, {
  src: `url(${fontPath('mukta-600')}) format('woff2')`,
  fontWeight: fontWeight.heading,
  fontDisplay: 'optional',
  unicodeRange: digits,
});

const { text, heading } = fontFamilies;
const readers = { '--font-text': text.readers, '--font-heading': heading.readers };
const ours = {
  '--font-text': `${text.ours},${text.readers}`,
  '--font-heading': `${heading.ours},${heading.readers}`,
};
globalStyle(':root', {
  '@layer': { [tokensLayer]: { vars: readers, '@media': { '(scripting: none)': { vars: ours } } } },
});
globalStyle(':root[data-fonts]', { '@layer': { [tokensLayer]: { vars: ours } } });

/** Ascent and descent as shares of the font size. */
const mukta = { ascent: 1.13, descent: 0.532 };
const martel = { ascent: 1.125, descent: 0.562 };

/**
 * Declares a fallback font from the device for a web font that is not loaded yet. It is scaled so that English lines
 * have the same length and height. The fallback stays until the next page: swapping fonts would rewrap lines while they
 * are read.
 *
 * @param scale average letter width of the web font divided by that of the local font, in English text
 * @param unicodeRange the characters that it has; by default all
 */
function fallback(
  family: string,
  weight: string,
  locals: readonly string[],
  scale: number,
  metrics: { readonly ascent: number; readonly descent: number },
  unicodeRange?: string,
): void {
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  globalFontFace(family, {
    src: locals.map((name) => `local('${name}')`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(scale),
    ascentOverride: percent(metrics.ascent / scale),
    descentOverride: percent(metrics.descent / scale),
    lineGapOverride: '0%',
    ...(unicodeRange && { unicodeRange }),
  });
}

fallback('Mukta fallback', fontWeight.text, ['Arial', 'Roboto', 'Liberation Sans'], 0.936, mukta);
fallback('Mukta fallback', fontWeight.strong, ['Arial Bold', 'Liberation Sans Bold'], 0.9, mukta);
fallback('Mukta fallback Roboto', fontWeight.strong, ['Roboto Bold', 'Roboto Medium'], 0.96, mukta);
// Georgia has old-style digits too, so digits come from the next family.
fallback(
  'Martel fallback',
  fontWeight.heading,
  ['Georgia Bold', 'Noto Serif Bold'],
  0.99,
  martel,
  'U+0-2f,U+3a-10ffff',
);
fallback(
  'Martel fallback Times',
  fontWeight.heading,
  ['Times New Roman Bold', 'Liberation Serif Bold'],
  1.17,
  martel,
);
