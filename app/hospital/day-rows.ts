/** Converts named days between rows of a form and the lines of the stored text. */

/** Placeholder for a missing day. Validation refuses it, and the form shows the typed name again. */
const noDay = '-'.repeat(10);

/** Names of the two fields of a row, the same in every row. */
export const dayRowNames = (field: string) => ({ day: `${field}-day`, words: `${field}-name` });

/** Joins rows to a text with lines such as '2027-01-26 Republic Day'. Empty rows are left out. */
export const dayLines = (days: readonly string[], words: readonly string[]): string =>
  words
    .map((name, index) => [days[index]?.trim() ?? '', name.trim()] as const)
    .filter(([day, name]) => day + name !== '')
    .map(([day, name]) => `${day || noDay} ${name}`.trim())
    .join('\n');

/** Parses the text of {@link dayLines} to rows. */
export const dayRows = (text: string): readonly { readonly day: string; readonly words: string }[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      day: line.startsWith(noDay) ? '' : line.slice(0, 10),
      words: line.slice(10).trim(),
    }));
