import { keyframes } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { uiStyle } from '../theme/rules.ts';
import { radius, space } from '../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = uiStyle({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const label = uiStyle({ color: colour.textSoft });

export const line = uiStyle({
  blockSize: '1.25rem',
  borderRadius: radius.small,
  background: colour.subtle,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  selectors: { '&:nth-child(even)': { inlineSize: '88%' }, '&:last-child': { inlineSize: '60%' } },
});
