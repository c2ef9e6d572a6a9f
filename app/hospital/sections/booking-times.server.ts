import { numberField } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

export const bookingTimes = factSection({
  id: 'booking-times',
  purpose:
    'When visitors can book, move and cancel on the website. At which times a doctor sees people stands in the form of the doctor.',
  shows: 'Where appointments are booked.',
  fields: [
    numberField({
      name: 'earliestNoticeHours',
      label: 'Hours ahead at least',
      hint: 'Staff can enter an appointment at any time',
      least: 0,
      most: 72,
    }),
    numberField({
      name: 'horizonDays',
      label: 'Days to choose from',
      hint: 'Today is the first',
      least: 1,
      most: 90,
    }),
    numberField({
      name: 'changeUntilHours',
      label: 'Hours before it until which a visitor can move or cancel',
      least: 0,
      most: 72,
    }),
  ],
  textsOf: ({ booking }) => ({
    earliestNoticeHours: String(booking.earliestNoticeHours),
    horizonDays: String(booking.horizonDays),
    changeUntilHours: String(booking.changeUntilHours),
  }),
  applied: (facts, { earliestNoticeHours, horizonDays, changeUntilHours }) => ({
    ...facts,
    booking: {
      earliestNoticeHours: Number(earliestNoticeHours),
      horizonDays: Number(horizonDays),
      changeUntilHours: Number(changeUntilHours),
    },
  }),
});
