import { isDay } from '#app/site/calendar.ts';
import { textField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

const messages = {
  none: 'Enter a day of the calendar.',
  later: 'This day is still to come: enter the one on which the prices were confirmed.',
} as const;

export const prices = factSection({
  id: 'prices',
  purpose:
    'The day on which the hospital confirmed every price on the page. The prices themselves stay in the code: a developer changes them.',
  shows: 'On no page: the launch check asks for it.',
  fields: [
    {
      ...textField({
        name: 'confirmedOn',
        label: 'Prices confirmed on',
        max: 10,
        check(text, today) {
          if (!isDay(text)) return { problem: messages.none };
          return text > today ? { problem: messages.later } : { text };
        },
      }),
      kind: 'date',
    },
  ],
  textsOf: ({ pricesConfirmedOn }) => ({ confirmedOn: pricesConfirmedOn ?? '' }),
  applied: (facts, { confirmedOn }) => ({ ...facts, pricesConfirmedOn: textOrNull(confirmedOn) }),
});
