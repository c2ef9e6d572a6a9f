import { describe, expect, test } from 'vitest';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { askedChecks } from '#messages/content/self-checks/asked-checks.ts';
import { checkWords } from '#messages/content/self-checks/check.ts';
import { readCheck } from './check.input.server.ts';
import { answerPoints, type Check, checkAt, fieldOf, resultOf, type Severity } from './check.ts';

function checkOf(id: keyof typeof selfCheckPages): Check {
  const check = checkAt(selfCheckPages[id].path);
  if (!check) throw new Error(`There is no check called ${id}.`);
  return check;
}
const mood = checkOf('mood');
const worry = checkOf('worry');

/** Answers that add up to a score. The first questions have the highest answers. */
const addingUpTo = ({ questionCount }: Check, score: number) =>
  Array.from({ length: questionCount }, (_, index) => Math.max(0, Math.min(3, score - 3 * index)));

/** The published ranges: Kroenke 2001 and Spitzer 2006. */
const published = [
  [mood, [0, 4], 'few signs of depression'],
  [mood, [5, 9], 'mild signs of depression'],
  [mood, [10, 14], 'moderate signs of depression'],
  [mood, [15, 19], 'moderately severe signs of depression'],
  [mood, [20, 27], 'severe signs of depression'],
  [worry, [0, 4], 'few signs of an anxiety problem'],
  [worry, [5, 9], 'mild signs of an anxiety problem'],
  [worry, [10, 14], 'moderate signs of an anxiety problem'],
  [worry, [15, 21], 'severe signs of an anxiety problem'],
] as const;

describe('each score has the published meaning', () => {
  test.each(published)('range %#', (check, [first, last], means) => {
    for (const score of [first, last]) {
      const result = resultOf(check, addingUpTo(check, score));
      const words: Readonly<Partial<Record<Severity, string>>> = askedChecks[check.id].means;
      expect([result.score, words[result.range.severity]]).toEqual([score, means]);
    }
  });
});

test('the highest score is three for each question', () => {
  for (const check of [mood, worry]) {
    const { score, most, range } = resultOf(
      check,
      Array.from({ length: check.questionCount }, () => 3),
    );
    expect(score).toBe(most);
    expect(range.upTo).toBe(most);
  }
  expect([mood.questionCount, worry.questionCount]).toEqual([9, 7]);
});

test('reports thoughts of dying from the ninth question on mood alone, at any score', () => {
  const ninth = (points: number) => [0, 0, 0, 0, 0, 0, 0, 0, points];
  expect([0, 1, 2, 3].map((points) => resultOf(mood, ninth(points)).thinksOfDying)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(resultOf(mood, [3, 3, 3, 3, 3, 3, 3, 3, 0]).thinksOfDying).toBe(false);
  expect(resultOf(worry, [3, 3, 3, 3, 3, 3, 3]).thinksOfDying).toBe(false);
});

test('advises no longer wait at a higher score', () => {
  const order = ['watch', 'again', 'book', 'book-soon', 'today'];
  for (const { ranges } of [mood, worry]) {
    const steps = ranges.map(({ next }) => order.indexOf(next));
    expect(steps).toEqual([...steps].sort());
    expect(new Set(steps).size).toBe(steps.length);
  }
});

test('refuses fewer answers than questions', () => {
  expect(() => resultOf(worry, [0, 0, 0])).toThrow();
});

test('keeps valid answers, and reports each question without exactly one', () => {
  const form = new URLSearchParams({ q1: '3', q2: '0', q3: '4', q4: '', q6: '1', q7: '2', q99: '1' });
  form.append('q6', '2');
  expect(readCheck(worry, form)).toEqual({
    state: 'refused',
    chosen: { q1: '3', q2: '0', q7: '2' },
    errors: Object.fromEntries(
      [3, 4, 5, 6].map((number) => [`q${number}`, `Choose one answer to question ${number}.`]),
    ),
  });
});

test('reads a complete form in the order of its questions', () => {
  const given = [0, 1, 2, 3, 2, 1, 0];
  const form = new URLSearchParams(given.map((points, index) => [fieldOf(index), String(points)]));
  expect(readCheck(worry, form)).toMatchObject({ state: 'answered', given });
});

test.each(localeTags.flatMap((locale) => [mood, worry].map((check) => [locale, check.id, check] as const)))(
  'in %s, the check of %s has the text of each question and answer',
  (locale, id, check) => {
    const { questions, answers } = messagesIn(locale, askedChecks)[id];
    expect(questions).toHaveLength(check.questionCount);
    expect(answers).toHaveLength(answerPoints.length);
  },
);

describe('in Hindi', () => {
  test('each explained word is part of its question', () => {
    const { glosses, questions } = messagesIn('hi', askedChecks).mood;
    for (const [number, gloss] of Object.entries(glosses)) {
      expect(questions[Number(number) - 1]).toContain(gloss.split(':')[0]);
    }
  });

  test('a missing answer is reported by its number', () => {
    const form = new URLSearchParams({ q1: '0' });
    expect(readCheck(worry, form, messagesIn('hi', checkWords))).toMatchObject({
      errors: { q2: 'सवाल 2 का एक जवाब चुनें।' },
    });
  });
});
