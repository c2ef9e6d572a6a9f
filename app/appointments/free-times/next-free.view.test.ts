import { expect, test } from 'vitest';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { daysFrom } from '#app/time/calendar.ts';
import { slots } from '#app/time/slots.ts';
import { nextFreePlaceholder } from '#messages/ui/next-free/placeholder.ts';
import { nextFreeText } from '../appointment.view.ts';

/** Counts letters without combining marks, which take no width. */
const lengthOf = (text: string) => [...text.replace(/\p{Mn}/gu, '')].length;

test.each(localeTags)('fits every next free time into the reserved width, in %s', (locale) => {
  const first = '2026-01-01';
  // Seven years contain every day of a month on every weekday.
  for (const day of daysFrom(first, 7 * 366))
    for (const minute of slots) {
      const text = nextFreeText({ day, minute }, first, locale);
      if (lengthOf(text) > lengthOf(messagesIn(locale, nextFreePlaceholder).longest)) expect.fail(text);
    }
  const label = { en: 'Next free: ', hi: 'अगला खाली समय: ', pa: 'ਅਗਲਾ ਖ਼ਾਲੀ ਸਮਾਂ: ' }[locale];
  expect(messagesIn(locale, nextFreePlaceholder).longest).toContain(label);
});
