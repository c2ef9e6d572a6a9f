import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { phones } from '#app/site/facts.ts';
import { Now, Soon, Today, UrgentHelp } from './urgent-help.tsx';

const sign = (
  <ul>
    <li>A sign</li>
  </ul>
);

/** The steps of a card as HTML, without its frame. */
const steps = (html: string) => html.split('<h3>').slice(1);

/** Whom a step calls, in order. */
const callsOf = (step = '') => [...step.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);

const hospitalPhone = phones.admission.href.slice('tel:'.length);

test('each step has its own numbers, and now is for ambulance and police alone', () => {
  const [now, today, soon] = steps(
    renderToStaticMarkup(
      <UrgentHelp>
        <Now>{sign}</Now>
        <Today>{sign}</Today>
        <Soon>{sign}</Soon>
      </UrgentHelp>,
    ),
  );
  expect(callsOf(now)).toEqual(['112', '108']);
  expect(callsOf(today)).toEqual([hospitalPhone, '14416']);
  expect(callsOf(soon)).toEqual([hospitalPhone]);
});

test('an attempt to end life, a plan and thoughts have a way on every page', () => {
  const [now, today] = steps(
    renderToStaticMarkup(
      <UrgentHelp>
        <Now>{sign}</Now>
        <Today>{sign}</Today>
      </UrgentHelp>,
    ),
  );
  expect(now).toContain('<li>An attempt, a plan or means to end life</li>');
  expect(today).toContain('<li>Thoughts of dying, but no plan</li>');
});

test('where signs are of the body no counsellor is among the calls, but thoughts of dying keep the number', () => {
  const [today = ''] = steps(renderToStaticMarkup(<Today counselling="none">{sign}</Today>));
  const [signs = '', calls = ''] = today.split('<ul role="list"');
  expect(callsOf(calls)).toEqual([hospitalPhone]);
  expect(callsOf(signs)).toEqual(['14416']);
});
