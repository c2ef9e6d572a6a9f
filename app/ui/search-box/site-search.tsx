import type { ComponentProps } from 'react';
import { searchPath } from '#app/navigation/navigation.ts';
import { usePageLocale } from '../locale/page-locale.ts';
import { SearchBox } from './search-box.tsx';

interface SiteSearchProps extends Omit<ComponentProps<typeof SearchBox>, 'name'> {
  /** Accessible name of the search among the landmarks of the page. */
  readonly landmark: string;
  readonly formClassName?: string;
}

/** Form that searches the site. Works without scripts. */
export function SiteSearch({ landmark, formClassName, ...box }: SiteSearchProps) {
  const { pathTo } = usePageLocale();
  return (
    <search aria-label={landmark}>
      <form action={pathTo(searchPath)} method="get" className={formClassName}>
        <SearchBox name="q" {...box} />
      </form>
    </search>
  );
}
