import { type FormEvent, type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { Plus } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import * as css from './list-screen.css.ts';

export interface ListScreenProps {
  readonly title: string;
  readonly subtitle: string;
  /** The words on the button that leads to the form for a new entry, at `new` below the list. */
  readonly addLabel: string;
  readonly listPath: string;
  readonly searchLabel: string;
  /** The `q` of the address, by which the server filters for a reader without scripts. */
  readonly search: string;
  /** Called with what is searched for, at each letter. Without it the search is a form that asks the server. */
  readonly onSearch?: (part: string) => void;
  /** Stands between the title and the search, such as why the last change failed. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** A list of the staff area under its title, with its search and the way to add to it. */
export function ListScreen({
  title,
  subtitle,
  addLabel,
  listPath,
  searchLabel,
  search,
  onSearch,
  notice,
  children,
}: ListScreenProps) {
  const headingId = useId();
  const live = onSearch && {
    onInput: (event: FormEvent<HTMLFormElement>) =>
      onSearch(String(new FormData(event.currentTarget).get('q') ?? '')),
    onSubmit: (event: FormEvent<HTMLFormElement>) => event.preventDefault(),
  };
  return (
    <section className={css.screen} aria-labelledby={headingId}>
      <Cluster as="header" align="between" gap="4">
        <div>
          <h1 id={headingId}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
        <Form method="get" action={`${listPath}/new`} preventScrollReset>
          <Button type="submit">
            <Plus size={20} aria-hidden />
            {addLabel}
          </Button>
        </Form>
      </Cluster>
      {notice}
      <search>
        <form method="get" action={listPath} {...live}>
          <SearchBox name="q" label={searchLabel} placeholder={searchLabel} defaultValue={search} />
        </form>
      </search>
      {children}
    </section>
  );
}
