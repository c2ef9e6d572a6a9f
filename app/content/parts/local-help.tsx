import type { ComponentProps } from 'react';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { localHelpWords } from '#messages/content/local-help.ts';

/** Other places in the region that help. */
export function LocalHelp({ lang }: Pick<ComponentProps<'p'>, 'lang'>) {
  const { title, places, ringFirst } = useWords(localHelpWords);
  return (
    <>
      <h2 id="local-help" lang={lang}>
        {title}
      </h2>
      <ul lang={lang}>
        {places.map(({ name, what, url }) => (
          <li key={name}>
            {url === null ? (
              name
            ) : (
              <TextLink href={url} target="_blank" rel="noopener">
                {name}
              </TextLink>
            )}
            {`: ${what}`}
          </li>
        ))}
      </ul>
      <p lang={lang}>{ringFirst}</p>
    </>
  );
}
