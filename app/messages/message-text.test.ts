import { describe, expect, test } from 'vitest';
import { defaultMessageFacts, messageKinds } from '#app/hospital-facts/message-facts.ts';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { daysFrom } from '#app/time/calendar.ts';
import { slots } from '#app/time/slots.ts';
import { messageTimes } from '#messages/messages/texts.ts';
import { messageLength } from './message-parts.ts';
import { renderMessage, templateText, variableValues } from './message-text.ts';
import { longestVariable, textFindings } from './text-checker.ts';

const values = {
  day: '2026-09-30',
  minute: 600,
  reference: 'K7P-4RX',
  phone: '+91 98765 43210',
  brand: 'PMWH',
} as const;

test('an English message has the day, the time and the reference, the phone and the brand', () => {
  const text = templateText(defaultMessageFacts, 'confirmed', 'en');
  expect(renderMessage(text, 'en', values)).toMatch(
    /^Your time Wed 30 Sept?, 10:00 AM is confirmed\. Ref K7P-4RX\. To change it, call \+91 98765 43210 -PMWH$/,
  );
  expect(variableValues(text, 'en', values)).toEqual([
    expect.stringMatching(/^Wed 30 Sept?, 10:00 AM$/),
    'K7P-4RX',
  ]);
});

test('a Hindi message has the day and the time as they are spoken', () => {
  const text = templateText(defaultMessageFacts, 'confirmed', 'hi');
  expect(renderMessage(text, 'hi', values)).toBe(
    'आपका समय पक्का है: 30 सितंबर, सुबह 10 बजे। रेफ़रेंस K7P-4RX। बदलना हो तो फ़ोन करें: +91 98765 43210 -PMWH',
  );
});

test('the reminder of the day has the time alone, without a zero in front', () => {
  const text = templateText(defaultMessageFacts, 'today', 'en');
  expect(renderMessage(text, 'en', { ...values, minute: 570 })).toContain('for today: 9:30 AM.');
});

test('variables stand in the order of the text, which the hospital may change', () => {
  const templates = {
    en: {
      moved: {
        text: 'Ref {ref} has a new time: {when}. -{brand}',
        dltId: '',
        gatewayId: '',
        whatsappName: '',
      },
    },
  };
  const text = templateText({ templates }, 'moved', 'en');
  expect(variableValues(text, 'en', values)[0]).toBe('K7P-4RX');
  expect(templateText({ templates }, 'moved', 'hi')).toBe(templateText(defaultMessageFacts, 'moved', 'hi'));
});

describe.each(localeTags)('in the locale %s', (language) => {
  test.each(messageKinds)(
    'the text in the code for “%s” passes the checker and takes two parts at most',
    (kind) => {
      const text = templateText(defaultMessageFacts, kind, language);
      const check = { kind, language, text, brand: 'PMWH', phones: [], mostVariables: 2 };
      expect(textFindings(check)).toEqual([]);
      const { parts, isUnicode } = messageLength(renderMessage(text, language, { ...values, minute: 750 }));
      expect(parts).toBe(isUnicode ? 2 : 1);
    },
  );

  test('no day and time is longer than a variable may be', () => {
    const { when } = messagesIn(language, messageTimes);
    const longest = daysFrom('2026-01-01', 366).flatMap((day) =>
      slots.map((minute) => when(day, minute).length),
    );
    expect(Math.max(...longest)).toBeLessThanOrEqual(longestVariable);
  });
});
