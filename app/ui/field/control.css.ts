import { colour } from '../theme/contract.css.ts';
import { canHover } from '../theme/media.ts';
import { uiStyle } from '../theme/rules.ts';
import { duration, placeholderOpacity, radius, space } from '../theme/tokens.ts';

/**
 * Look of an input, a text area, a select and the summary of a multi-select. It has its own style sheet, because pages
 * whose only field is a search box need no form labels, hints or messages.
 */
export const control = uiStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  lineHeight: 1.5,
  transition: `border-color ${duration.quick}`,
  selectors: { '&::placeholder': { color: colour.textSoft, opacity: placeholderOpacity } },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-invalid="true"], [data-invalid])': { borderColor: colour.action },
      },
    },
  },
});
