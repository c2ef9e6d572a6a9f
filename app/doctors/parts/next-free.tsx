import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import nextFreeScript from '#app/ui/next-free/next-free.script.ts?script';
import { nextFreeAddress, nextFreeAttribute } from '#app/ui/next-free/next-free-query.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { nextFreePlaceholder } from '#messages/ui/next-free/placeholder.ts';
import { filterQuery, noFilter, type VisitWish } from '../directory/directory-filter.ts';
import type { Doctor } from '../doctor.values.ts';
import { longestTextAttribute, nextFree } from './next-free.css.ts';

/**
 * Empty line that a script fills with the doctor's next free time. The time is not in the page, because the page is
 * cached for all visitors while slots are booked.
 */
export function NextFreeLine({ doctor }: { readonly doctor: Pick<Doctor, 'slug'> }) {
  const { longest } = useWords(nextFreePlaceholder);
  return (
    <p className={nextFree} {...{ [nextFreeAttribute]: doctor.slug, [longestTextAttribute]: longest }} />
  );
}

interface NextFreeScriptProps {
  readonly isWanted: boolean;
  /** Weekday, time of day and kind of visit that the free times must fit. */
  readonly wish?: VisitWish;
}

/** Script that fills the lines of all doctors on a page. Render it once, after the doctors. */
export function NextFreeScript({ isWanted, wish: { day, time, video } = noFilter }: NextFreeScriptProps) {
  const address = nextFreeAddress(usePageLocale().locale, filterQuery({ day, time, video }));
  return isWanted ? <InlineScript code={nextFreeScript} data-address={address} /> : null;
}
