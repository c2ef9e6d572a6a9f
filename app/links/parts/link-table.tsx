import { useState } from 'react';
import { Link } from 'react-router';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { ListScreen, type ListScreenProps } from '#app/ui/list-screen/list-screen.tsx';
import { Table } from '#app/ui/table/table.tsx';
import { type LinkListPage, type LinkListQuery, linkListAddress, linkListPage } from '../link-list.ts';
import { hiddenReason, linkName } from './link-labels.ts';
import { LinkRow } from './link-row.tsx';
import * as css from './link-table.css.ts';

interface LinkTableProps extends Pick<ListScreenProps, 'title' | 'nouns' | 'tools'> {
  readonly list: LinkListPage;
  /** Query of the current address. */
  readonly query: LinkListQuery;
  /** Path of the list, without a query. */
  readonly listPath: string;
}

/** Social Links screen (requirement 42), with a notice about links that visitors do not see. */
export function LinkTable({ list, query, listPath, ...frame }: LinkTableProps) {
  const [part, setPart] = useState(query.search);
  const all = list.groups.flatMap(({ links }) => links.map(({ link }) => link));
  const shown = list.isWhole ? linkListPage(all, { ...query, search: part }) : list;
  const addressOf = (other: Partial<LinkListQuery>) => linkListAddress(listPath, { ...query, ...other });
  const here = addressOf({ page: list.page });

  return (
    <ListScreen
      {...frame}
      subtitle="Manage social media links"
      addLabel="Add Link"
      list={{ page: list.page, pages: list.pages, count: shown.count }}
      addressOf={(page) => addressOf({ page })}
      searchLabel="Search by category"
      searchHint="Category or title"
      search={query.search}
      {...(list.isWhole && { onSearch: setPart })}
    >
      {query.isHiddenOnly ? (
        <p className={css.onlyHidden}>
          These are only the links that the website does not show.{' '}
          <Link to={addressOf({ isHiddenOnly: false, page: 1 })}>Show all links</Link>
        </p>
      ) : (
        shown.hiddenCount > 0 && (
          <HiddenNotice list={shown} addressOf={() => addressOf({ isHiddenOnly: true, page: 1 })} />
        )
      )}
      {shown.groups.map(({ category, label, links }) => (
        <section key={category} className={css.group} aria-labelledby={`group-${category}`}>
          <h2 id={`group-${category}`} className={css.groupHeading}>
            {label}
          </h2>
          <Table caption={label} columns={['#', 'URL', 'Actions']} layout="even">
            {links.map(({ link, number }) => (
              <LinkRow key={link.id} link={link} number={number} listPath={here} />
            ))}
          </Table>
        </section>
      ))}
      <p role="status" className={shown.groups.length === 0 ? css.empty : undefined}>
        {shown.groups.length === 0 && 'No links found'}
      </p>
    </ListScreen>
  );
}

interface HiddenNoticeProps {
  readonly list: LinkListPage;
  /** Address of the list of all hidden links. */
  readonly addressOf: () => string;
}

/** Notice that names the links hidden on the website: dead links, and stories without a consent. */
function HiddenNotice({ list: { groups, hidden, hiddenCount }, addressOf }: HiddenNoticeProps) {
  const isHere = (id: string) => groups.some(({ links }) => links.some(({ link }) => link.id === id));
  return (
    <div className={css.notice}>
      <EyeOff size={20} aria-hidden />
      <div>
        <p>{`The website does not show ${hiddenCount} of these links:`}</p>
        <ul className={css.noticeList}>
          {hidden.map((link) => (
            <li key={link.id}>
              <a href={`${isHere(link.id) ? '' : addressOf()}#link-${link.id}`}>{linkName(link)}</a>:{' '}
              {hiddenReason(link)?.reason}
            </li>
          ))}
          {hiddenCount > hidden.length && (
            <li>
              <Link to={addressOf()}>{`${hiddenCount - hidden.length} more`}</Link>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
