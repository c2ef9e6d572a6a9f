/** Days with their names as rows of a form, and as the lines of a text that is stored. */

/** A line without a day, which no calendar has: so the name that was typed comes back with the message. */
const noDay = '-'.repeat(10);

/** The names of a row's two fields, the same in every row. */
export const dayRowNames = (field: string) => ({ day: `${field}-day`, words: `${field}-name` });

/** Such as '2027-01-26 Republic Day', a line for each row in which something was typed. */
export const dayLines = (days: readonly string[], words: readonly string[]): string =>
  words
    .map((name, place) => [days[place]?.trim() ?? '', name.trim()] as const)
    .filter(([day, name]) => day + name !== '')
    .map(([day, name]) => `${day || noDay} ${name}`.trim())
    .join('\n');

/** The rows of such a text. */
export const dayRows = (text: string): readonly { readonly day: string; readonly words: string }[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      day: line.startsWith(noDay) ? '' : line.slice(0, 10),
      words: line.slice(10).trim(),
    }));
