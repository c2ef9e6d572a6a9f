import { filledTogether, numberField, pastDayField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

const stay = ['stayFrom', 'stayTo'] as const;

export const prices = factSection({
  id: 'prices',
  purpose:
    'The day on which the hospital confirmed every price on the page, and how long most people stay. The prices themselves stay in the code: a developer changes them.',
  shows:
    'The days of a stay: on the page with all prices. The day: on no page; the launch check asks for it.',
  fields: [
    pastDayField({
      name: 'confirmedOn',
      label: 'Prices confirmed on',
      later: 'This day is still to come: enter the one on which the prices were confirmed.',
    }),
    numberField({
      name: 'stayFrom',
      label: 'Most people stay from, in days',
      hint: 'From your own records. Empty: the page shows no range',
      isHalf: true,
      required: false,
      least: 1,
      most: 365,
    }),
    numberField({
      name: 'stayTo',
      label: 'Most people stay up to, in days',
      hint: 'The same number again if all stay equally long',
      isHalf: true,
      required: false,
      least: 1,
      most: 365,
    }),
  ],
  faults: (texts) =>
    texts.stayFrom !== '' && texts.stayTo !== '' && Number(texts.stayFrom) > Number(texts.stayTo)
      ? { stayTo: 'Enter at least as many days as in the field before.' }
      : filledTogether(texts, stay, 'The two numbers of days belong together: enter both or neither.'),
  confirms: ['usualStay'],
  textsOf({ pricesConfirmedOn, usualStay, provisional }) {
    // The form leaves the sample out, so that saving the section never confirms it.
    const entered = provisional.includes('usualStay') ? null : usualStay;
    return {
      confirmedOn: pricesConfirmedOn ?? '',
      stayFrom: entered ? String(entered.fromDays) : '',
      stayTo: entered ? String(entered.toDays) : '',
    };
  },
  applied: (facts, { confirmedOn, stayFrom, stayTo }) => ({
    ...facts,
    pricesConfirmedOn: textOrNull(confirmedOn),
    usualStay: stayFrom && stayTo ? { fromDays: Number(stayFrom), toDays: Number(stayTo) } : null,
  }),
});
