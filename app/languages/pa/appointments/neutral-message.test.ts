import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { defaultPlace } from '../hospital-facts/default-facts.ts';
import { neutralMessage } from './neutral-message.ts';

const appointment = { day: '2026-11-24', minute: 15 * 60, reference: 'K7P4RX' };

test.each([
  ['confirmed', 'ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ: ਮੰਗਲ 24 ਨਵੰਬਰ 2026, ਦੁਪਹਿਰੇ 3 ਵਜੇ।'],
  ['requested', 'ਪੱਕਾ ਕਰਕੇ ਦੱਸਾਂਗੇ'],
  ['cancelled', 'ਰੱਦ ਹੋ ਗਈ ਹੈ'],
] as const)('a message about an appointment that is %s says so in Punjabi, and not where', (status, said) => {
  const text = neutralMessage({ ...appointment, status }, '+91 00000 00001');
  expect(text).toContain(said);
  expect(text).toContain('K7P-4RX');
  expect(text).toContain('+91 00000 00001');
  expect(text).not.toContain(defaultFacts.hospital.name);
  expect(text).not.toContain(defaultPlace.name);
  expect(text).not.toMatch(/ਹਸਪਤਾਲ|ਡਾਕਟਰ/);
});
