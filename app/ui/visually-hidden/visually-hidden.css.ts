import { visuallyHidden } from '../theme/mixins.ts';
import { uiStyle } from '../theme/rules.ts';

export const hidden = uiStyle({
  ...visuallyHidden,
  margin: '-1px',
  padding: 0,
  border: 0,
  whiteSpace: 'nowrap',
});
