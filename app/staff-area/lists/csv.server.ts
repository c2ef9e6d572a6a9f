/** Writes and reads CSV files for spreadsheets: UTF-8 with a byte order mark, and no formulas. */

import { CsvError, parse } from 'csv-parse/sync';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';

/** Beginning of a cell that a spreadsheet would read as a formula (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cf}]*[=+\-\u2212@\t\r]/u;

/** Whether a cell is a formula. Spreadsheets read full-width signs, such as ＝, as the plain ones, and so does NFKC. */
const isFormula = (text: string) => formulaStart.test(text.normalize('NFKC'));

/** A negative amount of money. It is a number in every spreadsheet, and an apostrophe would make it a text. */
const negativeAmount = /^-\d+\.\d{2}$/;

/** Escapes formulas with an apostrophe. Names and notes come from visitors, so they may contain formulas. */
const escaped = (text: string) => (isFormula(text) && !negativeAmount.test(text) ? `'${text}` : text);

const quoted = (text: string) => `"${escaped(text).replaceAll('"', '""')}"`;

export const csvText = (rows: readonly (readonly string[])[]) =>
  `\u{feff}${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/**
 * Returns a response that the browser saves as a file.
 *
 * @param name file name without extension
 */
export const csvResponse = (name: string, rows: readonly (readonly string[])[]) =>
  new Response(csvText(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });

const unreadable = (message: string) => staffFieldProblem(400, 'file', message);

/**
 * Decodes a file as UTF-8. Other encodings are refused, because spreadsheets replace most scripts by question
 * marks when they save in them.
 */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('This file is not in UTF-8. In the spreadsheet choose “CSV UTF-8” when saving.');
  }
}

/** Detects the separator in the header row, because column names contain neither commas nor semicolons. */
function separatorOf(text: string): ',' | ';' {
  const [heads = ''] = text.split('\n', 1);
  return heads.includes(';') && !heads.includes(',') ? ';' : ',';
}

/** Removes the apostrophe that {@link csvText} put before a formula. */
const unescaped = (text: string) => (text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text);

/**
 * Reads the rows of a CSV file. Separators are commas or, as in some countries, semicolons. Empty rows are
 * left out.
 *
 * @throws ProblemError 400 for a file that cannot be read
 */
export function readCsv(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_records_with_empty_values: true,
      cast: (value) => unescaped(value).trim(),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + 1;
    throw unreadable(`Row ${row} cannot be read: a quotation mark is missing or stands alone.`);
  }
}
