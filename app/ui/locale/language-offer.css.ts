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

// `data-fonts` marks a browser that was here before (load-fonts.ts). `data-reads` is a list, such as `hi-IN,en,`, until
// the reader has chosen a language (chosen-language.ts).
const offered = otherLocales.flatMap((locale) =>
  ['-', ','].map(
    (end) => `[data-reads*='${locale}${end}']:not([data-fonts]) .${line}[lang=${locales[locale].htmlTag}]`,
  ),
);
globalStyle(offered.join(', '), uiRule({ display: 'block' }));

printRule(line, { display: 'none' });
