import { factSection } from '../fact-section.ts';
import { hoursField, hoursOf, hoursText } from '../hours-field.server.ts';

export const openingHours = factSection({
  id: 'opening-hours',
  purpose:
    'When somebody answers the phone. Outside these hours the website tells people in need not to wait for us. On the days under Holidays it says that we are closed, unless the hours are day and night.',
  shows: 'On home, beside the phone on most pages, and in the urgent help of the information pages.',
  fields: [
    hoursField({
      name: 'hours',
      label: 'Opening hours',
      hint: 'Such as Monday to Saturday from 09:00 to 18:30. Midnight is 00:00; day and night is Monday to Sunday from 00:00 to 00:00. Empty all fields of a row to take it away.',
    }),
  ],
  textsOf: ({ openingHours: hours }) => ({ hours: hoursText(hours ?? []) }),
  applied: (facts, { hours }) => ({ ...facts, openingHours: hours === '' ? null : hoursOf(hours) }),
});
