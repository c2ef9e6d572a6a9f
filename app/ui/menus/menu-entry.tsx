import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { NavigationEntry } from '#app/navigation/navigation.ts';
import { IntroductionMark } from '../locale/introduction-mark.tsx';
import { usePageLocale } from '../locale/page-locale.ts';

interface MenuEntryProps extends Pick<ComponentProps<'a'>, 'className'> {
  readonly entry: NavigationEntry;
}

/** Link to a page in a menu, marked if it is the current page. */
export function MenuEntry({ entry, className }: MenuEntryProps) {
  const { pathname } = useLocation();
  const { pathTo, labelOf, labelLanguage } = usePageLocale();
  const path = pathTo(entry.path);
  return (
    <a
      href={path}
      className={className}
      lang={labelLanguage(entry)}
      aria-current={pathname === path ? 'page' : undefined}
    >
      {labelOf(entry)}
      <IntroductionMark path={entry.path} />
    </a>
  );
}

interface EntryListProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-label'> {
  readonly entries: readonly NavigationEntry[];
  readonly look: string;
}

export function EntryList({ entries, look, ...attributes }: EntryListProps) {
  return (
    <ul role="list" {...attributes}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <MenuEntry entry={entry} className={look} />
        </li>
      ))}
    </ul>
  );
}
