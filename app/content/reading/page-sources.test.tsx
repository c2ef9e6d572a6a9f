import { expect, test } from 'vitest';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { PageSources, SourcesSection } from './page-sources.tsx';

const page = {
  sources: [{ title: 'A fact sheet', organisation: 'WHO' }],
  reviewerRole: 'Psychiatrist' as const,
  path: '/depression' as const,
  reviewedOn: '2026-11-20',
  nextReview: '2027-11-20',
};

test('shows a review only once the hospital has entered a reviewer', () => {
  const html = renderWithFacts(<PageSources page={page} />);
  expect(html).toContain('Review by the hospital’s psychiatrist is pending');
  expect(html).toContain('<time dateTime="2027-11-20">20 November 2027</time>');
  expect(html).toContain('A fact sheet');
});

test('links a source with the day on which it was read, or shows why it has no link', () => {
  const html = renderWithFacts(
    <SourcesSection
      sources={[
        {
          title: 'A guideline',
          organisation: 'NICE',
          url: 'https://www.nice.org.uk/cg1',
          read: '2026-11-21',
        },
        { title: 'A leaflet', organisation: 'A ward', noLink: 'on paper only' },
      ]}
    >
      {null}
    </SourcesSection>,
  );
  expect(html).toMatch(
    /<a href="https:\/\/www\.nice\.org\.uk\/cg1" target="_blank" rel="noopener"[^>]*>A guideline<\/a>/,
  );
  expect(html).toContain('read <time dateTime="2026-11-21">21 November 2026</time>');
  expect(html).toContain('A leaflet</cite>, A ward (on paper only)');
  expect(html).toContain('Links open in a new tab.');
});
