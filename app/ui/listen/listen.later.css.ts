import { globalStyle } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { from } from '../theme/media.ts';
import { printRule, uiRule } from '../theme/rules.ts';
import { fontSize, radius, space } from '../theme/tokens.ts';

/** A button of `listen.ts`. It appears after the first paint, so it takes no space and moves nothing. */
const button = '[data-listens]';

globalStyle(
  button,
  uiRule({
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[2],
    minBlockSize: '2.75rem',
    padding: `0 ${space[3]}`,
    border: `1.5px solid ${colour.action}`,
    borderRadius: radius.small,
    background: colour.surface,
    color: colour.link,
    fontSize: fontSize.small,
  }),
);

// A triangle, as on every player. While it reads, the button is filled.
globalStyle(
  `${button}::before`,
  uiRule({
    content: '',
    blockSize: '0.75em',
    inlineSize: '0.75em',
    background: 'currentcolor',
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  }),
);
globalStyle(`${button}[aria-pressed=true]`, uiRule({ background: colour.action, color: colour.onAction }));

// Beside the summary in the hero of a wide screen, where the picture's edge would cover it below.
globalStyle(
  `p:not([data-spoken]) + ${button}`,
  uiRule({ '@media': { [from.wide]: { marginInlineStart: '39rem', translate: '0 -100%' } } }),
);

// In the corner of a box, at the end of its heading, which keeps that space free.
globalStyle('[data-spoken]', uiRule({ position: 'relative' }));
globalStyle(`h2 + ${button}`, uiRule({ insetInlineEnd: 0, insetBlockStart: space[1] }));
// On a wide screen the urgent signs have the phone numbers beside them, outside the first column.
globalStyle(
  `div > h2 + ${button}`,
  uiRule({ '@media': { [from.wide]: { gridArea: '1 / 1 / 2 / 2', insetBlockStart: '-0.5rem' } } }),
);

printRule(button, { display: 'none' });
