import { phoneFoldStyles } from './phone-fold-styles.ts';

export const looks = phoneFoldStyles();
