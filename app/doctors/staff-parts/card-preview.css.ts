import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontWeight, space } from '#app/ui/theme/tokens.ts';

/** Media query for windows with room for the card beside the fields. */
export const besideTheForm = from.desk;

export const beside = featureStyle({
  display: 'grid',
  gap: space[5],
  '@media': {
    [besideTheForm]: { selectors: { '&:has(> details)': { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } } },
  },
});

export const preview = featureStyle({
  '@media': {
    [besideTheForm]: { position: 'sticky', insetBlockStart: '5rem', alignSelf: 'start' },
  },
});

export const fold = featureStyle({
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: colour.textSoft,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
});

export const card = featureStyle({ maxInlineSize: '22rem' });
