import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';
import { radius } from '../theme/tokens.ts';

export const list = uiStyle({ display: 'flex', flexWrap: 'wrap' });

export const item = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.75rem',
  borderRadius: radius.round,
  color: 'inherit',
  '@media': { [canHover]: { selectors: { '&:hover': { color: colour.accent } } } },
});
