import { Fold, type FoldProps } from './fold.tsx';
import { looks } from './phone-fold.later.css.ts';

/** `PhoneFold` for a part that is below the first view at every width. */
export const PhoneFoldBelow = (fold: FoldProps) => <Fold {...fold} looks={looks} />;
