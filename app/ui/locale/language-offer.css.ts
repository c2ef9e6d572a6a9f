import { globalStyle } from '@vanilla-extract/css';
import { locales, otherLocales } from '#app/languages/locales.ts';
import { colour } from '../theme/contract.css.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

export const line = uiStyle({
  display: 'none',
  padding: space[3],
  background: colour.subtle,
  textAlign: 'center',
});

// `data-fonts` marks a browser that has visited the site before (load-fonts.ts). `data-reads` lists the languages of the
// browser, such as `hi-IN,en,`, until the reader chooses one (chosen-language.ts). In the list a hyphen or a comma follows
// each language. Neither follows a chosen language, so that a choice ends the offer.
const offered = otherLocales.flatMap((locale) =>
  ['-', ','].map(
    (end) => `[data-reads*='${locale}${end}']:not([data-fonts]) .${line}[lang=${locales[locale].htmlTag}]`,
  ),
);
globalStyle(offered.join(', '), uiRule({ display: 'block' }));

printRule(line, { display: 'none' });
