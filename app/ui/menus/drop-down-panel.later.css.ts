import { type GlobalStyleRule, globalStyle, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { chevronUp } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { radius, shadow, zIndex } from '../theme/tokens.ts';
import { button, item } from './drop-down.css.ts';
import { menus } from './menus.css.ts';

/** Applies without scripts only. With scripts, menus.script.ts opens a menu after a delay, which a style cannot have. */
const hoverWithoutScripts = `(scripting: none) and (hover: hover) and ${from.wide}`;
const withoutAnchors = 'not (position-area: block-end)';
/** Height of contact bar and header, for browsers without anchor positioning. */
const belowHeader = '7.25rem';

/** Below 1024 px a panel is a part of the phone's list. It is never opened there, so it undoes the popover's own styles. */
const panelBase = uiStyle({
  display: 'block',
  position: 'static',
  inset: 'auto',
  inlineSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  '@media': {
    [from.wide]: {
      position: 'fixed',
      zIndex: zIndex.header,
      border: `1px solid ${colour.line}`,
      borderBlockStart: 0,
      background: colour.surface,
      boxShadow: shadow,
      color: colour.text,
      maxBlockSize: '100%',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      selectors: { '&:not(:popover-open)': { display: 'none' } },
    },
  },
  '@supports': {
    [withoutAnchors]: {
      '@media': {
        [from.wide]: {
          position: 'absolute',
          insetBlockStart: belowHeader,
          maxBlockSize: `calc(100dvh - ${belowHeader})`,
        },
      },
    },
  },
});

export const panel = styleVariants({
  full: [
    panelBase,
    uiRule({
      '@media': {
        [from.wide]: {
          positionAnchor: '--header',
          positionArea: 'block-end',
          inlineSize: '100%',
          borderInline: 0,
        },
      },
      '@supports': { [withoutAnchors]: { insetInlineStart: 0 } },
    }),
  ],
  narrow: [
    panelBase,
    uiRule({
      '@media': {
        [from.wide]: {
          positionAnchor: '--menu',
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-inline',
          minInlineSize: '16rem',
          borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
        },
      },
      '@supports': {
        [withoutAnchors]: { '@media': { [from.wide]: { insetInline: 0, marginInline: 'auto' } } },
      },
    }),
  ],
});

globalStyle(`${button}:has(+ :popover-open)::after`, uiRule(chevronUp));

const withoutScripts = (rule: GlobalStyleRule) => uiRule({ '@media': { [hoverWithoutScripts]: rule } });

globalStyle(`${item}:hover > [popover]`, withoutScripts({ display: 'block' }));
// A hovered menu hides one that the keyboard opened, and no menu covers the element with focus.
globalStyle(
  `${menus}:has(> ${item}:hover) > ${item}:not(:hover, :has(:focus-visible)) > [popover], body:has(> :not(header) :focus-visible) ${item}:not(:hover) > [popover]`,
  withoutScripts({ display: 'none' }),
);
