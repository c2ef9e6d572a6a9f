import { useWords } from '#app/ui/locale/edition.ts';
import nextFreeScript from '#app/ui/next-free/next-free.script.ts?script';
import { nextFreeAddress, nextFreeMark } from '#app/ui/next-free/next-free-query.ts';
import { longestNextFree } from '#app/ui/next-free/next-free-room.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import type { Doctor } from '../doctor.values.ts';
import { nextFree, roomMark } from './next-free.css.ts';

/** Where the next free time of a doctor is written once the page is there: a page is kept for all, and a time is soon taken. */
export function NextFree({ doctor }: { readonly doctor: Pick<Doctor, 'slug'> }) {
  const longest = useWords(longestNextFree);
  return <p className={nextFree} {...{ [nextFreeMark]: doctor.slug, [roomMark]: longest }} />;
}

/** Once after the doctors of a page: what fills their lines, where anybody is booked here at all. */
export function NextFreeTimes({ isWanted }: { readonly isWanted: boolean }) {
  const address = useWords(nextFreeAddress);
  return isWanted ? <InlineScript code={nextFreeScript} data-address={address} /> : null;
}
