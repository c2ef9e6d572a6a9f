import { styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { duration, fontSize, fontWeight, radius, space } from '../theme/tokens.ts';

const base = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  border: '1.5px solid transparent',
  borderRadius: radius.large,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
});

export const tone = styleVariants({
  positive: [base, uiRule({ background: colour.actionSoft, color: colour.onActionSoft })],
  neutral: [base, uiRule({ background: colour.subtle, color: colour.textSoft })],
  accent: [base, uiRule({ background: colour.accentSoft, color: colour.onAccentSoft })],
  danger: [base, uiRule({ background: colour.dangerSoft, color: colour.danger })],
});

export const operable = uiStyle({
  position: 'relative',
  minBlockSize: '2.25rem',
  paddingInlineStart: space[2],
  borderColor: 'currentColor',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    // Extends the touch area to 44 px; the visible badge is smaller.
    '&::after': { content: '', position: 'absolute', insetBlock: '-0.375rem', insetInline: 0 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { boxShadow: 'inset 0 0 0 1px currentColor' } } },
  },
});

/** A drawn switch, so that the badge is recognisable as a control. */
export const track = uiStyle({
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1rem',
  padding: '2px',
  border: '1.5px solid currentColor',
  borderRadius: radius.round,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      blockSize: '100%',
      aspectRatio: '1',
      borderRadius: radius.round,
      background: 'currentColor',
      transition: `translate ${duration.quick}`,
    },
  },
});

export const trackOn = uiStyle({ selectors: { '&::before': { translate: '0.75rem' } } });
