/** A table as a spreadsheet opens it rightly, in UTF-8 with its mark and nothing that a cell would calculate, and read back. */
import { CsvError, parse } from 'csv-parse/sync';
import { ProblemError } from '#app/platform/http/problems.server.ts';

/** What makes a spreadsheet take a cell for a formula (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@\t\r]/;

/** A quote before it makes a formula a text. Names and notes come from visitors. */
const defused = (text: string) => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string) => `"${defused(text).replaceAll('"', '""')}"`;

export const csvText = (rows: readonly (readonly string[])[]) =>
  `\u{feff}${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/**
 * The answer that a browser saves as a file.
 *
 * @param name without the ending
 */
export const csvResponse = (name: string, rows: readonly (readonly string[])[]) =>
  new Response(csvText(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });

const unreadable = (message: string) => new ProblemError(400, { message, errors: { file: message } });

/** The text of a file; spreadsheets that are not saved as UTF-8 turn every other script into question marks. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('This file is not in UTF-8. In the spreadsheet choose “CSV UTF-8” when saving.');
  }
}

/** The names of the columns hold neither, so their row says which of the two the spreadsheet uses. */
function separatorOf(text: string): ',' | ';' {
  const [heads = ''] = text.split('\n', 1);
  return heads.includes(';') && !heads.includes(',') ? ';' : ',';
}

/** What {@link csvText} put before a formula is no part of the text. */
const undefused = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/**
 * The rows of a file as a spreadsheet saves it, with commas or, as in some countries, semicolons. Empty rows are left out.
 *
 * @throws ProblemError 400 where it is no such file
 */
export function readCsv(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_records_with_empty_values: true,
      cast: (value) => undefused(value).trim(),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + 1;
    throw unreadable(`Row ${row} cannot be read: a quotation mark is missing or stands alone.`);
  }
}
