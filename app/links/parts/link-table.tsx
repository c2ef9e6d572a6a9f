import { useState } from 'react';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { ListScreen } from '#app/ui/list-screen/list-screen.tsx';
import { Table } from '#app/ui/table/table.tsx';
import type { SocialLink } from '../link.values.ts';
import { linksByCategory, matchesCategorySearch } from '../link.view.ts';
import { hiddenReason, linkName } from './link-marks.ts';
import { LinkRow } from './link-row.tsx';
import * as css from './link-table.css.ts';

/** More names than these would hide the list that they lead to. */
const namedInNotice = 5;

interface LinkTableProps {
  /** Newest first. */
  readonly links: readonly SocialLink[];
  /** The `q` of the address, for a reader without scripts. */
  readonly search: string;
  readonly listPath: string;
}

/** The Social Links screen (specification, section 2.5), and what visitors are not shown of it. */
export function LinkTable({ links, search, listPath }: LinkTableProps) {
  const [part, setPart] = useState(search);
  const groups = linksByCategory(links).filter(({ category }) => matchesCategorySearch(category, part));
  const hidden = groups.flatMap((group) => group.links).filter(hiddenReason);

  return (
    <ListScreen
      title="Social Links"
      subtitle="Manage social media links"
      addLabel="Add Link"
      listPath={listPath}
      searchLabel="Search by category"
      search={search}
      onSearch={setPart}
    >
      {hidden.length > 0 && <HiddenNotice links={hidden} />}
      {groups.map(({ category, label, links: listed }) => (
        <section key={category} className={css.group} aria-labelledby={`group-${category}`}>
          <h2 id={`group-${category}`} className={css.groupHeading}>
            {label}
          </h2>
          <Table caption={label} columns={['#', 'URL', 'Actions']}>
            {listed.map((link, place) => (
              <LinkRow key={link.id} link={link} number={place + 1} listPath={listPath} />
            ))}
          </Table>
        </section>
      ))}
      <p role="status" className={groups.length === 0 ? css.empty : undefined}>
        {groups.length === 0 && 'No links found'}
      </p>
    </ListScreen>
  );
}

/** Names what the website hides, so that staff need not look for it: what is gone, and stories without a consent. */
function HiddenNotice({ links }: { readonly links: readonly SocialLink[] }) {
  const named = links.slice(0, namedInNotice);
  return (
    <div className={css.notice}>
      <EyeOff size={20} aria-hidden />
      <div>
        <p>{`The website does not show ${links.length} of these links:`}</p>
        <ul className={css.noticeList}>
          {named.map((link) => (
            <li key={link.id}>
              <a href={`#link-${link.id}`}>{linkName(link)}</a>: {hiddenReason(link)?.reason}
            </li>
          ))}
          {links.length > named.length && <li>{`${links.length - named.length} more`}</li>}
        </ul>
      </div>
    </div>
  );
}
