import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { NavigationLink } from '#app/site/navigation.ts';

interface CurrentLinkProps extends Pick<ComponentProps<'a'>, 'className'> {
  readonly to: NavigationLink;
}

/** A link of a menu: to a document, and marked where it leads to the page one is on. */
export function CurrentLink({ to, className }: CurrentLinkProps) {
  const { pathname } = useLocation();
  return (
    <a href={to.path} className={className} aria-current={pathname === to.path ? 'page' : undefined}>
      {to.label}
    </a>
  );
}
