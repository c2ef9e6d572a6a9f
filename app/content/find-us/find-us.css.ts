import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, from } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const answer = featureStyle({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '38rem',
  marginBlockStart: space[3],
});

/** The address with the button that copies it. */
export const place = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

export const address = featureStyle({ fontStyle: 'normal', lineHeight: 1.45 });

export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
globalStyle(`${buttons} > a`, featureRule({ '@media': { [below.medium]: { flex: '1 1 14rem' } } }));

export const apps = featureStyle({ fontSize: fontSize.small });
globalStyle(
  `${apps} > a`,
  featureRule({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' }),
);

/** Links to the lines that visitors look for by themselves. */
export const jumps = featureStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
globalStyle(
  `${jumps} > a`,
  featureRule({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' }),
);

/** A quiet mark, so that the fact is read first. */
export const sample = featureStyle({
  justifySelf: 'start',
  inlineSize: 'fit-content',
  paddingInline: space[2],
  borderInlineStart: `3px solid ${colour.accent}`,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
});

export const section = featureStyle({ display: 'grid', gap: space[3] });

/** Label and text of each line; side by side on wide screens. */
export const lines = featureStyle({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  '@media': { [from.medium]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});
globalStyle(`${lines} > dt`, featureRule({ fontWeight: fontWeight.strong, scrollMarginBlockStart: '6rem' }));
globalStyle(`${lines} > dd`, featureRule({ gridColumnEnd: -1 }));
globalStyle(`${lines} > dd`, featureRule({ margin: 0, paddingBlockEnd: space[2] }));

export const sketch = featureStyle({ margin: 0, breakInside: 'avoid' });

export const map = featureStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  blockSize: 'auto',
  borderRadius: radius.medium,
  background: colour.line,
  fontSize: '26px',
});
globalStyle(`${map} text`, featureRule({ fill: 'currentColor', textAnchor: 'middle' }));

export const sector = featureStyle({ color: colour.textSoft });
globalStyle(`${sector} > rect`, featureRule({ fill: colour.subtle }));

export const ourSector = featureStyle({ color: colour.onActionSoft, fontWeight: fontWeight.strong });
globalStyle(`${ourSector} > rect`, featureRule({ fill: colour.actionSoft }));

export const roundabout = featureStyle({ fill: colour.surface, stroke: colour.textSoft, strokeWidth: 2 });

export const pin = featureStyle({});
globalStyle(`${pin} > path`, featureRule({ fill: colour.accent, stroke: colour.onAccent, strokeWidth: 1.5 }));
globalStyle(`${pin} > circle`, featureRule({ fill: colour.onAccent }));

export const caption = featureStyle({
  paddingBlockStart: space[2],
  color: colour.textSoft,
  fontSize: fontSize.small,
});

// One sheet of paper, for a relative who has no phone with a map.
printRule(`${buttons}, ${apps}, ${jumps}, ${place} > span`, { display: 'none' });
printRule(section, { gap: '3pt', fontSize: '9pt', lineHeight: 1.3 });
printRule(lines, { gap: '1pt 10pt', gridTemplateColumns: '28mm minmax(0, 1fr)' });
printRule(`${lines} > dd`, { paddingBlockEnd: '1pt' });
printRule(map, { maxInlineSize: '70mm' });
