import { style } from '@vanilla-extract/css';
import { form, short } from '#app/ui/question-page/question-page.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { largeText } from '#app/ui/theme/media.ts';
import { framed, visuallyHidden } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
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
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
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
  border: 0,
  background: 'none',
  color: colour.link,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: fontSize.small,
  textDecoration: 'underline',
});

/** Not seen and not reached by Tab, only pressed by Enter. */
export const enterButton = featureStyle(visuallyHidden);

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

export const doctors = featureStyle({ display: 'grid', gap: space[3] });

export const doctor = featureStyle({
  ...framed,
  display: 'grid',
  gap: space[1],
  inlineSize: '100%',
  padding: `${space[3]} ${space[4]}`,
  borderColor: colour.edge,
  color: colour.text,
  cursor: 'pointer',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const referenceButtons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
printRule(referenceButtons, { display: 'none' });

export const reference = featureStyle({
  fontSize: 'clamp(2rem, 1.6rem + 2vw, 3rem)',
  fontWeight: fontWeight.strong,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});
