import { expect, test } from 'vitest';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { leadLinkWords } from '#messages/content/reading/lead-link.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { readInformationPages } from '#tools/information-pages/read.ts';
import { headingIdsOf } from '#tools/information-pages/translated.ts';
import { LeadLink } from './lead-link.tsx';

const bodies = new Map<string, string>(
  readInformationPages().map(({ frontMatter, body }) => [frontMatter.path, body]),
);

const leadsTo = (path: string) => /href="([^"]+)"/.exec(renderWithFacts(<LeadLink path={path} />))?.[1];

test.each(['/autism', '/intellectual-disability', '/papers-money-and-who-learns-of-it'])(
  '%s leads from its first sentences to the section that says where to get the disability card',
  (path) => {
    const body = bodies.get(path) ?? '';
    const id = leadsTo(path)?.slice(1) ?? '';
    expect(headingIdsOf(body, [])).toContain(id);
    const section = body.split(/\n(?=## )/).find((part) => headingIdsOf(part, []).includes(id));
    expect(section).toContain('<DisabilityCard />');
  },
);

test('the pages about drugs and about refusal lead to each other, and other pages nowhere', () => {
  expect(leadsTo('/deaddiction')).toBe('/when-someone-refuses');
  expect(leadsTo('/when-someone-refuses')).toBe('/deaddiction');
  expect(leadsTo('/depression')).toBeUndefined();
});

test.each(localeTags)('in %s each link has a text of its own', (locale) => {
  const texts = Object.values(messagesIn(locale, leadLinkWords));
  expect(new Set(texts).size).toBe(Object.keys(leadLinkWords).length);
});
