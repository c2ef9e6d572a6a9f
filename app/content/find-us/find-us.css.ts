import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

/** Address, map, phone and whether we are open: what a reader on the way needs first. */
export const card = featureStyle({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  ...framed,
  marginBlockEnd: space[5],
});

export const address = featureStyle({ fontStyle: 'normal', fontSize: fontSize.lead, lineHeight: 1.4 });

export const buttons = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});

export const sample = featureStyle({
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `4px solid ${colour.accent}`,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
});

/** Label and text of each line; side by side on wide screens. */
export const lines = featureStyle({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  marginBlockEnd: space[5],
  '@media': { [from.medium]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});
globalStyle(`${lines} > dt`, featureRule({ fontWeight: fontWeight.strong }));
globalStyle(`${lines} > dd`, featureRule({ margin: 0, paddingBlockEnd: space[2] }));

export const heading = featureStyle({ fontSize: fontSize.h2, marginBlock: `${space[5]} ${space[3]}` });

export const sketch = featureStyle({ margin: 0, marginBlockEnd: space[5], breakInside: 'avoid' });

export const map = featureStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  blockSize: 'auto',
  borderRadius: radius.medium,
  background: colour.line,
  fontSize: '20px',
});
globalStyle(`${map} text`, featureRule({ fill: 'currentColor', textAnchor: 'middle' }));

export const sector = featureStyle({ color: colour.textSoft });
globalStyle(`${sector} > rect`, featureRule({ fill: colour.subtle }));

export const ourSector = featureStyle({ color: colour.onActionSoft, fontWeight: fontWeight.strong });
globalStyle(`${ourSector} > rect`, featureRule({ fill: colour.actionSoft }));

export const roundabout = featureStyle({ fill: colour.surface, stroke: colour.textSoft, strokeWidth: 2 });

export const pin = featureStyle({ color: colour.onActionSoft });
globalStyle(`${pin} > path`, featureRule({ fill: colour.accent, stroke: colour.onAccent, strokeWidth: 1.5 }));
globalStyle(`${pin} > circle`, featureRule({ fill: colour.onAccent }));
globalStyle(`${pin} > text`, featureRule({ textAnchor: 'start', fontSize: '16px' }));

export const caption = featureStyle({
  paddingBlockStart: space[2],
  color: colour.textSoft,
  fontSize: fontSize.small,
});
