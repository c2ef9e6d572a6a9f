import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';

// `minmax(0, …)` lets the column be narrower than its content, so that a long word cannot widen the page.
export const screen = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const subtitle = uiStyle({ color: colour.textSoft });

export const search = uiStyle({
  display: 'grid',
  alignItems: 'end',
  gap: space[3],
  '@media': { [from.desk]: { gridAutoFlow: 'column', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const filters = uiStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: space[3],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 16rem)) auto', justifyContent: 'start' },
  },
});

export const above = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: '2.75rem',
  color: colour.textSoft,
});

export const tools = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
