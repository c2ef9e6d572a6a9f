import { useEffect, useState } from 'react';
import { withStorage } from '#app/ui/form/draft.ts';
import { deskPath, deskPathWith } from '../frame/desk-paths.ts';

/** Name in the local storage: the day that the desk showed last, a space, and its address. It holds no personal data. */
const stored = 'desk-day';

/**
 * Stores the address of the day that is shown, so that an appointment leads back to the same view and doctor.
 *
 * @param day null for a list that is no day
 */
export function useStoredDay(day: string | null, address: string): void {
  useEffect(() => {
    if (day !== null) withStorage((storage) => storage.setItem(stored, `${day} ${address}`));
  }, [day, address]);
}

/**
 * Returns the address of a day: as it was shown last, or for another day with the same view.
 *
 * @param last the stored text, or null
 */
export function dayAddress(last: string | null, day: string, today: string): string {
  const [lastDay, address = ''] = (last ?? '').split(' ');
  const isOfDesk = address === deskPath || address.startsWith(`${deskPath}?`);
  if (lastDay === day && isOfDesk) return address;
  const view = isOfDesk ? new URLSearchParams(address.slice(deskPath.length)).get('view') : null;
  return deskPathWith({ day: day === today ? null : day, view });
}

/** The address of a day with the view that was shown last. Without scripts the day has its usual view. */
export function useDayAddress(day: string, today: string): string {
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => setLast(withStorage((storage) => storage.getItem(stored)) ?? null), []);
  return dayAddress(last, day, today);
}
