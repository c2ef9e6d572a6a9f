import { useCallback, useEffect, useRef, useState } from 'react';
import { phones } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { DoctorSummary } from '../doctor.values.ts';
import { matchesDirectorySearch } from '../doctor.view.ts';
import { DoctorCard } from './doctor-card.tsx';
import * as css from './doctor-directory.css.ts';
import { NoDoctors } from './no-doctors.tsx';

/** As many cards as may be seen without scrolling: their pictures load at once. */
const seenFirst = 3;

/**
 * The search and the cards. The server filters by the address; once React is here it filters with each letter,
 * starting from what was typed before.
 *
 * @param search the `q` of the address
 */
export function DoctorDirectory({ doctors, search }: { doctors: readonly DoctorSummary[]; search: string }) {
  const [part, setPart] = useState(search);
  const box = useRef<HTMLFormElement>(null);

  const searchFor = useCallback((form: HTMLFormElement) => {
    const typed = String(new FormData(form).get('q') ?? '');
    setPart(typed);
    // The address follows, so that it can be shared and come back to, without an entry in the history for each letter.
    const query = typed.trim() === '' ? '' : `?${new URLSearchParams({ q: typed.trim() })}`;
    history.replaceState(history.state, '', `${publicPages.doctors.path}${query}`);
  }, []);

  // What was typed before React came is searched for when it does.
  useEffect(() => {
    if (box.current && new FormData(box.current).get('q') !== search) searchFor(box.current);
  }, [search, searchFor]);

  if (doctors.length === 0) return <NoDoctors />;
  const found = doctors.filter((doctor) => matchesDirectorySearch(doctor, part));
  return (
    <div className={css.directory} data-interactive>
      <search>
        <form
          ref={box}
          method="get"
          action={publicPages.doctors.path}
          onInput={(event) => searchFor(event.currentTarget)}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchBox
            name="q"
            label="Search our doctors by name, hospital or specialization"
            placeholder="Name, Specialist"
            defaultValue={search}
            submitLabel="Search"
          />
        </form>
      </search>
      <p role="status" className={css.count}>
        {countText(found.length, part)}
      </p>
      {found.length === 0 && (
        <p>
          <TextLink href={publicPages.doctors.path}>See all our doctors</TextLink>, or call{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> and tell us what is
          happening: we will tell you whom to see.
        </p>
      )}
      <ul role="list" className={css.grid}>
        {found.map((doctor, place) => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} heading="h2" eager={place < seenFirst} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function countText(count: number, part: string): string {
  const doctors = `${count === 0 ? 'No' : count} ${count === 1 ? 'doctor' : 'doctors'}`;
  return part.trim() === '' ? doctors : `${doctors} found for “${part.trim()}”`;
}
