import { colour } from '#app/ui/theme/contract.css.ts';
import { featureStyle, onPaper } from '#app/ui/theme/rules.ts';
import { fontSize } from '#app/ui/theme/tokens.ts';

/** Its line is kept free, so that nothing moves when the words come; without scripts none will. */
export const nextFree = featureStyle({
  minBlockSize: '1.4em',
  color: colour.textSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  '@media': { '(scripting: none)': { display: 'none' } },
});

onPaper(nextFree, { display: 'none' });
