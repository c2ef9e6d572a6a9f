import { uiStyle } from '../theme/rules.ts';
import { radius, space } from '../theme/tokens.ts';

/** Dark on white in both colour schemes, because phone cameras may not read inverted codes. */
export const code = uiStyle({
  display: 'block',
  inlineSize: 'min(14rem, 100%)',
  padding: space[2],
  borderRadius: radius.small,
  background: '#fff',
  color: '#000',
});
