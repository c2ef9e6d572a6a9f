import type { ComponentProps } from 'react';
import { ArrowUpRight } from '#app/ui/icon/icons.ts';
import { useEdition } from '../locale/edition.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { newTabArrow, textLink } from './text-link.css.ts';

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  readonly external?: boolean;
  /** Read out after an external link, where the browser renders it and does not know the page's language. */
  readonly newTab?: string;
};

/**
 * A link in or among text.
 *
 * @param external it opens another site in a new tab, and says so
 */
export function TextLink({ external = false, newTab, children, ...attributes }: TextLinkProps) {
  const { opensInNewTab } = useEdition();
  if (!external) {
    return (
      <a {...attributes} className={textLink}>
        {children}
      </a>
    );
  }
  return (
    <a {...attributes} className={textLink} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight size="0.95em" className={newTabArrow} aria-hidden />
      <VisuallyHidden>{newTab ?? opensInNewTab}</VisuallyHidden>
    </a>
  );
}
