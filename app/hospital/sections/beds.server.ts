import type { BedStatement } from '#app/hospital-facts/free-bed.ts';
import { dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { bedStates } from '../bed-states.ts';
import { textField } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

const shownMoment = (iso: string): string => {
  const moment = new Date(iso);
  return `${longDate(dayInIndia(moment))}, ${slotLabel(minuteInIndia(moment))}`;
};

const statementOf = (state: string, saidAt: string): BedStatement | null =>
  state === '' || Number.isNaN(Date.parse(saidAt)) ? null : { isFree: state === 'free', saidAt };

/** Section without a form of fields: `beds.commands.server.ts` writes its texts. */
export const beds = factSection({
  id: 'beds',
  purpose:
    'Whether a bed is free, for doctors and hospitals that refer a patient. One press says it. After 12 hours the website asks people to ring again.',
  shows: 'On the page “For doctors: refer a patient”, with the time.',
  fields: [
    {
      ...textField({ name: 'state', label: 'Beds' }),
      kind: 'choice',
      options: [{ value: '', label: 'Ring us' }, ...bedStates],
    },
    { ...textField({ name: 'saidAt', label: 'Said at' }), shown: shownMoment },
  ],
  textsOf: ({ freeBed }) => ({
    state: freeBed ? (freeBed.isFree ? 'free' : 'full') : '',
    saidAt: freeBed?.saidAt ?? '',
  }),
  applied: (facts, { state, saidAt }) => ({ ...facts, freeBed: statementOf(state, saidAt) }),
});
