import { expect, test } from 'vitest';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { parseLink } from './link.input.server.ts';
import { linkCategories } from './link.values.ts';
import { type LinkFields, linkFormErrors } from './link-fields.ts';

/** Error messages of the server by field. Empty if the server accepts the form. */
function serverErrors(fields: LinkFields): Readonly<Record<string, string>> {
  try {
    parseLink(fields);
    return {};
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problem.errors ?? {};
  }
}

const urls = [
  '',
  ' ',
  'youtu.be/M7lc1UVf-VE',
  'javascript:alert(1)',
  'https://youtu.be/M7lc1UVf-VE"',
  `https://youtu.be/${'a'.repeat(3000)}`,
  'https://example.org/',
  'https://youtu.be/M7lc1UVf-VE?t=30',
  'https://www.youtube.com/@channel',
  'https://www.instagram.com/reel/C1a2B3c4D5e/',
  'https://www.instagram.com/someone/',
  'https://www.instagram.com/share/reel/C1a2B3c4D5e/',
];

test('shows the same messages in the form as the server for every category and URL', () => {
  for (const category of ['', 'unknown', ...linkCategories.map(({ value }) => value)]) {
    for (const url of urls) {
      expect(linkFormErrors({ category, url }), `${category} ${url}`).toEqual(
        serverErrors({ category, url }),
      );
    }
  }
});

test('accepts a link that fits its category, and reports both fields if both are empty', () => {
  expect(linkFormErrors({ category: 'homestories', url: 'https://youtu.be/M7lc1UVf-VE' })).toEqual({});
  expect(linkFormErrors({ category: '', url: '' })).toEqual({
    category: 'Category is required.',
    url: 'Enter a valid URL (must start with http or https).',
  });
});
