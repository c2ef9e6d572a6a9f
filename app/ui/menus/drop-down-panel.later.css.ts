import { type GlobalStyleRule, globalStyle, styleVariants } from '@vanilla-extract/css';
import { list } from '../header/header.css.ts';
import { colour } from '../theme/contract.css.ts';
import { below } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, radius, shadow, zIndex } from '../theme/tokens.ts';
import { button, chevron, item } from './drop-down.css.ts';

/** Applies without scripts only. With scripts, menus.script.ts opens a menu after a delay, which a style cannot have. */
const hoverWithoutScripts = '(scripting: none) and (hover: hover)';
const withoutAnchors = 'not (position-area: block-end)';
/** Height of contact bar and header, for browsers without anchor positioning. */
const belowHeader = '7.25rem';

const panelBase = uiStyle({
  position: 'fixed',
  inset: 'auto',
  zIndex: zIndex.header,
  margin: 0,
  padding: 0,
  border: `1px solid ${colour.line}`,
  borderBlockStart: 0,
  background: colour.surface,
  boxShadow: shadow,
  color: colour.text,
  maxBlockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [below.wide]: { display: 'none' } },
  '@supports': {
    [withoutAnchors]: {
      position: 'absolute',
      insetBlockStart: belowHeader,
      maxBlockSize: `calc(100dvh - ${belowHeader})`,
    },
  },
});

export const panel = styleVariants({
  full: [
    panelBase,
    uiRule({
      positionAnchor: '--header',
      positionArea: 'block-end',
      inlineSize: '100%',
      borderInline: 0,
      '@supports': { [withoutAnchors]: { insetInlineStart: 0 } },
    }),
  ],
  narrow: [
    panelBase,
    uiRule({
      positionAnchor: '--menu',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline',
      minInlineSize: '14rem',
      borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
      '@supports': { [withoutAnchors]: { insetInline: 0, marginInline: 'auto' } },
    }),
  ],
});

globalStyle(chevron, uiRule({ transition: `rotate ${duration.quick}` }));
globalStyle(`${button}:has(+ :popover-open) ${chevron}`, uiRule({ rotate: '180deg' }));

const withoutScripts = (rule: GlobalStyleRule) => uiRule({ '@media': { [hoverWithoutScripts]: rule } });

globalStyle(`${item}:hover > [popover]`, withoutScripts({ display: 'block' }));
// A hovered menu hides one that the keyboard opened, and no menu covers the element with focus.
globalStyle(
  `${list}:has(> ${item}:hover) > ${item}:not(:hover, :has(:focus-visible)) > [popover], body:has(> :not(header) :focus-visible) ${item}:not(:hover) > [popover]`,
  withoutScripts({ display: 'none' }),
);
