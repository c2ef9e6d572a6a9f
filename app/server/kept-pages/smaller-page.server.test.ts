import { expect, test } from 'vitest';
import { smallerPage } from './smaller-page.server.ts';

test('a page is rid of the rules that nothing on it uses', () => {
  expect(smallerPage('<style>.a{top:0}.b{top:0}</style><p class="x a">.b</p>')).toBe(
    '<style>.a{top:0}</style><p class="x a">.b</p>',
  );
});

test('the rules of moving parts stay whole', () => {
  const page = '<style>.a{top:0}</style><style>.b{top:0}</style><i data-island="X" class="a"></i>';
  expect(smallerPage(page)).toBe(page);
});

test("React's marks go where React takes nothing over, and stay where it does", () => {
  expect(smallerPage('<p>1<!-- -->2<!--$-->3<!--/$--></p>')).toBe('<p>123</p>');
  const moving = '<div data-island="X">1<!-- -->2</div>';
  expect(smallerPage(moving)).toBe(moving);
});

test('lines of a drawing are closed in short, and empty elements that are none are not', () => {
  expect(smallerPage('<svg><path d="M0"></path><use href="#a"></use></svg><i></i>')).toBe(
    '<svg><path d="M0"/><use href="#a"/></svg><i></i>',
  );
});
