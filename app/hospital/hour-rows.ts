/** Opening hours as rows of a form, and as the lines of a text that is stored. */

/** Stands in a line for a field that was left empty, so that the rest of the row comes back with the message. */
const empty = '?';

export interface HourRow {
  /** Weekdays such as 'Mon'; without a last one the row is of one day. */
  readonly first: string;
  readonly last: string;
  /** Times such as '09:00'; midnight at the end of a day is '00:00'. */
  readonly from: string;
  readonly to: string;
}

/** The names of a row's four fields, the same in every row. */
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

/** Such as 'Mon-Sat 09:00-18:30', a line for each row in which something was entered. */
export const hourLines = (rows: readonly HourRow[]): string =>
  rows
    .map(hourLine)
    .filter((line) => line !== noHours)
    .join('\n');

/** The rows of such a text. */
export const hourRows = (text: string): readonly HourRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const pieces = /^([^-]*)-([^ ]*) ([^-]*)-(.*)$/.exec(line)?.slice(1) ?? [];
      const [first = '', last = '', from = '', to = ''] = pieces.map((text) => (text === empty ? '' : text));
      return { first, last, from, to };
    });
