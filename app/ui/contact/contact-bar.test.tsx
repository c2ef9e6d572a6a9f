import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { ContactBar } from './contact-bar.tsx';

test('the button of the contact panel is named by what the panel holds, before the mail address', () => {
  const button = /<button[^>]*>([\s\S]*?)<\/button>/.exec(renderWithFacts(<ContactBar />))?.[1] ?? '';
  const name = button.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, '');
  expect(name).toMatch(/^How to reach us: /);
  expect(name).toContain(defaultFacts.email);
});
