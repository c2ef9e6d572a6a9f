import { expect, test } from 'vitest';
import { search } from './header.css.ts';
import { homeLink } from './logo.css.ts';
import { markCurrent } from './mark-current.ts';

const header = `<a href="/" class="${homeLink}">Home</a><li><a href="/" class="e">Home</a></li><a href="/search" class="${search}"></a><details name="treatments"><summary>One</summary><a href="/ocd" class="e">OCD</a></details><details name="treatments"><summary>Two</summary><a href="/ocd-help" class="e">Help</a></details>`;

test('the page one is on is marked wherever a menu leads to it, and its group stands open', () => {
  const marked = markCurrent(header, '/ocd');
  expect(marked).toContain('<a href="/ocd" aria-current="page" class="e">');
  expect(marked.match(/aria-current/g)).toHaveLength(1);
  expect(marked).toContain('<details open="" name="treatments"><summary>One');
  expect(marked).toContain('<details name="treatments"><summary>Two');
});

test('the logo and the way to the search are no entries of a menu', () => {
  expect(markCurrent(header, '/').match(/aria-current/g)).toHaveLength(1);
  expect(markCurrent(header, '/')).toContain(`<a href="/" class="${homeLink}">`);
  expect(markCurrent(header, '/search')).toBe(header);
});

test('a page that is in no menu marks none', () => {
  expect(markCurrent(header, '/elsewhere')).toBe(header);
});
