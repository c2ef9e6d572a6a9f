import { pastDayField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

export const prices = factSection({
  id: 'prices',
  purpose:
    'The day on which the hospital confirmed every price on the page. The prices themselves stay in the code: a developer changes them.',
  shows: 'On no page: the launch check asks for it.',
  fields: [
    pastDayField({
      name: 'confirmedOn',
      label: 'Prices confirmed on',
      later: 'This day is still to come: enter the one on which the prices were confirmed.',
    }),
  ],
  textsOf: ({ pricesConfirmedOn }) => ({ confirmedOn: pricesConfirmedOn ?? '' }),
  applied: (facts, { confirmedOn }) => ({ ...facts, pricesConfirmedOn: textOrNull(confirmedOn) }),
});
