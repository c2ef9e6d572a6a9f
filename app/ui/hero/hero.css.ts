import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';

/** Each size of the hero adds its own rules, in a sheet that only its pages have. */
export const band = uiStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, zIndex: -1 },
  },
});

// Rounded top edge of the content below. It belongs to the picture, which follows the words in the HTML. Before the
// words it would move down as each word arrives.
globalStyle(
  `${band} > picture::after`,
  uiRule({
    content: '',
    position: 'absolute',
    insetBlockEnd: '-1px',
    insetInline: '-2rem',
    blockSize: 'clamp(1.25rem, 3.5vw, 3rem)',
    borderRadius: '70% 30% 0 0 / 100% 100% 0 0',
    background: colour.ground,
  }),
);

export const words = uiStyle(container);
