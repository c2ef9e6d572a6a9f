import { expect, test } from 'vitest';
import { menuScript } from './menu-script.ts';

test('the script of a page without React stays within one kilobyte', () => {
  expect(new TextEncoder().encode(menuScript).length).toBeLessThanOrEqual(1024);
});

test('the script cannot end its own element early', () => {
  expect(menuScript).not.toContain('</');
});
