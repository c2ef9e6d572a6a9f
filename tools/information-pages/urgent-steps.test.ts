import { expect, test } from 'vitest';
import { urgentFaults, urgentStepsOf } from './urgent-steps.ts';

const help = (...steps: string[]) =>
  `## At once\n\n<UrgentHelp>\n${steps.join('\n')}\n</UrgentHelp>\n\n## After\n`;
const now = '<Now lines="women child">\n- a sign\n</Now>';
const today = '<Today>\n- a sign\n- another, which\n  takes two lines\n</Today>';
const soon = '<Soon>\n\n- a sign\n\n</Soon>';

test('three steps with their signs and known lines are right', () => {
  expect(urgentFaults(help(now, today, soon))).toEqual([]);
  expect(urgentStepsOf(help(now, today, soon)).map(({ name, attributes }) => [name, attributes])).toEqual([
    ['Now', { lines: 'women child' }],
    ['Today', {}],
    ['Soon', {}],
  ]);
});

test.each([
  ['the signs stand in no step', help('\n- a sign\n'), 'has none.'],
  ['a step is missing', help(now, today), 'has Now, Today.'],
  ['the steps are in another order', help(today, now, soon), 'has Today, Now, Soon.'],
  [
    'somebody in danger is sent to a line that talks',
    help(now.replace('women', 'drugs'), today, soon),
    'not drugs',
  ],
  ['a step has no signs', help(now, '<Today>\n</Today>', soon), '<Today>: Must be a list'],
  ['a step has a paragraph', help(now, today, '<Soon>\nCome soon.\n</Soon>'), '<Soon>: Must be a list'],
  ['an attribute is unknown', help(now, today, '<Soon lines="child">\n- a sign\n</Soon>'), 'may say nothing'],
  ['words stand beside the steps', help('Look out:', now, today, soon), 'beside its steps: Look out'],
  [
    'thoughts of dying have no number',
    help(now, '<Today counselling="none" dying="own">\n- a sign\n</Today>', soon),
    'whom to call about dying',
  ],
])('it is a fault where %s', (_, body, words) => {
  expect(urgentFaults(body).join()).toContain(words);
});
