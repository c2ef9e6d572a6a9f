import { style } from '@vanilla-extract/css';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';

export const printButton = featureStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const printWords = style(
  featureRule({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);

printRule(`${printButton}, ${printWords}`, { display: 'none' });
