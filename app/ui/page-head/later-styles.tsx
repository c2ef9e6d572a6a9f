import { usePageHead } from './page-head.ts';

/**
 * The rules of what follows and of print: one small file for all pages. Browsers show what stands before it without waiting, and what
 * follows once it is there: for Firefox, which would not wait, a script must stand in between.
 */
export function LaterStyles() {
  const address = usePageHead()?.styles?.later;
  return address && <link rel="stylesheet" href={address} />;
}
