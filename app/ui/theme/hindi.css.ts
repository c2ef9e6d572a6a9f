import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { devanagariFaces, devanagariRange } from './hindi-fonts.ts';
import { fontPath } from './tokens.ts';

// A page in English has none of these rules, and asks for none of these files.
for (const [file, style] of devanagariFaces) {
  const [weight = '', , family = ''] = style.split(' ');
  globalFontFace(family, {
    src: `url(${fontPath(file)}) format('woff2')`,
    fontWeight: weight,
    fontDisplay: 'optional',
    unicodeRange: devanagariRange,
  });
}

// Outside the layers, so that they count more than the line heights of parts: at those the marks of two lines would meet.
globalStyle('html:lang(hi) :is(body, p, li, dd, dt, td, th, a, button, label, summary, small, span)', {
  lineHeight: 1.7,
  letterSpacing: 0,
});
globalStyle('html:lang(hi) :is(h1, h2, h3, h4)', { lineHeight: 1.45, letterSpacing: 0 });
globalStyle('html:lang(hi) :is(h1, h2, h3, h4, p, li) :is(span, a)', { lineHeight: 'inherit' });
globalStyle('html:lang(hi) body', { fontSize: '1.125rem' });
globalStyle('html:lang(hi) a', { textUnderlineOffset: '0.3em' });
