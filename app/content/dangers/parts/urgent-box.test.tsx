import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { UrgentBox } from './urgent-box.tsx';

const { phones } = defaultFacts;

/** Splits the HTML of a box into the closed signs and a part for each tier. */
const partsOf = (html: string) => {
  const [closed = '', all = ''] = html.split('<details');
  return { closed, tiers: all.split('<h3>').slice(1) };
};

/** Phone numbers that a part links to, in order. */
const callsOf = (part = '') => [...part.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);

const hospitalPhone = phones.admission.href.slice('tel:'.length);

const html = renderWithFacts(
  <UrgentBox
    dangers={[
      ...(['overdose', 'unsafe', 'goodbye', 'violence', 'catatonia', 'nms'] as const),
      ...(['lithium-toxic', 'rape', 'lithium-sick-day', 'child-told', 'mania', 'low-weeks'] as const),
    ]}
  />,
);

test('a closed box shows five signs, an attempt or a plan first, and the emergency numbers', () => {
  const { closed } = partsOf(html);
  expect([...closed.matchAll(/<li>(.*?)<\/li>/g)].map(([, sign]) => sign).slice(0, 5)).toEqual([
    'Somebody has tried to end their life, or tells you how they would do it.',
    'Somebody has swallowed too many tablets, even if they seem well.',
    '“I cannot keep myself safe.”',
    'They say goodbye, give things away or leave a note.',
    'Somebody has a weapon, hits, or threatens you in a way that you believe.',
  ]);
  expect(closed.match(/<ul[^>]*><li>.*?<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(5);
  expect(callsOf(closed)).toEqual(['112', '108']);
});

test('an open box shows every sign in its tier, and each tier says where to turn', () => {
  const { tiers } = partsOf(html);
  const titles = tiers.map((part) => part.slice(0, part.indexOf('<')));
  expect(titles).toEqual([
    'Ambulance or police now',
    'Go to an emergency department now',
    'Today',
    'Book soon',
  ]);
  const [ambulance, emergency, today, soon] = tiers;
  expect(ambulance).toContain('They have tried to end their life.');
  expect(ambulance).toContain('They say how they will end their life');
  expect(callsOf(ambulance)).toEqual(['112', '108', '181', '1098']);
  expect(emergency).toContain('Take no more of it until a doctor has seen you');
  expect(emergency).toContain('do not wait'.replace('do', 'Do'));
  expect(today).toContain('Thoughts of dying, but no plan.');
  expect(today).toContain('If we are closed, or do not answer two calls in 15 minutes, do not wait for us.');
  expect(callsOf(soon)).toEqual([hospitalPhone]);
});

test('signs of the body have no counselling line, and thoughts of dying have one', () => {
  const today = partsOf(html).tiers[2] ?? '';
  const [, body, mind, people] = today.split('<h4>');
  expect(callsOf(body)).toEqual([hospitalPhone]);
  expect(callsOf(mind)).toEqual([hospitalPhone, '14416']);
  expect(callsOf(people)).toEqual([hospitalPhone, '1098']);
});

test('first aid stands before the signs', () => {
  const page = renderWithFacts(<UrgentBox dangers={['opioid-overdose']} firstAid={['overdose']} />);
  expect(page.indexOf('Call 112 at once, speaker on.')).toBeGreaterThan(0);
  expect(page.indexOf('Call 112 at once, speaker on.')).toBeLessThan(page.indexOf('They have tried'));
  expect(page).toContain('30 presses on the middle of the chest');
});
