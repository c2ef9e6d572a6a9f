import { skipLink } from './skip-link.css.ts';

/** The first stop of the keyboard: past the menus, to `main`. Every page's main part is `#content`. */
export function SkipLink() {
  return (
    <a href="#content" className={skipLink}>
      Skip to content
    </a>
  );
}
