import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from, largeText, lowScreen } from '../theme/media.ts';
import { container } from '../theme/mixins.ts';
import { printRule, uiRule, uiStyle } from '../theme/rules.ts';
import { fontSize, fontWeight, measure, radius, shadow, space } from '../theme/tokens.ts';

/** A plain head without a hero, so that people who book see the question first. */
export const head = uiStyle({ background: colour.subtle });

export const headWords = style(
  uiRule({
    ...container,
    display: 'grid',
    gap: space[1],
    paddingBlock: `${space[3]} ${space[5]}`,
    '@media': { [lowScreen]: { paddingBlockStart: 0 } },
  }),
);

/** Head of a step: the way back, then the question with the number of the step beside it. Little space, so that a step fits a phone. */
export const stepWords = style([
  headWords,
  uiRule({
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    columnGap: space[4],
    '@media': {
      [below.medium]: { paddingBlock: `0 ${space[2]}` },
      [from.wide]: { gridTemplateColumns: `minmax(0, calc(${measure} - 7rem)) max-content` },
    },
  }),
]);
globalStyle(`${stepWords} > *`, uiRule({ gridColumn: '1 / -1' }));

export const back = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: colour.link,
  fontSize: fontSize.small,
  lineHeight: 1.35,
});
globalStyle(`${back} > svg`, uiRule({ flexShrink: 0 }));

export const title = uiStyle({ overflowWrap: 'anywhere' });

export const question = style([title, uiRule({ fontSize: fontSize.h2 })]);
globalStyle(`${stepWords} > ${question}`, uiRule({ gridArea: '2 / 1 / auto / auto' }));

export const lead = uiStyle({ color: colour.textSoft, overflowWrap: 'anywhere' });

export const page = uiStyle({
  ...container,
  display: 'grid',
  gap: space[7],
  paddingBlock: `${space[5]} ${space[8]}`,
  '@media': {
    [from.wide]: {
      gridTemplateColumns: `minmax(0, ${measure}) 19rem`,
      justifyContent: 'space-between',
      paddingBlockStart: space[6],
    },
  },
});

export const stepPage = style([
  page,
  uiRule({ '@media': { [below.medium]: { paddingBlockStart: space[3] } } }),
]);

const column = uiRule({ display: 'grid', gap: space[5], alignContent: 'start', minInlineSize: 0 });
export const content = style(column);
export const stepContent = style([content, uiRule({ '@media': { [below.medium]: { gap: space[3] } } })]);
export const side = style(column);

export const step = style([column, uiRule({ scrollMarginBlockStart: space[4] })]);

export const stepCount = uiStyle({
  color: colour.textSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

export const stepPlace = style([stepCount, uiRule({ alignSelf: 'center' })]);
globalStyle(`${stepWords} > ${stepPlace}`, uiRule({ gridArea: '2 / 2 / auto / auto' }));

export const stepTitle = uiStyle({ fontSize: fontSize.h2 });

export const stepHead = uiStyle({ display: 'grid', gap: space[1] });

export const quiet = uiStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const notice = uiStyle({
  display: 'grid',
  gap: space[2],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.large,
  background: colour.subtle,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});

export const noticeTitle = uiStyle({ fontSize: fontSize.h4 });

export const noticeList = uiStyle({ display: 'grid', gap: space[1], paddingInlineStart: '1.1em' });

export const form = uiStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const group = uiStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const groupTitle = uiStyle({ fontSize: fontSize.h3 });

/** Width for a phone number or a name. */
export const short = uiStyle({ maxInlineSize: '24rem' });

export const sheet = uiStyle({
  display: 'grid',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  '@media': { [from.medium]: { padding: `${space[5]} clamp(${space[4]}, 4vw, ${space[6]})` } },
  border: `1px solid ${colour.line}`,
  borderBlockStart: `4px solid ${colour.accent}`,
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: shadow,
});

export const facts = uiStyle({ display: 'grid' });

export const fact = uiStyle({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
  '@media': {
    [from.medium]: { gridTemplateColumns: '11rem minmax(0, 1fr)', paddingBlock: space[3] },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${fact} > dt`, uiRule({ color: colour.textSoft, fontSize: fontSize.small }));
globalStyle(`${fact} > dd`, uiRule({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));

/** Full-width buttons on a phone, for the thumb. */
export const buttons = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [below.medium]: { display: 'grid' } },
});

export const points = uiStyle({ display: 'grid', gap: space[2], paddingInlineStart: '1.25em' });

export const urgent = uiStyle({
  padding: space[5],
  borderRadius: radius.large,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
});

// On paper the page is a receipt: one sheet, without what can only be pressed.
printRule(`${back}, ${side}, ${buttons}`, { display: 'none' });
printRule(`${head}, ${page}, ${sheet}`, {
  display: 'block',
  padding: 0,
  background: 'none',
  boxShadow: 'none',
});
printRule(`${content}, ${step}, ${points}`, { gap: '4pt' });
printRule(fact, { paddingBlock: '2pt' });
