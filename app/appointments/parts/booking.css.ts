import { globalStyle, style } from '@vanilla-extract/css';
import { form, short } from '#app/ui/question-page/question-page.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { framed, visuallyHidden, visuallyHiddenLine } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

/** The choices so far, in one line of 44 px. Only the doctor's name is cut off, and large text takes further lines. */
export const chosen = featureStyle({
  display: 'flex',
  alignItems: 'start',
  fontSize: fontSize.small,
  lineHeight: 1.35,
});

export const backToDoctor = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  minBlockSize: '2.75rem',
  color: colour.link,
});

export const chosenList = featureStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
  '@media': { [from.medium]: { columnGap: space[4] } },
});

export const chosenName = featureStyle(visuallyHiddenLine);

export const chosenValue = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: fontWeight.strong,
});

export const chosenDoctor = style([
  chosenValue,
  featureRule({ flex: '1 1 4.5rem', minInlineSize: 0, maxInlineSize: 'max-content' }),
]);
globalStyle(`${chosenDoctor} > dd`, featureRule({ minInlineSize: 0 }));
globalStyle(`${chosenDoctor} :is(a, button)`, featureRule({ maxInlineSize: '100%' }));
export const doctorName = featureStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const change = featureStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: '1.5rem',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.link,
  cursor: 'pointer',
  font: 'inherit',
  textDecoration: 'underline',
});

/** Beside an icon that a phone shows alone. */
export const besideIcon = style(featureRule({ '@media': { [below.medium]: visuallyHiddenLine } }));

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
