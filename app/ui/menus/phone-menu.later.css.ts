import { globalStyle } from '@vanilla-extract/css';
import { bar } from '../contact/contact-bar.css.ts';
import { closeIcon, header, menuButton, openIcon } from '../header/header.css.ts';
import { colour } from '../theme/contract.css.ts';
import { below } from '../theme/media.ts';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';
import { menus, phoneMenuId } from './menus.css.ts';

const withoutAnchors = 'not (inset-block-start: anchor(bottom))';
/** Height of contact bar and header on a phone, for browsers without anchor positioning. */
const belowHeader = '6rem';

// The full-screen list: everything below the header, whose doors remain in reach.
globalStyle(
  `${menus}:popover-open`,
  uiRule({
    '@media': {
      [below.wide]: {
        display: 'flex',
        flexDirection: 'column',
        position: 'fixed',
        positionAnchor: '--header',
        inset: 'anchor(bottom) 0 0',
        inlineSize: '100%',
        maxInlineSize: 'none',
        blockSize: 'auto',
        maxBlockSize: 'none',
        margin: 0,
        padding: `0 clamp(${space[4]}, 4vw, ${space[6]}) ${space[6]}`,
        border: 0,
        background: colour.ground,
        color: colour.text,
        fontSize: '1rem',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      },
    },
    '@supports': {
      [withoutAnchors]: {
        '@media': {
          [below.wide]: {
            position: 'absolute',
            inset: `${belowHeader} 0 auto`,
            blockSize: `calc(100dvh - ${belowHeader})`,
          },
        },
      },
    },
  }),
);

const open = `${menuButton}:has(+ :popover-open)`;
globalStyle(open, uiRule({ background: colour.actionSoft, color: colour.onActionSoft }));
globalStyle(`${open} > ${openIcon}`, uiRule({ display: 'none' }));
globalStyle(`${open} > ${closeIcon}`, uiRule({ display: 'block' }));

// Prevents the page behind from scrolling and taking focus; `menus.script.ts` sets the attribute. `:has` is used
// without scripts only. On `html` or `body` it makes the browser restyle the whole document whenever a script moves an
// element.
const behind = {
  "body[data-panel='open']": below.wide,
  [`body:has(#${phoneMenuId}:popover-open)`]: `(scripting: none) and ${below.wide}`,
};
for (const [page, where] of Object.entries(behind)) {
  globalStyle(page, uiRule({ '@media': { [where]: { overflow: 'hidden', visibility: 'hidden' } } }));
  globalStyle(
    `${page} > :is(${bar}, ${header})`,
    uiRule({ '@media': { [where]: { visibility: 'visible' } } }),
  );
}
