import { expect, test } from 'vitest';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { hasPromiseOrLabel, paragraphsOf, readingGrade, wordsOfHtml } from '#tests/support/readability.ts';
import { shownRupees, specifiedPrice } from '#tests/support/specified-prices.ts';
import { AboutAnswer, AboutUs, HospitalFigures } from './about-us.tsx';

const nothing = { training: [], memberships: [], recognitions: [] };
const html = renderWithFacts(
  <>
    <AboutAnswer />
    <AboutUs facts={nothing} />
  </>,
);

test('leaves out training, memberships and recognitions until the hospital enters them', () => {
  for (const title of ['Training', 'Memberships', 'Recognitions']) expect(html).not.toContain(title);
  const entered = renderWithFacts(
    <AboutUs facts={{ training: ['First aid'], memberships: [], recognitions: ['An honour', 'Another'] }} />,
  );
  expect(entered).toContain('<h2 id="training">Training</h2><ul><li>First aid</li></ul>');
  expect(entered).toContain('<li>An honour</li><li>Another</li>');
  expect(entered).not.toContain('Memberships');
});

test('shows the figures of the requirements: 10 beds, 3 kinds of rooms, 8 fields of care', () => {
  const figures = renderWithFacts(<HospitalFigures />);
  expect([...figures.matchAll(/<dd[^>]*>(\d+)<\/dd>/g)].map(([, figure]) => figure)).toEqual([
    '10',
    '3',
    '8',
  ]);
});

test('links to every field of care and to the other pages about the hospital', () => {
  for (const path of [
    ...['/psychiatry', '/counselling-and-therapy', '/mental-health-children', '/De-addictionProgramme'],
    ...['/sexual-wellness-program', '/sleep-clinic', '/headache-clinic', '/epilepsy-clinic'],
    ...['/doctors', '/therapyCounselling', '/management', '/pictures', '/rights', '/privacyPolicy'],
  ]) {
    expect(html).toContain(`href="${path}"`);
  }
});

test('states the facts of requirement 19, and asks readers to check their policy', () => {
  for (const words of [
    `${shownRupees(specifiedPrice('rooms', 'Private room'))} a day`,
    `${shownRupees(specifiedPrice('rooms', 'Luxury room'))} a day`,
    'general ward',
    'counselling room',
    'gym',
    'yoga and meditation',
    'pharmacy',
    'blood collection',
    'pathology',
    'check your policy first',
  ]) {
    expect(html.replaceAll(' ', ' ').replaceAll(/\s+/g, ' '), words).toContain(words);
  }
});

test('has 400 to 700 words, is easy to read, and promises nothing', () => {
  expect(wordsOfHtml(html).length).toBeGreaterThanOrEqual(400);
  expect(wordsOfHtml(html).length).toBeLessThanOrEqual(700);
  expect(readingGrade(paragraphsOf(html))).toBeLessThanOrEqual(9);
  expect(paragraphsOf(html).filter(hasPromiseOrLabel)).toEqual([]);
});
