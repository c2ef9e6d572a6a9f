import { headerWords } from '#messages/ui/header/header.ts';
import { useWords } from '../locale/edition.ts';
import { skipLink } from './skip-link.css.ts';

/** The first stop of the keyboard: past the menus, to `main`. Every page's main part is `#content`. */
export function SkipLink() {
  const { skip } = useWords(headerWords);
  return (
    <a href="#content" className={skipLink}>
      {skip}
    </a>
  );
}
