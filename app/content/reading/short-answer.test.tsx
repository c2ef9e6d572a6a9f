import { expect, test } from 'vitest';
import { messagesIn } from '#app/languages/messages.ts';
import { PageLocaleContext } from '#app/ui/locale/page-locale.ts';
import { pageLocaleFor } from '#app/ui/locale/page-locale-for.ts';
import { privacyWords } from '#messages/content/privacy/privacy-policy.tsx';
import { rightsWords } from '#messages/content/rights/rights.tsx';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { hasPromiseOrLabel, paragraphsOf, readingGrade, wordsOfHtml } from '#tests/support/readability.ts';
import { AboutAnswer } from '../about/about-us.tsx';

const answersIn = (locale: 'en' | 'hi') => [
  renderWithFacts(
    <PageLocaleContext value={pageLocaleFor(locale)}>
      <AboutAnswer />
    </PageLocaleContext>,
  ),
  ...[rightsWords, privacyWords].map((words) => `<p>${messagesIn(locale, words).answer}</p>`),
];

test.each(['en', 'hi'] as const)('the short answers in %s have at most 60 words', (locale) => {
  for (const answer of answersIn(locale)) expect(wordsOfHtml(answer).length, answer).toBeLessThanOrEqual(60);
});

test('the short answers need at most six years of school, and promise nothing', () => {
  for (const answer of answersIn('en')) {
    expect(readingGrade(paragraphsOf(answer)), answer).toBeLessThanOrEqual(6);
    expect(paragraphsOf(answer).filter(hasPromiseOrLabel)).toEqual([]);
  }
});
