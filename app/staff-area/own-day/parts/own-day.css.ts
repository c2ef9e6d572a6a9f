import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const week = featureStyle({ display: 'grid', gap: space[5] });

export const day = featureStyle({ display: 'grid', gap: space[2] });

export const dayHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const dayTitle = featureStyle({ fontSize: fontSize.h3 });

export const small = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

export const entries = featureStyle({ display: 'grid', padding: 0, listStyle: 'none', ...framed });

/** On a phone: time and status in one line, then the person, then the note. Else one line. */
export const entry = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"time status" "person person" "action action"',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
  '@media': {
    [from.medium]: {
      gridTemplateColumns: '6rem minmax(0, 1fr) auto 9rem',
      gridTemplateAreas: '"time person status action"',
    },
  },
});

export const time = featureStyle({ gridArea: 'time', fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });

export const person = featureStyle({ gridArea: 'person', display: 'grid', gap: space[1] });

export const name = featureStyle({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const status = featureStyle({ gridArea: 'status', justifySelf: 'end' });

export const action = featureStyle({ gridArea: 'action' });

export const note = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
