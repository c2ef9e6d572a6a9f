import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';
import { fontWeight, radius, space } from '../theme/tokens.ts';

/** Entry of a list of pages: in the header's menus, in the phone menu and in a sidebar. */
export const option = uiStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: '2.75rem',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.small,
  color: colour.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      background: colour.actionSoft,
      color: colour.onActionSoft,
      fontWeight: fontWeight.strong,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: colour.actionSoft, color: colour.onActionSoft } } },
  },
});
