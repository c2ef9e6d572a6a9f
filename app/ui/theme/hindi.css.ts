import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { strip } from '../contact/crisis-line.css.ts';
import { name, place } from '../header/logo.css.ts';
import { devanagariFaces, devanagariRange } from './hindi-fonts.ts';
import { below } from './media.ts';
import { fontOfStyle, fontPath } from './tokens.ts';

// A page in English has none of these rules, and asks for none of these files.
for (const [file, style] of devanagariFaces) {
  const { weight, family } = fontOfStyle(style);
  globalFontFace(family, {
    src: `url(${fontPath(file)}) format('woff2')`,
    fontWeight: weight,
    fontDisplay: 'optional',
    unicodeRange: devanagariRange,
  });
}

// Devanagari is drawn smaller than Latin letters of the same size: body text becomes 18 px and small text 16, as all sizes are in rem.
// Not on the narrowest screens and at four times the size, where the header would need a second row.
const wideEnough = 'screen and (min-width: 22.5rem)';
globalStyle('html:lang(hi)', { '@media': { [wideEnough]: { fontSize: '106.25%' } } });

// Outside the layers, so that they count more than the line heights of parts: at those the marks of two lines would meet.
const texts =
  'html:lang(hi) :is(body, p, li, dd, dt, td, th, a, button, label, summary, small, span, figcaption, caption, legend, address, input, select, textarea)';
globalStyle(texts, {
  lineHeight: 1.75,
  letterSpacing: 0,
  // The marks stay apart still, and a sheet that is to be filled in by hand stays one sheet.
  '@media': { print: { lineHeight: 1.35 } },
});
globalStyle('html:lang(hi) :is(h1, h2, h3, h4)', {
  lineHeight: 1.45,
  letterSpacing: 0,
  '@media': { print: { lineHeight: 1.35 } },
});
globalStyle('html:lang(hi) :is(h1, h2, h3, h4, p, li) :is(span, a)', { lineHeight: 'inherit' });
// Each of the two is one line for ever, and the two are one name.
globalStyle(`html:lang(hi) :is(.${place}, .${name})`, { lineHeight: 1.3 });
// Two lines on a phone, not three: it stands above every page.
globalStyle(`html:lang(hi) .${strip}`, {
  '@media': { [`${wideEnough} and ${below.medium}`]: { fontSize: '0.875rem' } },
});
// A number is read as one.
globalStyle('html:lang(hi) p a[href^="tel:"]', { whiteSpace: 'nowrap' });
globalStyle('html:lang(hi) a', { textUnderlineOffset: '0.3em' });
