import { phones } from '#app/site/facts.ts';
import { Island } from '#app/ui/island/island.tsx';
import { PageLinks } from '#app/ui/page-links/page-links.tsx';
import { hasPiece, searchedTextOf } from '../doctor.search.ts';
import type { DirectoryPage } from '../doctor.values.ts';
import { directoryPath, isBookedHere } from '../doctor.view.ts';
import { countText, DirectorySearch, doctorListId } from './directory-search.tsx';
import { DoctorCard } from './doctor-card.tsx';
import * as css from './doctor-directory.css.ts';
import { NextFreeTimes } from './next-free.tsx';
import { NoDoctors } from './no-doctors.tsx';

/** As many cards as may be seen without scrolling: their pictures load at once. */
const seenFirst = 3;

/**
 * A page of the directory: the search, the cards and the way to the other pages. The cards are HTML of the server and need no
 * script; those that a search does not find are hidden where the page has all there are, and not sent where it has not.
 *
 * @param search the `q` of the address
 */
export function DoctorDirectory({
  directory,
  search,
}: {
  readonly directory: DirectoryPage;
  readonly search: string;
}) {
  const { doctors, page, pages, isWhole } = directory;
  if (isWhole && doctors.length === 0) return <NoDoctors />;
  const searched = doctors.map((doctor) => ({ id: doctor.id, words: searchedTextOf(doctor) }));
  const found = searched.filter(({ words }) => !isWhole || hasPiece(words, search)).map(({ id }) => id);
  return (
    <div className={css.directory}>
      <div className={css.search} data-interactive>
        <Island
          name="DirectorySearch"
          of={DirectorySearch}
          props={{
            path: directoryPath({}),
            search,
            doctors: isWhole ? searched : null,
            answer: { text: answerText(directory, search), isEmpty: doctors.length === 0 },
            phone: { href: phones.admission.href, shown: phones.admission.shown },
          }}
        />
      </div>
      <ul id={doctorListId} role="list" className={css.grid}>
        {doctors.map((doctor) => {
          const place = found.indexOf(doctor.id);
          return (
            <li key={doctor.id} data-doctor={doctor.id} hidden={place < 0}>
              <DoctorCard doctor={doctor} heading="h2" eager={place >= 0 && place < seenFirst} />
            </li>
          );
        })}
      </ul>
      <NextFreeTimes isWanted={doctors.some(isBookedHere)} />
      <PageLinks
        label="Pages of the directory"
        page={page}
        pages={pages}
        addressOf={(other) => directoryPath({ search, page: other })}
      />
    </div>
  );
}

function answerText({ count, hasMore, page, pages }: DirectoryPage, search: string): string {
  if (page > pages) return `No page ${page}: there are ${pages}`;
  const counted = hasMore ? `More than ${countText(count, search)}` : countText(count, search);
  const place = pages > 1 ? `, page ${page} of ${pages}` : '';
  return `${counted}${place}${hasMore ? '. Add a letter or a word to find fewer.' : ''}`;
}
