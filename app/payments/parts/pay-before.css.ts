import { from } from '#app/ui/theme/media.ts';
import { uiStyle } from '#app/ui/theme/rules.ts';
import { space } from '#app/ui/theme/tokens.ts';

/** The code beside its facts, where there is room. */
export const ways = uiStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [from.medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'start' } },
});

export const way = uiStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const digits = uiStyle({ whiteSpace: 'nowrap' });
