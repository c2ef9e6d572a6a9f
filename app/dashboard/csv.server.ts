/** A table as a spreadsheet opens it rightly, in UTF-8 with its mark and nothing that a cell would calculate, and read back. */
import { ProblemError } from '#app/server/problems.server.ts';

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

const cells = {
  ',': /"((?:[^"]|"")*)"(?=[,\n]|$)|([^",\n]*)/y,
  ';': /"((?:[^"]|"")*)"(?=[;\n]|$)|([^";\n]*)/y,
} as const;

/** The names of the columns hold neither, so their row says which of the two the spreadsheet uses. */
function separatorOf(text: string): keyof typeof cells {
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
  const separator = separatorOf(text);
  const cell = cells[separator];
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const [whole = '', quotedText, plain = ''] = cell.exec(text) ?? [];
    at += whole.length;
    row.push(undefused(quotedText?.replaceAll('""', '"') ?? plain).trim());
    const next = text.charAt(at);
    at += 1;
    if (next === separator) continue;
    if (next !== '' && next !== '\n') {
      throw unreadable(`Row ${rows.length + 1} cannot be read: a quotation mark is missing or stands alone.`);
    }
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
