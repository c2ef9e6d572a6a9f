import type { readNoteForDoctor } from '#app/appointments/doctor-day.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as css from '../../frame/list-entry.css.ts';

interface OwnNoteProps {
  readonly appointment: NonNullable<Awaited<ReturnType<typeof readNoteForDoctor>>>;
}

/** The note of a visitor, and who comes along or booked for somebody else. */
export const OwnNote = ({ appointment: { note, adultName, bookerName } }: OwnNoteProps) => (
  <Stack gap="4">
    {note ? <p className={css.note}>{note}</p> : <p>There is no note.</p>}
    {adultName && <p className={css.small}>{`Comes with ${adultName}.`}</p>}
    {bookerName && <p className={css.small}>{`Booked by ${bookerName}.`}</p>}
  </Stack>
);
