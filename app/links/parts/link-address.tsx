import { ArrowUpRight } from 'lucide-react';
import { newTabArrow, textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

/**
 * A stored address, opening in a new tab. Unlike other links to elsewhere it sends the referrer: YouTube's embed form
 * answers with an error (153) to a visitor who comes from nowhere.
 */
export function LinkAddress({ url }: { readonly url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={textLink}>
      {url}
      <ArrowUpRight size="0.95em" className={newTabArrow} aria-hidden />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
