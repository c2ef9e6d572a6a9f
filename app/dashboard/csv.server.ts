/** A table as a spreadsheet opens it rightly: in UTF-8 with its mark, and nothing that a cell would calculate. */

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
