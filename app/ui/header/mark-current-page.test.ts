import { expect, test } from 'vitest';
import { homeLink } from './logo.css.ts';
import { markCurrentPage } from './mark-current-page.ts';

const header = `<a href="/" class="${homeLink}">Home</a><li><a href="/" class="e">Home</a></li><details name="treatments"><summary>One</summary><a href="/ocd" class="e">OCD</a></details><details name="treatments"><summary>Two</summary><a href="/ocd-help" class="e">Help</a></details>`;

test('marks the current page in the menus and opens its group', () => {
  const marked = markCurrentPage(header, '/ocd');
  expect(marked).toContain('<a href="/ocd" aria-current="page" class="e">');
  expect(marked.match(/aria-current/g)).toHaveLength(1);
  expect(marked).toContain('<details open="" name="treatments"><summary>One');
  expect(marked).toContain('<details name="treatments"><summary>Two');
});

test('does not mark the logo', () => {
  expect(markCurrentPage(header, '/').match(/aria-current/g)).toHaveLength(1);
  expect(markCurrentPage(header, '/')).toContain(`<a href="/" class="${homeLink}">`);
});

test('marks nothing for a page that is in no menu', () => {
  expect(markCurrentPage(header, '/elsewhere')).toBe(header);
});
