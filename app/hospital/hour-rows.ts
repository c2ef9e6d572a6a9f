/** Converts opening hours between rows of a form and the lines of the stored text. */

/** Placeholder for an empty field. Validation refuses it, and the form shows the rest of the row again. */
const empty = '?';

export interface HourRow {
  /** Weekdays such as 'Mon'. With an empty `last` the row has one day. */
  readonly first: string;
  readonly last: string;
  /** Times such as '09:00'. '00:00' in `to` is midnight at the end of the day. */
  readonly from: string;
  readonly to: string;
}

/** Names of the four fields of a row, the same in every row. */
export const hourRowNames = (field: string): HourRow => ({
  first: `${field}-first`,
  last: `${field}-last`,
  from: `${field}-from`,
  to: `${field}-to`,
});

export const hourLine = ({ first, last, from, to }: HourRow): string => {
  const [one, other, opens, closes] = [first, last, from, to].map((text) => text.trim() || empty);
  return `${one}-${other} ${opens}-${closes}`;
};

const noHours = hourLine({ first: '', last: '', from: '', to: '' });

/** Joins rows to a text with lines such as 'Mon-Sat 09:00-18:30'. Empty rows are left out. */
export const hourLines = (rows: readonly HourRow[]): string =>
  rows
    .map(hourLine)
    .filter((line) => line !== noHours)
    .join('\n');

/** Parses the text of {@link hourLines} to rows. */
export const hourRows = (text: string): readonly HourRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const pieces = /^([^-]*)-([^ ]*) ([^-]*)-(.*)$/.exec(line)?.slice(1) ?? [];
      const [first = '', last = '', from = '', to = ''] = pieces.map((text) => (text === empty ? '' : text));
      return { first, last, from, to };
    });
