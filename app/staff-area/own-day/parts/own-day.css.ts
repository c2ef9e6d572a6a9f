import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

/** Narrower than the page, so that the button for the note stays close to the name. */
export const week = featureStyle({ display: 'grid', gap: space[5], maxInlineSize: '56rem' });

export const entries = featureStyle({ display: 'grid', padding: 0, listStyle: 'none', ...framed });

/** On a phone: time and status in one line, then the person, then the note. Else one line. */
export const entry = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.line}` } },
  '@media': { [from.medium]: { gridTemplateColumns: '5rem 13rem minmax(0, 1fr) auto' } },
});

export const line = featureStyle({
  gridColumn: '1 / -1',
  '@media': { [from.medium]: { gridColumn: 'auto' } },
});
