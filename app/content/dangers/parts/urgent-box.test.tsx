import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import type { DangerId } from '../danger-table.ts';
import { UrgentBox } from './urgent-box.tsx';

const { phones } = defaultFacts;

const signOf = (id: DangerId) => dangerWords[id].sign;

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
    tierWords.firstLine,
    ...(['overdose', 'unsafe', 'goodbye', 'violence'] as const).map(signOf),
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
  expect(ambulance).toContain(signOf('attempt'));
  expect(ambulance).toContain(signOf('plan'));
  expect(callsOf(ambulance)).toEqual(['112', '108', '181', '1098']);
  expect(emergency).toContain(dangerWords['lithium-toxic'].meanwhile);
  expect(emergency).toContain(tierWords.emergencyHow);
  expect(today).toContain(signOf('dying-thoughts'));
  expect(today).toContain(tierWords.closed[0]);
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
  const [first = '', ...others] = firstAidWords.overdose.steps;
  expect(page).toContain(first);
  expect(page.indexOf(first)).toBeLessThan(page.indexOf(signOf('attempt')));
  for (const step of others) expect(page).toContain(step);
});
