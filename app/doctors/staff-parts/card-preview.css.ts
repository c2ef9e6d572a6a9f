import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontWeight, space } from '#app/ui/theme/tokens.ts';

/** Media query for windows with room for the card beside the fields. */
export const previewFitsBeside = from.desk;

export const fieldsWithPreview = featureStyle({
  display: 'grid',
  gap: space[5],
  '@media': {
    [previewFitsBeside]: {
      selectors: { '&:has(> details)': { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
    },
  },
});

export const preview = featureStyle({
  '@media': {
    [previewFitsBeside]: { position: 'sticky', insetBlockStart: '5rem', alignSelf: 'start' },
  },
});

export const previewSummary = featureStyle({
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  color: colour.textSoft,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
});

export const card = featureStyle({ maxInlineSize: '22rem' });
