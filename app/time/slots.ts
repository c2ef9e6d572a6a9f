import { withPlainDigits } from '#app/languages/plain-digits.ts';

const first = 9 * 60;
const last = 18 * 60 + 30;
/** Length of a slot in minutes. */
export const slotMinutes = 30;

/**
 * Times at which a visit may begin, in minutes of the day: every half hour from 9:00 to 18:30 (requirement
 * 49), for hospital and video visits.
 */
export const slots: readonly number[] = Array.from(
  { length: (last - first) / slotMinutes + 1 },
  (_, index) => first + index * slotMinutes,
);

/** Formats a slot as in requirement 49, such as '01:30 PM' for 810. */
export function slotLabel(slot: number): string {
  const hour = Math.floor(slot / 60);
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  const minute = String(slot % 60).padStart(2, '0');
  return `${twelve}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Labels of all slots, in the order of the day. */
export const slotLabels: readonly string[] = slots.map(slotLabel);

/** Parses the label of a slot, in the digits of any script; undefined if it is not exactly one of the labels. */
export const slotOf = (label: string): number | undefined =>
  slots[slotLabels.indexOf(withPlainDigits(label))];

/** Message for an unknown slot. */
export const slotMessage = `Choose slots from the list: ${slotLabel(first)} to ${slotLabel(last)}, every ${slotMinutes} minutes.`;

/** Minute at which the evening begins. The last visits begin at 18:30, so later than 17:00 would leave few of them. */
export const eveningStart = 17 * 60;

/** Parts of the day by their end in minutes. Each begins at the end of the previous one. */
const partsOfDay = [
  { name: 'Morning', until: 12 * 60 },
  { name: 'Afternoon', until: eveningStart },
  { name: 'Evening', until: 24 * 60 },
] as const;

/**
 * Groups timed things by part of the day, in order. Empty parts are left out.
 *
 * @param parts names of the parts in another language than English
 */
export function byPartOfDay<Timed>(
  all: readonly Timed[],
  minuteOf: (one: Timed) => number,
  parts: readonly { readonly name: string; readonly until: number }[] = partsOfDay,
): readonly { readonly name: string; readonly within: readonly Timed[] }[] {
  return parts.flatMap(({ name, until }, index) => {
    const from = parts[index - 1]?.until ?? 0;
    const within = all.filter((one) => minuteOf(one) >= from && minuteOf(one) < until);
    return within.length > 0 ? [{ name, within }] : [];
  });
}
