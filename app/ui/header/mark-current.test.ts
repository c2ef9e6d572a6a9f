import { expect, test } from 'vitest';
import { search } from './header.css.ts';
import { homeLink } from './logo.css.ts';
import { markCurrent } from './mark-current.ts';

const header = `<a href="/" class="${homeLink}">Home</a><li><a href="/" class="e">Home</a></li><a href="/search" class="${search}"></a><details name="treatments"><summary>One</summary><a href="/ocd" class="e">OCD</a></details><details name="treatments"><summary>Two</summary><a href="/ocd-help" class="e">Help</a></details>`;

test('marks the current page in the menus and opens its group', () => {
  const marked = markCurrent(header, '/ocd');
  expect(marked).toContain('<a href="/ocd" aria-current="page" class="e">');
  expect(marked.match(/aria-current/g)).toHaveLength(1);
  expect(marked).toContain('<details open="" name="treatments"><summary>One');
  expect(marked).toContain('<details name="treatments"><summary>Two');
});

test('does not mark the logo or the search link', () => {
  expect(markCurrent(header, '/').match(/aria-current/g)).toHaveLength(1);
  expect(markCurrent(header, '/')).toContain(`<a href="/" class="${homeLink}">`);
  expect(markCurrent(header, '/search')).toBe(header);
});

test('marks nothing for a page that is in no menu', () => {
  expect(markCurrent(header, '/elsewhere')).toBe(header);
});
