import type { ComponentProps } from 'react';
import { ArrowUpRight } from '#app/ui/icon/icons.ts';
import { usePageLocale } from '../locale/page-locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { newTabArrow, textLink } from './text-link.css.ts';

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  readonly external?: boolean;
  /** Screen reader text after an external link. Pass it in components that the browser renders, which do not know the locale. */
  readonly newTab?: string;
};

/**
 * A link within text.
 *
 * @param external opens the link in a new tab and says so
 */
export function TextLink({ external = false, newTab, children, ...attributes }: TextLinkProps) {
  const { opensInNewTab } = usePageLocale();
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
