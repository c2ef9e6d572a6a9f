/** One line about each folded part of the page of an appointment. */
import { aboutPersonText } from '#app/appointments/about-person.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { type Appointment, visitLabels } from '#app/appointments/appointment.values.ts';
import { changeLabels } from '#app/appointments/appointment.words.ts';
import { type Locale, locales } from '#app/languages/locales.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';
import type { ShownChange } from './appointment-history.tsx';

export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Says where the visit is, who comes along, and whether there is a note. The note itself stays folded. */
export const factsText = ({ visit, reference, adultName, note, ageGroup, sex }: Appointment): string =>
  [
    visitLabels[visit],
    `reference ${referenceText(reference)}`,
    aboutPersonText({ ageGroup, sex }),
    adultName && `under 18, comes with ${adultName}`,
    note && 'with a note',
  ]
    .filter(Boolean)
    .join(', ');

interface Money {
  readonly paid: Paise;
  readonly due: Paise;
  readonly back: Paise;
}

export const paymentsText = ({ paid, due, back }: Money, count: number): string =>
  [
    `${formatMoney(paid)} paid${count === 0 ? '' : ` (${counted(count, 'receipt')})`}`,
    (due > 0 || back === 0) && `${formatMoney(due)} to pay`,
    back > 0 && `${formatMoney(back)} to give back`,
  ]
    .filter(Boolean)
    .join(', ');

/** Names the languages in which there is a message. */
export const languagesText = (messages: readonly { readonly locale: Locale }[]): string =>
  `To copy or send, in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(
    messages.map(({ locale }) => locales[locale].englishName),
  )}`;

/** Names the last change, which a question on the phone is most often about. */
export function historyText(changes: readonly Pick<ShownChange, 'what' | 'when' | 'who'>[]): string {
  const last = changes.at(-1);
  return last
    ? `${counted(changes.length, 'change')}, last: ${changeLabels[last.what]}, ${last.when}, ${last.who}`
    : 'No change';
}
