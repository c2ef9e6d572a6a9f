import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { blend } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

const edge = `clamp(${space[4]}, 3vw, ${space[5]})`;

/** First aid, and a danger that somebody typed. */
export const box = featureStyle({
  paddingInline: `clamp(${space[4]}, 3vw, ${space[6]})`,
  borderRadius: radius.large,
  background: colour.accentSoft,
  color: colour.text,
  lineHeight: 1.4,
});

/** A section of a box. */
export const step = featureStyle({
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${blend(colour.onAccentSoft, 30)}` } },
});

globalStyle(`${box} h2`, featureRule({ color: colour.onAccentSoft, fontSize: fontSize.h4, lineHeight: 1.3 }));
// Space for the listen button at the end of the heading.
globalStyle(`${step} > h2`, featureRule({ paddingInlineEnd: '6.5rem' }));
globalStyle(`${box} li::marker`, featureRule({ color: colour.onAccentSoft, fontWeight: fontWeight.strong }));
globalStyle(`${step} > :is(p, ul, ol)`, featureRule({ marginBlockStart: space[2] }));
globalStyle(`${step} > :is(ul, ol):not([role])`, featureRule({ paddingInlineStart: '1.3em' }));
globalStyle(
  `${step} > :is(ul, ol):not([role]) > li`,
  featureRule({ marginBlockStart: space[2], breakInside: 'avoid' }),
);
globalStyle(`${step} > p`, featureRule({ maxInlineSize: '42em' }));

/** Sentence about the hours in a card of first aid, and numbers side by side, as in a tier. */
export const whomToRing = featureStyle({ display: 'grid', gap: space[2], marginBlockStart: space[2] });

/** First aid and the tiers, one below the other. */
export const urgent = featureStyle({
  display: 'grid',
  gap: space[3],
  marginBlockEnd: space[5],
  lineHeight: 1.4,
});

/** The tiers, side by side on a wide screen, so that all of them are seen at once. */
export const tiers = featureStyle({
  display: 'grid',
  gap: space[3],
  '@media': { [from.wide]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', alignItems: 'start' } },
});

const card = style(
  featureRule({
    // The listen button is in the corner of the first tier.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    overflow: 'clip',
    paddingBlockEnd: edge,
    border: '2px solid',
    borderRadius: radius.large,
    background: colour.surface,
  }),
);

/** The most urgent tier has the strongest colour, as on the page of all urgent signs. */
export const tier = styleVariants({
  ambulance: [card, featureRule({ borderColor: colour.accent })],
  emergency: [card, featureRule({ borderColor: blend(colour.accent, 55, colour.accentSoft) })],
  today: [card, featureRule({ borderColor: blend(colour.action, 35, colour.surface) })],
});

const band = style(featureRule({ padding: `${space[2]} ${edge}`, fontSize: fontSize.h4, lineHeight: 1.35 }));

export const heading = styleVariants({
  ambulance: [
    band,
    // Space for the listen button.
    featureRule({ paddingInlineEnd: '7rem', background: colour.accent, color: colour.onAccent }),
  ],
  emergency: [band, featureRule({ background: colour.accentSoft, color: colour.onAccentSoft })],
  today: [band, featureRule({ background: colour.actionSoft, color: colour.onActionSoft })],
});

globalStyle(`${card} > :is(p, ul)`, featureRule({ marginInline: edge }));
const withCalls = `:is(${card}, ${whomToRing})`;
globalStyle(
  `${withCalls} > ul[role]`,
  // A number never breaks, so a long one gets a line of its own on a narrow phone.
  featureRule({ display: 'flex', flexWrap: 'wrap', marginBlockStart: 0 }),
);
globalStyle(`${withCalls} > ul[role] > li`, featureRule({ display: 'grid', flex: '1 1 7.5rem' }));
globalStyle(`${card} > ul[role] a`, featureRule({ paddingInline: space[3] }));
globalStyle(`${card} > ul:not([role])`, featureRule({ paddingInlineStart: '1.1em' }));
globalStyle(`${card} > ul > li + li`, featureRule({ marginBlockStart: space[2] }));
globalStyle(`${card} > ul[role] > li + li`, featureRule({ marginBlockStart: 0 }));

export const signs = featureStyle({ overflowWrap: 'anywhere' });

const soft = { color: colour.textSoft, fontSize: fontSize.small } as const;

/** Steps until help arrives, below their sign in smaller and softer text. */
export const steps = featureStyle({ ...soft, display: 'block' });

/** Names of the emergency departments. */
export const where = featureStyle(soft);

/** Step for a sign while the hospital is closed. */
export const night = featureStyle({ ...soft, display: 'block' });

// The script of the hours writes `data-open` (decision 0105). Without scripts, the steps for the night are shown beside our number.
globalStyle(`[data-open=true] ~ ul ${night}`, featureRule({ display: 'none' }));
globalStyle(`[data-open=false] ~ ul ${night} > b`, featureRule({ display: 'none' }));
globalStyle(`[data-open=false] ~ ul[role] > li:first-child`, featureRule({ display: 'none' }));
globalStyle(
  `[data-open=false] ~ ul ${night}`,
  featureRule({ color: 'inherit', fontWeight: fontWeight.strong }),
);

// The script reserves the height of the server's sentence, but here nothing below is shown yet when it runs.
globalStyle(`${card} > p`, featureRule({ minBlockSize: '0 !important' }));
globalStyle(`${card} > :not([data-open=false]) > strong`, featureRule({ fontWeight: 'inherit' }));

/** Sentence for paper, which does not know when it is read. */
export const paper = featureStyle({ display: 'none' });

/** Links to all other signs and to first aid. */
export const links = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  fontWeight: fontWeight.strong,
});
globalStyle(`${links} > p`, featureRule({ paddingBlock: space[2] }));

// Print has the tiers side by side, so that the first page has all of them.
printRule(urgent, { display: 'block', marginBlock: '4pt 8pt', fontSize: '8.5pt', lineHeight: 1.25 });
printRule(tiers, { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '6pt' });
printRule(card, { gap: '3pt', paddingBlockEnd: '4pt', border: '1.5pt solid #000', background: 'none' });
printRule(`${card}, ${card} *`, { color: '#000' });
printRule(band, {
  padding: '2pt 6pt',
  background: 'none',
  borderBlockEnd: '.75pt solid #000',
  fontSize: '10pt',
});
printRule(`${card} > :is(p, ul)`, { marginInline: '6pt' });
printRule(`${card} > ul > li + li`, { marginBlockStart: '2pt' });
printRule(`${card} > ul[role], ${card} > ul[role] > li, [data-hours] ~ ul[role] > li:first-child`, {
  display: 'block',
});
printRule(`${card} > ul[role] a`, { paddingInline: 0, fontSize: '8pt', lineHeight: 1.25 });
printRule(`${steps}, ${night}, ${where}`, { fontSize: '8pt' });
printRule(`[data-hours] ~ ul ${night}`, { display: 'block', fontWeight: 'inherit' });
printRule(`[data-hours] ~ ul ${night} > b`, { display: 'inline' });
printRule(`${withCalls} > [data-hours]`, { display: 'none' });
printRule(paper, { display: 'block' });
printRule(links, { display: 'none' });
printRule(box, {
  marginBlock: '4pt',
  paddingInline: '8pt',
  border: '1.5pt solid #000',
  background: 'none',
  color: '#000',
  fontSize: '8pt',
  lineHeight: 1.25,
});
printRule(step, { paddingBlock: '2pt' });
printRule(`${box} h2`, { color: '#000', fontSize: '10pt' });
printRule(`${step} > :is(p, ul, ol)`, { maxInlineSize: 'none', marginBlockStart: '1pt' });
printRule(`${step} > :is(ul, ol):not([role]) > li`, { marginBlockStart: 0 });
