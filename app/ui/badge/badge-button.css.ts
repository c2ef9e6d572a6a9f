import { canHover } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';
import { duration, radius, space } from '../theme/tokens.ts';

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
      transition: `margin ${duration.quick}`,
    },
  },
});

export const trackOn = uiStyle({ selectors: { '&::before': { marginInlineStart: '0.75rem' } } });
