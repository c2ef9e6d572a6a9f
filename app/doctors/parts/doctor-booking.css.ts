import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle, onPaper } from '#app/ui/theme/rules.ts';
import { fontSize, shadow, space } from '#app/ui/theme/tokens.ts';

export const booking = featureStyle({
  display: 'grid',
  gap: space['3'],
  padding: space['5'],
  ...framed,
  boxShadow: shadow,
  lineHeight: 1.5,
});

export const heading = featureStyle({ fontSize: fontSize.h3 });

export const ways = featureStyle({
  display: 'grid',
  // One below the other in a side column, side by side on a tablet; one alone is no wider there.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space['3'],
  paddingBlock: space['2'],
});

export const place = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

// On paper a number can be dialled, and a link not followed.
onPaper(`${booking} a[target]`, { display: 'none' });
