import { expect, test } from 'vitest';
import { errorMessageIn, parseRows } from './query-database.ts';

test.each([
  ['names of doctors', '[{"results":[{"name":"Dr. A"}],"success":true}]', [{ name: 'Dr. A' }]],
  ['an empty list', '[{"results":[],"success":true}]', []],
  ['text that is not JSON', 'Would you like to update wrangler?', undefined],
  ['an error', '{"error":{"text":"No account"}}', undefined],
  ['no output', '', undefined],
])('reads the rows when wrangler prints %s', (_output, stdout, rows) => {
  expect(parseRows(stdout)).toEqual(rows);
});

test.each([
  ['as JSON', '{ "error": { "text": "No \\"account\\".\\nRead more" } }', '', 'No "account".'],
  ['as coloured text', '', '\u001b[31m✘ [ERROR] Not signed in\u001b[0m\n\nHelp', '✘ [ERROR] Not signed in'],
  ['not at all', '', '', 'wrangler could not be started'],
])('reduces an error that wrangler reports %s to one line', (_how, stdout, stderr, line) => {
  expect(errorMessageIn(stdout, stderr)).toBe(line);
});
