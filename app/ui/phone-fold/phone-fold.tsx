import { Fold, type FoldProps } from './fold.tsx';
import { looks } from './phone-fold.css.ts';

/**
 * Folds its content on a phone, in a `<details>` that opens without scripts. On a wider screen and on paper the content is
 * open. Browsers without `::details-content` fold it at every width.
 */
export const PhoneFold = (fold: FoldProps) => <Fold {...fold} looks={looks} />;
