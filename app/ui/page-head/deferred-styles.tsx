import { usePageHead } from './page-head.ts';

/**
 * Link to the rules for print and for content after this element, one small file for all pages. Browsers paint the
 * content before it without waiting. In Firefox a script must follow the link, or Firefox paints the later content
 * without these rules.
 */
export function DeferredStyles() {
  const address = usePageHead()?.styles?.later;
  return address && <link rel="stylesheet" href={address} />;
}
