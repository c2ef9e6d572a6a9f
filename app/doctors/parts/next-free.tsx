import { nextFreeMark } from '#app/ui/next-free/next-free-script.ts';
import type { Doctor } from '../doctor.values.ts';
import { nextFree } from './next-free.css.ts';

/** Where the next free time of a doctor is written once the page is there: a page is kept for all, and a time is soon taken. */
export function NextFree({ doctor }: { readonly doctor: Pick<Doctor, 'id'> }) {
  return <p className={nextFree} {...{ [nextFreeMark]: doctor.id }} />;
}
