import { expect, test } from 'vitest';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { FirstAidLink } from './urgent-box.tsx';

test('leads to the box for the first danger that has one', () => {
  const html = renderWithFacts(<FirstAidLink dangers={['violence', 'sulfas', 'heat']} />);
  expect(html).toContain('href="/tools/first-aid#farm-poison"');
  expect(html).toContain('First aid on one page');
});

test('is left out where the sheet has no box for a danger', () => {
  expect(renderWithFacts(<FirstAidLink dangers={['violence', 'rash']} />)).not.toContain('<a');
});
