import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { localeFonts } from '#app/languages/locale-fonts.ts';
import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { strip } from '../contact/crisis-line.css.ts';
import { name, place } from '../header/logo.css.ts';
import { band } from '../hero/hero.css.ts';
import { picturePlace } from '../hero/hero-picture.css.ts';
import { below } from './media.ts';
import { fontFamilies, fontOfStyle, fontPath, scriptFont } from './tokens.ts';

/** Matches the root element of pages in some locales. */
const pagesIn = (chosen: readonly Locale[]) =>
  `html:is(${chosen.map((locale) => `:lang(${locales[locale].htmlTag})`).join(',')})`;

/** Locales by the sizes that their letters need, so that the rules for equal sizes stand once in a page. */
const bySizes = new Map<string, Locale[]>();

// Only pages in other locales get these rules (app/page-styles.ts), so a page in the default locale requests none of the files.
for (const locale of otherLocales) {
  const fonts = localeFonts[locale];
  if (!fonts) continue;
  const { script } = locales[locale];
  for (const [file, style] of fonts.faces) {
    const { weight, family } = fontOfStyle(scriptFont(style, script));
    globalFontFace(family, {
      src: `url(${fontPath(file)}) format('woff2')`,
      fontWeight: weight,
      fontDisplay: 'optional',
      unicodeRange: fonts.range,
    });
  }
  const both = ({ ours, readers }: { readonly ours: string; readonly readers: string }) =>
    `${ours},${scriptFont(ours, script)},${readers}`;
  const families = { '--font-text': both(fontFamilies.text), '--font-heading': both(fontFamilies.heading) };
  const isSecond = Object.values(locales).some(({ secondLocale }) => secondLocale === locale);
  // The rest of a page of which another locale has only an introduction. Not outside `main`: the language switch would fetch the files on each page.
  const rest = `main [lang=${locales[locale].htmlTag}]`;
  const rests = (state: string) => (isSecond ? `,${state} ${rest}` : '');
  // As in fonts.css.ts: our fonts from the second page on, and at once without scripts.
  globalStyle(`${pagesIn([locale])}[data-fonts]${rests('[data-fonts]')}`, { vars: families });
  globalStyle(pagesIn([locale]) + rests(''), { '@media': { '(scripting: none)': { vars: families } } });
  if (isSecond) globalStyle(rest, { fontFamily: 'var(--font-text)' });
  const sizes = JSON.stringify([fonts.rootSize, fonts.lineHeights]);
  bySizes.set(sizes, [...(bySizes.get(sizes) ?? []), locale]);
}

for (const alike of bySizes.values()) {
  const [first] = alike;
  const fonts = first && localeFonts[first];
  if (!fonts) continue;
  const page = pagesIn(alike);
  const { text, heading, print } = fonts.lineHeights;

  // Not on the narrowest screens and at four times the size, where the header would need a second row.
  const wideEnough = 'screen and (min-width: 22.5rem)';
  globalStyle(page, { '@media': { [wideEnough]: { fontSize: fonts.rootSize } } });

  // Unlayered, so that these rules override the line heights of parts. At those line heights the vowel signs
  // of two lines would touch.
  const texts = `${page} :is(body, p, li, dd, dt, td, th, a, button, label, summary, small, span, figcaption, caption, legend, address, input, select, textarea)`;
  globalStyle(texts, {
    lineHeight: text,
    letterSpacing: 0,
    // Vowel signs still do not touch, and a sheet to fill in by hand fits on one page.
    '@media': { print: { lineHeight: print } },
  });
  globalStyle(`${page} :is(h1, h2, h3, h4)`, {
    lineHeight: heading,
    letterSpacing: 0,
    '@media': { print: { lineHeight: print } },
  });
  globalStyle(`${page} :is(h1, h2, h3, h4, p, li) :is(span, a, strong)`, { lineHeight: 'inherit' });
  // The name and the place are one line each, and together one name.
  globalStyle(`${page} :is(.${place}, .${name})`, { lineHeight: 1.3 });
  // Two lines on a phone instead of three, because it is above every page.
  globalStyle(`${page} .${strip}`, {
    '@media': { [`${wideEnough} and ${below.medium}`]: { fontSize: '0.875rem' } },
  });
  // A phone number does not break over two lines.
  globalStyle(`${page} p a[href^="tel:"]`, { whiteSpace: 'nowrap' });
  globalStyle(`${page} a`, { textUnderlineOffset: '0.3em' });
}

// No rule is written while no locale is written from right to left (decision 0121).
if (otherLocales.some((locale) => locales[locale].dir === 'rtl')) {
  // A chevron points to the next or the previous page, which change sides. The drawing of an icon stands in a `svg` of its own (icon.tsx), which is turned.
  const chevrons = ['chevron-left', 'chevron-right'].flatMap((name) => [
    `svg:has(> #icon-${name}, > [href='#icon-${name}'])`,
    `:not(svg) > svg.lucide-${name}`,
  ]);
  // The words of a hero stand where its picture is quiet.
  const turned = [...chevrons, `.${picturePlace}`, `.${band}::before`];
  globalStyle(turned.map((part) => `[dir=rtl] ${part}`).join(','), { scale: '-1 1' });
  // The arrow of a link (`forwardArrow` in mixins.ts).
  globalStyle('[dir=rtl]', { vars: { '--forward': '"←"' } });
  // The digits of a phone number keep their order, with the plus before them.
  globalStyle('[dir=rtl] a[href^="tel:"]', { direction: 'ltr', unicodeBidi: 'isolate' });
}
