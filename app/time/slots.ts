const first = 9 * 60;
const last = 18 * 60 + 30;
/** How long a slot is. */
export const slotMinutes = 30;

/** When a visit may begin, in minutes of the day: every half hour from 9:00 to 18:30 (requirement 49), for hospital and video alike. */
export const slots: readonly number[] = Array.from(
  { length: (last - first) / slotMinutes + 1 },
  (_, place) => first + place * slotMinutes,
);

/** A slot in the words of requirement 49, such as '01:30 PM' for 810. */
export function slotLabel(slot: number): string {
  const hour = Math.floor(slot / 60);
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  const minute = String(slot % 60).padStart(2, '0');
  return `${twelve}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The labels of all slots, in the order of the day. */
export const slotLabels: readonly string[] = slots.map(slotLabel);

/** The slot that a label names, or undefined where it names none: the labels are the only spelling there is. */
export const slotOf = (label: string): number | undefined => slots[slotLabels.indexOf(label)];

/** What is said of a slot that there is none of. */
export const slotMessage = `Choose slots from the list: ${slotLabel(first)} to ${slotLabel(last)}, every ${slotMinutes} minutes.`;

/** Each from the end of the one before it, in minutes of the day. */
const partsOfDay = [
  { name: 'Morning', until: 12 * 60 },
  { name: 'Afternoon', until: 17 * 60 },
  { name: 'Evening', until: 24 * 60 },
] as const;

/**
 * What has a time, by the part of the day, in its order; a part with nothing is left out.
 *
 * @param parts of another language than English
 */
export function byPartOfDay<Timed>(
  all: readonly Timed[],
  minuteOf: (one: Timed) => number,
  parts: readonly { readonly name: string; readonly until: number }[] = partsOfDay,
): readonly { readonly name: string; readonly within: readonly Timed[] }[] {
  return parts.flatMap(({ name, until }, place) => {
    const from = parts[place - 1]?.until ?? 0;
    const within = all.filter((one) => minuteOf(one) >= from && minuteOf(one) < until);
    return within.length > 0 ? [{ name, within }] : [];
  });
}
