import { uiStyle } from '../theme/rules.ts';
import { radius, space } from '../theme/tokens.ts';

/** Dark on white in both schemes: a phone's camera reads nothing else surely. */
export const code = uiStyle({
  display: 'block',
  inlineSize: 'min(14rem, 100%)',
  padding: space[2],
  borderRadius: radius.small,
  background: '#fff',
  color: '#000',
});
