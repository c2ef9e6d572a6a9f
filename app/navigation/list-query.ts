/** The query of a list, such as its search and filters, in the parameters of its address. Browser and server share it. */
import { pageNumberIn } from './list-address.ts';

/** A value of a query in the address. Two values may share a parameter. */
interface Parameter<Value, Query> {
  /** Name of the parameter. A dialog above the list carries only the names in list-address.ts. */
  readonly name: string;
  /** Reads the typed text. A missing parameter is an empty text, and gives the default value. */
  readonly read: (text: string) => Value;
  /** Returns an empty text for a value that the address leaves out. */
  write(value: Value, query: Query): string;
}

type Parameters<Query> = { readonly [Key in keyof Query]-?: Parameter<Query[Key], Query> };

/** The searched text. */
export const search: Parameter<string, unknown> = {
  name: 'q',
  read: (text) => text.trim().slice(0, 100),
  write: (text) => text,
};

/** The number of the page, from 1. */
export const page: Parameter<number, unknown> = {
  name: 'page',
  read: pageNumberIn,
  write: (number) => (number === 1 ? '' : String(number)),
};

/** One of several values. The first is the default; unknown values are replaced by it. */
export const choice = <const Value extends string>(
  name: string,
  [initial, ...others]: readonly [Value, ...Value[]],
): Parameter<Value, unknown> => ({
  name,
  read: (text) => others.find((value) => value === text) ?? initial,
  write: (value) => (value === initial ? '' : value),
});

/**
 * Declares the query of a list. The address has the parameters in the declared order, without default values.
 */
export function listQuery<Query extends object>(parameters: Parameters<Query>) {
  const entries = Object.entries<Parameter<unknown, Query>>(parameters);
  const read = (searchParams: URLSearchParams) =>
    Object.fromEntries(
      entries.map(([key, { name, read: parse }]) => [key, parse(searchParams.get(name) ?? '')]),
    ) as Query;
  const initial = read(new URLSearchParams());
  return {
    /** Reads the query from the parameters of an address. */
    read,
    /** The query of an address without parameters. */
    initial,
    /**
     * @param path path of the list
     * @param changed values that differ from the default
     */
    addressOf(path: string, changed: Partial<Query>): string {
      const query = { ...initial, ...changed };
      const texts = entries.map(([key, { name, write }]) => [name, write(query[key as keyof Query], query)]);
      const fields = new URLSearchParams(texts.filter(([, text]) => text !== '') as [string, string][]);
      return fields.size === 0 ? path : `${path}?${fields}`;
    },
  };
}
