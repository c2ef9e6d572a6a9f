import type { ComponentProps } from 'react';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { disabilityCardWords } from '#messages/content/disability-card.ts';

/** Portal of the Government of India for the disability card. */
const portal = 'https://swavlambancard.gov.in';

/** How to get the disability card, on each page on which somebody looks for it: where to apply, with which papers, and who signs. */
export function DisabilityCard({ lang }: Pick<ComponentProps<'ul'>, 'lang'>) {
  const { apply, applyAt, steps } = useWords(disabilityCardWords);
  const [before, after] = applyAt;
  return (
    <ul lang={lang}>
      <li>
        <strong>{apply}</strong>
        {` ${before}`}
        <TextLink href={portal} target="_blank" rel="noopener">
          <EnglishText>{portal.replace('https://', '')}</EnglishText>
        </TextLink>
        {after}
      </li>
      {steps.map(([name, words]) => (
        <li key={name}>
          <strong>{name}</strong>
          {` ${words}`}
        </li>
      ))}
    </ul>
  );
}
