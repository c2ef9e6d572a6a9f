import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Phone } from '#app/contact-details/phone.ts';
import { listAddress } from '#app/navigation/list-address.ts';
import { useIslandPart } from '#app/ui/island/island-part.ts';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { DirectorySearchWords } from '#messages/doctors/directory.ts';
import { hasPiece } from '../directory/doctor.search.ts';
import * as css from './doctor-directory.css.ts';

/** Of the list whose cards the search shows and hides. */
export const doctorListId = 'doctor-list';

interface DirectorySearchProps {
  /** Of the directory. Given, as a browser needs none of the other pages' addresses. */
  readonly path: string;
  /** The `q` of the address. */
  readonly search: string;
  /** Where every doctor is on the page: what each is found by. Null where a search must ask the server. */
  readonly doctors: readonly { readonly id: string; readonly words: string }[] | null;
  /** What is said of a list that the server searched, and whether it found nobody. */
  readonly answer: { readonly text: string; readonly isEmpty: boolean };
  /** Whom to call. Given, as the facts of the hospital stay on the server. */
  readonly phone: Pick<Phone, 'href' | 'shown'>;
  /** In the language of the page. */
  readonly words: DirectorySearchWords;
}

/**
 * The search of the directory, what it found in words, and the way on where it found nobody. The cards are the server's: on a
 * page that has them all it shows and hides them with each letter, starting from what was typed before there were scripts;
 * on one page of many it is a form.
 */
export function DirectorySearch({ path, search, doctors, answer, phone, words }: DirectorySearchProps) {
  const [part, setPart] = useState(search);
  const box = useRef<HTMLFormElement>(null);
  useIslandPart();

  const searchFor = useCallback(
    (form: HTMLFormElement) => {
      const typed = String(new FormData(form).get('q') ?? '');
      setPart(typed);
      // The address follows, so that it can be shared and come back to, without an entry in the history for each letter.
      history.replaceState(history.state, '', listAddress(path, { search: typed }));
    },
    [path],
  );

  // What was typed before React came is searched for when it does.
  useEffect(() => {
    if (doctors && box.current && new FormData(box.current).get('q') !== search) searchFor(box.current);
  }, [doctors, search, searchFor]);

  useEffect(() => {
    if (!doctors) return;
    const found = new Set(doctors.filter(({ words }) => hasPiece(words, part)).map(({ id }) => id));
    for (const card of document.querySelectorAll<HTMLElement>(`#${doctorListId} > [data-doctor]`)) {
      card.hidden = !found.has(card.dataset.doctor ?? '');
    }
  }, [doctors, part]);

  const count = doctors?.filter(({ words }) => hasPiece(words, part)).length;
  const { text, isEmpty } =
    count === undefined ? answer : { text: countText(count, part, words), isEmpty: count === 0 };
  const live = doctors && {
    onInput: (event: FormEvent<HTMLFormElement>) => searchFor(event.currentTarget),
    onSubmit: (event: FormEvent<HTMLFormElement>) => event.preventDefault(),
  };
  return (
    <>
      <search>
        <form ref={box} method="get" action={path} {...live}>
          <SearchBox
            name="q"
            label={words.label}
            placeholder={words.placeholder}
            defaultValue={search}
            submitLabel={words.submit}
          />
        </form>
      </search>
      <p role="status" className={css.count}>
        {text}
      </p>
      {isEmpty && (
        <p>
          <TextLink href={path}>{words.seeAll}</TextLink>
          {words.orCall}
          <TextLink href={phone.href}>{phone.shown}</TextLink>
          {words.tellUs}
        </p>
      )}
    </>
  );
}

/** Such as '1,200 doctors found for “psych”'. */
export function countText(
  count: number,
  part: string,
  { none, one, many, found }: DirectorySearchWords,
): string {
  const counted = count === 0 ? none : count === 1 ? one : many;
  const doctors = counted.replace('#', () => count.toLocaleString('en-IN'));
  const asked = part.trim();
  return asked === '' ? doctors : found.replace(/[#?]/g, (place) => (place === '#' ? doctors : asked));
}
