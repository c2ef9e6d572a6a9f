import { expect, test } from 'vitest';
import { complaintIn, rowsIn } from './ask-database.ts';

test.each([
  ['the names of doctors', '[{"results":[{"name":"Dr. A"}],"success":true}]', [{ name: 'Dr. A' }]],
  ['nobody', '[{"results":[],"success":true}]', []],
  ['something else', 'Would you like to update wrangler?', undefined],
  ['an error', '{"error":{"text":"No account"}}', undefined],
  ['nothing', '', undefined],
])('wrangler answers with %s', (_what, stdout, rows) => {
  expect(rowsIn(stdout)).toEqual(rows);
});

test.each([
  ['as JSON', '{ "error": { "text": "No \\"account\\".\\nRead more" } }', '', 'No "account".'],
  ['in colours', '', '\u001b[31m✘ [ERROR] Not signed in\u001b[0m\n\nHelp', '✘ [ERROR] Not signed in'],
  ['not at all', '', '', 'wrangler could not be started'],
])('what wrangler complains of %s is one line', (_how, stdout, stderr, line) => {
  expect(complaintIn(stdout, stderr)).toBe(line);
});
