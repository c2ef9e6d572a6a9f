import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { neutralMessage } from './neutral-message.ts';

const { hospital } = defaultFacts;

const appointment = { day: '2026-11-24', minute: 15 * 60, reference: 'K7P4RX' };

test.each([
  ['confirmed', 'आपका अपॉइंटमेंट: मंगल 24 नवंबर 2026, दोपहर 3 बजे।'],
  ['requested', 'पक्का करके बताएँगे'],
  ['cancelled', 'रद्द हो गया है'],
] as const)('a message about an appointment that is %s says so in Hindi, and not where', (status, said) => {
  const text = neutralMessage({ ...appointment, status }, '+91 00000 00001');
  expect(text).toContain(said);
  expect(text).toContain('K7P-4RX');
  expect(text).toContain('+91 00000 00001');
  expect(text).not.toContain(hospital.name);
  expect(text).not.toMatch(/अस्पताल|डॉक्टर/);
});
