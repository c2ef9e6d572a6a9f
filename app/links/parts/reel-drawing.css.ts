import { style } from '@vanilla-extract/css';
import { colour } from '../../ui/theme/contract.css.ts';
import { featureRule } from '../../ui/theme/feature-rule.ts';

const mixed = (share: number) => `color-mix(in srgb, ${colour.band} ${share}%, ${colour.accentSoft})`;

export const drawing = style(featureRule({ display: 'block', inlineSize: '100%', blockSize: '100%' }));
export const sky = style(featureRule({ fill: colour.accentSoft }));
export const sun = style(featureRule({ fill: colour.accent }));
export const far = style(featureRule({ fill: mixed(35) }));
export const middle = style(featureRule({ fill: mixed(62) }));
export const near = style(featureRule({ fill: mixed(88) }));
export const disc = style(featureRule({ fill: colour.band }));
export const sign = style(featureRule({ fill: colour.onBand }));
