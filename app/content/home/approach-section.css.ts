import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, shadow, space } from '#app/ui/theme/tokens.ts';

export const card = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'clip',
  ...framed,
  boxShadow: shadow,
});

export const words = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space['2'],
  padding: `${space['4']} ${space['5']}`,
});

export const title = featureStyle({ fontSize: fontSize.h3 });

export const link = featureStyle({
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  display: 'inline-grid',
  alignItems: 'center',
});
