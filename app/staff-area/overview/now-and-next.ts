/** The people of today whom the front desk sees first. Pure: callers pass the time. */
import { isLive } from '#app/appointments/appointment.values.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import type { Tone } from '#app/ui/badge/badge.tsx';
import type { DeskEntry } from '../front-desk/desk-board.ts';
import { statusTone } from '../front-desk/desk-steps.ts';
import { waitedText, waitingRoom } from '../front-desk/waiting-room.ts';

/** People in one list at most. The day itself has all. */
const mostShown = 5;

/** A visit of today, with what the list says of it, such as 'Waits 20 min'. */
export type PersonNow = Pick<
  DeskEntry,
  'id' | 'patientName' | 'doctorName' | 'minute' | 'safeToCall' | 'absence'
> & {
  /** Null if the status says all. */
  readonly remark: string | null;
  readonly status: { readonly text: string; readonly tone: Tone };
};

export interface PeopleNow {
  readonly count: number;
  readonly shown: readonly PersonNow[];
}

function personOf(entry: DeskEntry, remark: string | null): PersonNow {
  const { id, patientName, doctorName, minute, safeToCall, absence } = entry;
  const status = { text: statusText(entry), tone: statusTone(entry) };
  return { id, patientName, doctorName, minute, safeToCall, absence, remark, status };
}

const first = (people: readonly PersonNow[]): PeopleNow => ({
  count: people.length,
  shown: people.slice(0, mostShown),
});

/** Visits whose time has come and whose person has not, as the list of the day marks them. */
export const lateOf = (entries: readonly DeskEntry[]): readonly DeskEntry[] =>
  entries.filter(({ open }) => open !== null).toSorted((one, other) => one.minute - other.minute);

/** Divides the visits of today: who has arrived and waits, who is late, and who comes next. */
export function nowAndNext(entries: readonly DeskEntry[], now: Date) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const waiting = waitingRoom(entries, now).flatMap(({ id, minutes }) => {
    const entry = byId.get(id);
    return entry ? [personOf(entry, `Waits ${waitedText(minutes)}`)] : [];
  });
  const next = entries
    .filter(({ status, arrivedAt, open }) => isLive(status) && arrivedAt === null && open === null)
    .toSorted((one, other) => one.minute - other.minute);
  return {
    waiting: first(waiting),
    late: first(lateOf(entries).map((entry) => personOf(entry, entry.open))),
    next: first(next.map((entry) => personOf(entry, null))),
  };
}

export type NowAndNext = ReturnType<typeof nowAndNext>;
