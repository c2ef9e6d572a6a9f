import { style } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/media.ts';
import { container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { fontWeight, radius, space } from '../theme/tokens.ts';

export const bar = style(
  uiRule({ background: colour.band, color: colour.onBandSoft, fontSize: '0.875rem', lineHeight: 1.3 }),
);

export const inner = uiStyle({
  ...container,
  display: 'grid',
  gridTemplate: "'call book book' 'place mail social' / 1fr auto auto",
  alignItems: 'center',
  paddingBlockStart: space[2],
  '@media': {
    [from.medium]: {
      gridTemplate: "'call mail book' 'place . social' / auto 1fr auto",
      columnGap: space[5],
    },
    [from.wide]: {
      gridTemplate: "'call mail place social' 2.75rem / auto 1fr auto auto",
      paddingBlockStart: 0,
    },
  },
});

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: colour.onBand, textDecoration: 'underline' } } },
  },
} as const;

export const call = uiStyle({
  ...link,
  gridArea: 'call',
  justifySelf: 'start',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 0,
  '@media': {
    ...link['@media'],
    [from.medium]: { flexDirection: 'row', alignItems: 'center', columnGap: space[3] },
  },
});

export const phone = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: colour.onBand,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
});

export const mail = uiStyle({
  ...link,
  gridArea: 'mail',
  justifyContent: 'center',
  justifySelf: 'start',
  minInlineSize: '2.5rem',
});

/** On a phone only the icon is visible. The address remains the link's accessible name. */
export const address = uiStyle({
  position: 'absolute',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': { [from.medium]: { position: 'static', clipPath: 'none' } },
});

export const place = uiStyle({ ...link, gridArea: 'place', justifySelf: 'start' });

/** Hidden on a phone, where the place name alone is clear. */
export const pin = style(
  uiRule({ display: 'none', '@media': { [from.medium]: { display: 'block', flexShrink: 0 } } }),
);

export const social = style(
  uiRule({ gridArea: 'social', justifySelf: 'end', marginInlineEnd: `calc(-1 * ${space[3]})` }),
);

export const book = uiStyle({
  gridArea: 'book',
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[4],
  borderRadius: radius.medium,
  background: colour.accent,
  color: colour.onAccent,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [from.wide]: { display: 'none' } },
});
