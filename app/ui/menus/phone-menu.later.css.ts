import { globalStyle, style } from '@vanilla-extract/css';
import { header, phoneMenuButton } from '../header/header.css.ts';
import { colour } from '../theme/contract.css.ts';
import { below, from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { font, fontWeight, space } from '../theme/tokens.ts';

const gutter = `clamp(${space[4]}, 4vw, ${space[6]})`;

export const screen = uiStyle({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: colour.ground,
  color: colour.text,
  overscrollBehavior: 'contain',
  selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  '@media': { [from.wide]: { display: 'none !important' } },
});

// Prevents the page behind from scrolling and taking focus; `menus.script.ts` sets the attribute. `:has` is used
// without scripts only. On `html` or `body` it makes the browser restyle the whole document whenever a script moves an
// element.
const behind = {
  "body[data-panel='open']": below.wide,
  'body:has(#phone-menu:popover-open)': `(scripting: none) and ${below.wide}`,
};
for (const [page, where] of Object.entries(behind)) {
  globalStyle(page, uiRule({ '@media': { [where]: { overflow: 'hidden', visibility: 'hidden' } } }));
  globalStyle(`${page} > ${header}`, uiRule({ '@media': { [where]: { visibility: 'visible' } } }));
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  gap: space[3],
  paddingInline: gutter,
} as const;

export const top = uiStyle({
  ...row,
  minBlockSize: '4rem',
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.surface,
});

export const close = style([phoneMenuButton]);

export const search = uiStyle({ paddingBlock: space[3] });

export const navigation = style(
  uiRule({ flexGrow: 1, overflowY: 'auto', padding: `${space[2]} ${gutter} ${space[6]}` }),
);

const entryLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  borderBlockEnd: `1px solid ${colour.line}`,
  color: colour.heading,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
} as const;

export const entry = uiStyle({
  ...entryLook,
  selectors: {
    '&[aria-current]': { boxShadow: `inset 3px 0 ${colour.accent}`, paddingInlineStart: space[3] },
  },
});

export const heading = uiStyle({
  paddingBlock: `${space[5]} ${space[2]}`,
  color: colour.heading,
  fontFamily: font.heading,
  fontWeight: fontWeight.heading,
});

export const summary = uiStyle({
  ...entryLook,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({});
globalStyle(`[open] > ${summary} > ${chevron}`, uiRule({ rotate: '180deg' }));

export const pages = uiStyle({ paddingBlock: space[2], borderBlockEnd: `1px solid ${colour.line}` });

export const actions = uiStyle({
  ...row,
  justifyContent: 'stretch',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.surface,
});
globalStyle(`${actions} > a`, uiRule({ flex: 1, paddingInline: space[2] }));
