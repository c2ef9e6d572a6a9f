import { style } from '@vanilla-extract/css';
import { form, short } from '#app/ui/question-page/question-page.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

/** List of the choices so far, each with a link to change it. */
export const chosen = featureStyle({
  ...framed,
  paddingInline: space[4],
});

export const chosenRow = featureStyle({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3rem',
  paddingBlock: space[1],
  lineHeight: 1.35,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
});

export const chosenName = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const chosenValue = featureStyle({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const change = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[2],
  marginInlineEnd: `-${space[2]}`,
  color: colour.link,
  fontSize: fontSize.small,
});

/** Hides a field unless its radio button is checked. Browsers without `:has` always show the field. */
const shownWith = (who: string) =>
  style([
    short,
    featureRule({
      '@supports': {
        'selector(:has(a))': {
          selectors: { [`${form}:not(:has(input[value='${who}']:checked)) &`]: { display: 'none' } },
        },
      },
    }),
  ]);
export const withOther = shownWith('other');
export const withChild = shownWith('child');

export const reference = featureStyle({
  fontSize: 'clamp(2rem, 1.6rem + 2vw, 3rem)',
  fontWeight: fontWeight.strong,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});
