import { expect, test } from 'vitest';
import { smallerPage } from './smaller-page.server.ts';

test('a page is rid of the rules that nothing on it uses', () => {
  expect(smallerPage('<style>.a{top:0}.b{top:0}</style><p class="x a">.b</p>')).toBe(
    '<style>.a{top:0}</style><p class="x a">.b</p>',
  );
});

test('a motion stays where a rule that is left asks for it, in the page or in its moving parts', () => {
  const motions = '@keyframes x{50%{top:0}}@keyframes y{to{top:0}}@keyframes z{to{top:0}}';
  expect(smallerPage(`<style>${motions}.a{animation:1s x}.b{animation:y 1s}</style><p class="a"></p>`)).toBe(
    '<style>@keyframes x{50%{top:0}}.a{animation:1s x}</style><p class="a"></p>',
  );
  const moving = '<style>.c{animation-name:z}</style>';
  expect(smallerPage(`<style>${motions}</style>${moving}`)).toBe(
    `<style>@keyframes z{to{top:0}}</style>${moving}`,
  );
});

test('a colour stays where the page, its moving parts or the sheet it links use it', () => {
  const moving = '<style>.b{top:var(--c)}</style>';
  const page = `<style>:root{--a:#000;--b:#000;--c:#000;--d:#000}p{top:var(--a)}.x{top:var(--d)}</style>${moving}`;
  const smaller = `<style>:root{--a:#000;--b:#000;--c:#000;}p{top:var(--a)}</style>${moving}`;
  expect(smallerPage(page, ['b'])).toBe(smaller);
  expect(smallerPage(smaller, ['b'])).toBe(smaller);
});

test('an icon loses the name that its library gave it, where React takes nothing over', () => {
  const icon = '<svg class="lucide lucide-x"><path d="M0"/></svg>';
  expect(smallerPage(icon)).toBe('<svg><path d="M0"/></svg>');
  expect(smallerPage(`${icon}<i data-island="X"></i>`)).toContain('lucide-x');
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
