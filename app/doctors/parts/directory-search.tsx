import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Phone } from '#app/contact-details/phone.ts';
import { plural } from '#app/languages/plural.ts';
import { listAddress } from '#app/navigation/list-address.ts';
import { useIslandPart } from '#app/ui/island/island-part.ts';
import { ownText } from '#app/ui/island/own-text.ts';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { DirectorySearchWords } from '#messages/doctors/directory.ts';
import { containsSearchText } from '../directory/search-by-sound.ts';
import * as css from './doctor-directory.css.ts';

/** Element id of the list whose cards the search shows and hides. */
export const doctorListId = 'doctor-list';

interface DirectoryAnswer {
  readonly text: string;
  readonly isEmpty: boolean;
}

interface DirectorySearchProps {
  /** Path of the directory. A prop, so that the browser does not download the list of all pages. */
  readonly path: string;
  /** The `q` of the address. */
  readonly search: string;
  /** Query parameters of the chosen filters, which a search keeps. */
  readonly filter: Readonly<Record<string, string>>;
  /** Whether the page has all doctors. Otherwise the server searches. */
  readonly isWhole: boolean;
  /** Result that the server found. */
  readonly answer: DirectoryAnswer;
  /** Phone number. A prop, so that the hospital's facts are not serialized for the browser. */
  readonly phone: Pick<Phone, 'href' | 'shown'>;
  /** Texts in the page's locale. */
  readonly words: DirectorySearchWords;
}

/**
 * Search of the directory, with the result as text and a phone number if nobody was found. The server renders the
 * cards. If the page has all of them, the search shows and hides cards as the visitor types. Otherwise it submits a form.
 */
export function DirectorySearch({
  path,
  search,
  filter,
  isWhole,
  answer,
  phone,
  words,
}: DirectorySearchProps) {
  const [{ text, isEmpty }, setAnswer] = useState(answer);
  const box = useRef<HTMLFormElement>(null);
  useIslandPart();

  const searchFor = useCallback(
    (form: HTMLFormElement) => {
      const typed = String(new FormData(form).get('q') ?? '');
      const count = showCards(typed);
      setAnswer({ text: countText(count, typed, words), isEmpty: count === 0 });
      // Replaces the address, so that a search can be shared and reloaded without a history entry for each letter.
      history.replaceState(history.state, '', listAddress(path, { search: typed, filter }));
    },
    [path, filter, words],
  );

  // Runs the search for text that was typed before hydration.
  useEffect(() => {
    if (isWhole && box.current && new FormData(box.current).get('q') !== search) searchFor(box.current);
  }, [isWhole, search, searchFor]);

  const live = isWhole && {
    onInput: (event: FormEvent<HTMLFormElement>) => searchFor(event.currentTarget),
    onSubmit: (event: FormEvent<HTMLFormElement>) => event.preventDefault(),
  };
  return (
    <>
      <search>
        <form ref={box} method="get" action={path} {...live}>
          {Object.entries(filter).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchBox
            name="q"
            label={words.label}
            placeholder={words.placeholder}
            defaultValue={search}
            submitLabel={words.submit}
          />
        </form>
      </search>
      <p {...ownText} role="status" className={css.count}>
        {text}
      </p>
      {isEmpty && (
        <p>
          <TextLink {...ownText} href={path}>
            {words.seeAll}
          </TextLink>
          <span {...ownText}>{words.orCall}</span>
          <TextLink {...ownText} href={phone.href}>
            {phone.shown}
          </TextLink>
          <span {...ownText}>{words.tellUs}</span>
        </p>
      )}
    </>
  );
}

/** Shows the cards of the doctors whom the search finds, hides the others, and returns the number of found doctors. */
function showCards(search: string): number {
  const cards = [...document.querySelectorAll<HTMLElement>(`#${doctorListId} > [data-searchable]`)];
  for (const card of cards) card.hidden = !containsSearchText(card.dataset.searchable ?? '', search);
  return cards.filter(({ hidden }) => !hidden).length;
}

/** Formats the result: '1,200 doctors found for “psych”'. */
export function countText(
  count: number,
  part: string,
  { language, none, one, many, found }: DirectorySearchWords,
): string {
  const counted = count === 0 ? none : plural(language, count, { one, other: many });
  const doctors = counted.replace('#', () => count.toLocaleString('en-IN'));
  const searched = part.trim();
  return searched === '' ? doctors : found.replace(/[#?]/g, (place) => (place === '#' ? doctors : searched));
}
