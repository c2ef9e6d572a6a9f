import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { homeLink } from './logo.css.ts';
import { Logo } from './logo.tsx';

/** The logo as the way home. */
export function HomeLink() {
  return (
    <a href="/" className={homeLink}>
      <Logo />
      <VisuallyHidden>, home page</VisuallyHidden>
    </a>
  );
}
