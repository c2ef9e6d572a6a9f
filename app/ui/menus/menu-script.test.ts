import { expect, test } from 'vitest';
import { registerScript } from '#app/offline/register-script.ts';
import { wakeRulesScript } from '../navigation/speculation-rules.ts';
import { menuScript } from './menu-script.ts';

test('the scripts of a page without React stay within one kilobyte', () => {
  expect(new TextEncoder().encode(menuScript + wakeRulesScript + registerScript).length).toBeLessThanOrEqual(
    1024,
  );
});

test('the script cannot end its own element early', () => {
  expect(menuScript).not.toContain('</');
});
