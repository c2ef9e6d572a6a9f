import { phoneFoldStyles } from '../theme/phone-fold-styles.ts';

export const looks = phoneFoldStyles();
