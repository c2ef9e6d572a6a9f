import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Island } from '#app/ui/island/island.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { directoryWords } from '#messages/doctors/directory.ts';
import { type DirectoryFilter, filterQuery, isFiltered } from '../directory/directory-filter.ts';
import type { DirectoryPage } from '../directory/directory-page.ts';
import { containsSearchText } from '../directory/search-by-sound.ts';
import { searchableTextOf } from '../directory/searchable-text.ts';
import { directoryPath, isBookableHere } from '../doctor.view.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { countText, DirectorySearch, doctorListId } from './directory-search.tsx';
import { DoctorCard } from './doctor-card.tsx';
import * as css from './doctor-directory.css.ts';
import { NextFreeScript } from './next-free.tsx';
import { NoDoctors } from './no-doctors.tsx';

/** Number of cards that may be visible without scrolling. Their pictures load at once. */
const seenFirst = 3;

/**
 * Page of the directory: the search, the cards and the links to other pages. The cards work without scripts. If the
 * page has all doctors, it hides cards that do not match the search; otherwise the server does not send them.
 *
 * @param search the `q` of the address
 * @param filter the filters of the address
 */
export function DoctorDirectory({
  directory,
  search,
  filter,
}: {
  readonly directory: DirectoryPage;
  readonly search: string;
  readonly filter: DirectoryFilter;
}) {
  const { phones } = useHospitalFacts();
  const { doctors, page, pages, isWhole } = directory;
  const words = useWords(directoryWords);
  const { pathTo } = usePageLocale();
  if (isWhole && doctors.length === 0 && !isFiltered(filter)) return <NoDoctors />;
  const cards = doctors.map((doctor) => {
    const searchable = isWhole ? searchableTextOf(doctor) : undefined;
    return {
      doctor,
      searchable,
      isFound: searchable === undefined || containsSearchText(searchable, search),
    };
  });
  const found = cards.filter(({ isFound }) => isFound);
  const seen = new Set(found.slice(0, seenFirst));
  return (
    <div className={css.directory}>
      <div className={css.search} data-interactive>
        <Island
          name="DirectorySearch"
          of={DirectorySearch}
          props={{
            path: pathTo(directoryPath({})),
            search,
            filter: filterQuery(filter),
            isWhole,
            answer: {
              text: isWhole
                ? countText(found.length, search, words.search)
                : answerText(directory, search, words),
              isEmpty: found.length === 0,
            },
            phone: { href: phones.admission.href, shown: phones.admission.shown },
            words: words.search,
          }}
        />
        <DirectoryFilters filter={filter} search={search} />
      </div>
      <ul id={doctorListId} role="list" className={css.grid}>
        {cards.map((card) => (
          // The text stands here and not in the props of the search, so that the first card arrives sooner.
          <li key={card.doctor.id} data-searchable={card.searchable} hidden={!card.isFound}>
            <DoctorCard doctor={card.doctor} heading="h2" eager={seen.has(card)} wish={filter} />
          </li>
        ))}
      </ul>
      <NextFreeScript isWanted={doctors.some(isBookableHere)} wish={filter} />
      <Pagination
        label={words.pages}
        page={page}
        pages={pages}
        addressOf={(other) => pathTo(directoryPath({ search, page: other, filter: filterQuery(filter) }))}
        words={words.links}
      />
    </div>
  );
}

function answerText(
  { count, hasMore, page, pages }: DirectoryPage,
  search: string,
  words: typeof directoryWords,
): string {
  if (page > pages) return words.noPage(page, pages);
  const found = countText(count, search, words.search);
  const counted = hasMore ? words.moreThan(found) : found;
  const place = pages > 1 ? words.place(page, pages) : '';
  return `${counted}${place}${hasMore ? words.narrow : ''}`;
}
