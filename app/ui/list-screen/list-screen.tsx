import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { pathOfAddress, queryOfAddress } from '#app/navigation/list-address.ts';
import { Plus } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { AddressButton } from '../form/address-form.tsx';
import { Cluster } from '../layout/stack.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { countText, type ListPosition, type Nouns } from './list-count.ts';
import * as css from './list-screen.css.ts';
import { RouterPagination } from './router-pagination.tsx';

/** Milliseconds after the last letter until the search is submitted, so that half-typed words cause no request. */
const typingPause = 300;

export interface ListScreenProps {
  readonly title: string;
  readonly subtitle: string;
  /** Label of the button that opens the form for a new entry, at `new` below the list. Leave it out for users who may not add. */
  readonly addLabel?: string;
  /** The listed things. */
  readonly nouns: Nouns;
  /** The page of the list, and the number of things that are found. */
  readonly list: ListPosition;
  /** Returns the address of a page of the list, with its filters. */
  readonly addressOf: (page: number) => string;
  readonly searchLabel: string;
  /** Placeholder of the search box. Defaults to `searchLabel`. */
  readonly searchHint?: string;
  /** Current value of `q` in the address, by which the server filters. */
  readonly search: string;
  /**
   * Called with the search text on each letter, for a list that is complete on the page. Without it the server searches, and
   * also if it returns false.
   */
  readonly onSearch?: (part: string) => unknown;
  /** Fields beside the search that filter or sort the list. */
  readonly filters?: ReactNode;
  /** Links to further actions on the whole list. */
  readonly tools?: ReactNode;
  /** Message between the title and the search, such as the reason of a failure. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a list in the staff area: title, add button, search, filters and the list itself. */
export function ListScreen({
  title,
  subtitle,
  addLabel,
  nouns,
  list,
  addressOf,
  searchLabel,
  searchHint = searchLabel,
  search,
  onSearch,
  filters,
  tools,
  notice,
  children,
}: ListScreenProps) {
  const headingId = useId();
  const listPath = addressOf(list.page);
  const path = pathOfAddress(listPath);
  const submitSoon = useSubmitWhileTyping();

  function searchFor(event: FormEvent<HTMLFormElement>) {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (!onSearch || onSearch(event.target.value) === false) submitSoon(event.currentTarget);
  }

  return (
    <section className={css.screen} aria-labelledby={headingId}>
      <Cluster as="header" align="between" gap="4">
        <div>
          <h1 id={headingId}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
        {addLabel && (
          <AddressButton to={`${path}/new${queryOfAddress(listPath)}`}>
            <Plus size={20} aria-hidden />
            {addLabel}
          </AddressButton>
        )}
      </Cluster>
      {notice}
      <search>
        <Form
          method="get"
          action={path}
          preventScrollReset
          className={css.search}
          onInput={searchFor}
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
        <p role="status">{countText(list, nouns)}</p>
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {children}
      <RouterPagination
        label={`Pages of ${nouns.many}`}
        page={list.page}
        pages={list.pages}
        addressOf={addressOf}
      />
    </section>
  );
}

/** Returns a function that submits a search form after a pause in typing. Each submission replaces the history entry. */
function useSubmitWhileTyping(): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (form) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), typingPause);
  };
}
