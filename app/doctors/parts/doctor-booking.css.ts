import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, shadow, space } from '#app/ui/theme/tokens.ts';

export const booking = featureStyle({
  display: 'grid',
  gap: space['2'],
  padding: space['4'],
  '@media': { [from.medium]: { gap: space['3'], padding: space['5'] } },
  ...framed,
  boxShadow: shadow,
  lineHeight: 1.5,
});

export const fee = featureStyle({ fontWeight: fontWeight.strong });

export const heading = featureStyle({ fontSize: fontSize.h3 });

export const actions = featureStyle({
  display: 'grid',
  // Buttons are stacked in a side column and side by side on a tablet. `auto-fill` keeps a single button as narrow.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space['3'],
  paddingBlock: space['2'],
});

export const place = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });

// Paper shows the phone number but not the booking link, which cannot be followed.
printRule(`${booking} a[target]`, { display: 'none' });
