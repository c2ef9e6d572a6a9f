import { headerWords } from '#messages/ui/header/header.ts';
import { useWords } from '../locale/page-locale.ts';
import { skipLink } from './skip-link.css.ts';

/** Link to the main content, first in tab order. The main element of every page must have the id `content`. */
export function SkipLink() {
  const { skip } = useWords(headerWords);
  return (
    <a href="#content" className={skipLink}>
      {skip}
    </a>
  );
}
