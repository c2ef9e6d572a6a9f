/** The same rules for folds below the first view. They are not inlined in the page's head (decision 0039). */
import { phoneFoldStyles } from '../theme/phone-fold-styles.ts';

export const looks = phoneFoldStyles();
