import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { pathOfAddress } from '#app/navigation/list-address.ts';
import { Plus } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { AddressFields } from '../form/address-fields.tsx';
import { Cluster } from '../layout/stack.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import * as css from './list-screen.css.ts';

/** Milliseconds after the last letter until the server is asked: nobody waits for words half typed. */
const typingPause = 300;

interface ListScreenProps {
  readonly title: string;
  readonly subtitle: string;
  /** The words on the button that leads to the form for a new entry, at `new` below the list; none for whoever may not add one. */
  readonly addLabel?: string;
  /** The list's address, with the part of it that is shown. */
  readonly listPath: string;
  readonly searchLabel: string;
  /** What stands in the empty search box, where it is not its label. */
  readonly searchHint?: string;
  /** The `q` of the address, by which the server filters. */
  readonly search: string;
  /** Called with what is searched for, at each letter, where all there is stands on the page. Else the server is asked. */
  readonly onSearch?: (part: string) => void;
  /** Fields beside the search that say which part of the list is shown, and how. */
  readonly filters?: ReactNode;
  /** Such as '72 doctors'. */
  readonly count: string;
  /** Links to what else can be done with the whole list. */
  readonly tools?: ReactNode;
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
  searchHint = searchLabel,
  search,
  onSearch,
  filters,
  count,
  tools,
  notice,
  children,
}: ListScreenProps) {
  const headingId = useId();
  const path = pathOfAddress(listPath);
  const ask = useAskWhileTyping();

  function takeLetter(event: FormEvent<HTMLFormElement>) {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (onSearch) onSearch(event.target.value);
    else ask(event.currentTarget);
  }

  return (
    <section className={css.screen} aria-labelledby={headingId}>
      <Cluster as="header" align="between" gap="4">
        <div>
          <h1 id={headingId}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
        {addLabel && (
          <Form method="get" action={`${path}/new`} preventScrollReset>
            <AddressFields of={listPath} />
            <Button type="submit">
              <Plus size={20} aria-hidden />
              {addLabel}
            </Button>
          </Form>
        )}
      </Cluster>
      {notice}
      <search>
        <Form
          method="get"
          action={path}
          preventScrollReset
          className={css.search}
          onInput={takeLetter}
          {...(onSearch && !filters && { onSubmit: (event) => event.preventDefault() })}
        >
          <SearchBox name="q" label={searchLabel} placeholder={searchHint} defaultValue={search} />
          {filters && (
            <div className={css.filters}>
              {filters}
              <Button type="submit" variant="secondary">
                Show
              </Button>
            </div>
          )}
        </Form>
      </search>
      <div className={css.above}>
        <p role="status">{count}</p>
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}

/** Sends a search form when its reader stops typing for a moment. Each letter replaces the one before in the history. */
function useAskWhileTyping(): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (form) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(
      () => submit(form, { replace: true, preventScrollReset: true }),
      typingPause,
    );
  };
}
