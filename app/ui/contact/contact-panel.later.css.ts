import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { radius, shadow, space, zIndex } from '../theme/tokens.ts';

const withoutAnchors = 'not (position-area: block-end)';

export const contactPanel = uiStyle({
  position: 'fixed',
  positionAnchor: '--contact',
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-inline',
  inset: 'auto',
  zIndex: zIndex.header,
  margin: 0,
  minInlineSize: '14rem',
  padding: space[2],
  border: `1px solid ${colour.line}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: colour.surface,
  boxShadow: shadow,
  color: colour.text,
  fontSize: '1rem',
  '@supports': {
    [withoutAnchors]: {
      position: 'absolute',
      insetBlockStart: '2.75rem',
      insetInline: 0,
      marginInline: 'auto',
    },
  },
});

export const contactLink = uiStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.small,
  color: colour.link,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

// On a narrower screen the call stands beside the panel's button.
globalStyle(
  `${contactPanel} > [href^='tel:']`,
  uiRule({ '@media': { [`not all and ${from.wide}`]: { display: 'none' } } }),
);
