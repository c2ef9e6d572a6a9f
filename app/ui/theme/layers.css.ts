import { globalLayer } from '@vanilla-extract/css';

export const resetLayer = globalLayer('reset');
export const tokensLayer = globalLayer('tokens');
export const uiLayer = globalLayer('ui');
export const featureLayer = globalLayer('feature');
export const printLayer = globalLayer('print');
