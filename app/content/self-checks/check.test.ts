import { describe, expect, test } from 'vitest';
import { messagesIn } from '#app/languages/messages.ts';
import { selfCheckPages } from '#app/navigation/self-help-pages.ts';
import { askedChecks } from '#messages/content/self-checks/asked-checks.ts';
import { checkWords } from '#messages/content/self-checks/check.ts';
import { readCheck } from './check.input.server.ts';
import { type Check, checkAt, fieldOf, resultOf } from './check.ts';

function checkOf(id: keyof typeof selfCheckPages): Check {
  const check = checkAt(selfCheckPages[id].path);
  if (!check) throw new Error(`There is no check called ${id}.`);
  return check;
}
const mood = checkOf('mood');
const worry = checkOf('worry');

/** Answers that add up to a score, the first questions answered highest, and the last ones not at all. */
const addingUpTo = ({ questions }: Check, score: number) =>
  questions.map((_, place) => Math.max(0, Math.min(3, score - 3 * place)));

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

describe('a score means what was published, from the first to the last of each range', () => {
  test.each(published)('range %#', (check, [first, last], means) => {
    for (const score of [first, last]) {
      const result = resultOf(check, addingUpTo(check, score));
      expect([result.score, result.range.means]).toEqual([score, means]);
    }
  });
});

test('the highest score is three for each question', () => {
  for (const check of [mood, worry]) {
    const { score, most, range } = resultOf(
      check,
      check.questions.map(() => 3),
    );
    expect(score).toBe(most);
    expect(range.upTo).toBe(most);
  }
  expect([mood.questions.length, worry.questions.length]).toEqual([9, 7]);
});

test('the ninth question on mood alone tells of thoughts of dying, whatever the score', () => {
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

test('a higher score is never told to wait longer', () => {
  const order = ['watch', 'again', 'book', 'book-soon', 'today'];
  for (const { ranges } of [mood, worry]) {
    const steps = ranges.map(({ next }) => order.indexOf(next));
    expect(steps).toEqual([...steps].sort());
    expect(new Set(steps).size).toBe(steps.length);
  }
});

test('fewer answers than questions have no result', () => {
  expect(() => resultOf(worry, [0, 0, 0])).toThrow();
});

test('what was answered is kept, and each question without one answer of the form is named', () => {
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

test('a form with every answer is read in the order of its questions', () => {
  const given = [0, 1, 2, 3, 2, 1, 0];
  const form = new URLSearchParams(given.map((points, place) => [fieldOf(place), String(points)]));
  expect(readCheck(worry, form)).toMatchObject({ state: 'answered', given });
});

describe('in Hindi', () => {
  test.each(['mood', 'worry'] as const)(
    '%s asks as many questions, with as many answers and ranges',
    (id) => {
      const en = askedChecks;
      const hi = messagesIn('hi', askedChecks);
      expect(hi[id].questions).toHaveLength(en[id].questions.length);
      expect(hi[id].answers).toHaveLength(en[id].answers.length);
      expect(hi[id].means).toHaveLength(en[id].means.length);
    },
  );

  test('each hard word is explained beside the question that it stands in', () => {
    const { glosses, questions } = messagesIn('hi', askedChecks).mood;
    for (const [number, gloss] of Object.entries(glosses)) {
      expect(questions[Number(number) - 1]).toContain(gloss.split(':')[0]);
    }
  });

  test('an answer that is missing is named by its number', () => {
    const form = new URLSearchParams({ q1: '0' });
    expect(readCheck(worry, form, messagesIn('hi', checkWords))).toMatchObject({
      errors: { q2: 'सवाल 2 का एक जवाब चुनें।' },
    });
  });
});
