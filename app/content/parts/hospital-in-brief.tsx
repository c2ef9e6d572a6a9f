import type { ComponentProps } from 'react';
import { publicPages } from '#app/navigation/pages.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { briefWords } from '#messages/content/hospital-in-brief.ts';

/** Line at the end of every information page that leads to the hospital's beds, rooms and departments. */
export function HospitalInBrief({ lang }: Pick<ComponentProps<'p'>, 'lang'>) {
  const { pathTo } = usePageLocale();
  return (
    <p lang={lang}>
      <TextLink href={pathTo(publicPages.about.path)}>{useWords(briefWords).hospital}</TextLink>
    </p>
  );
}
