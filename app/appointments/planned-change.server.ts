import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { message } from '#app/languages/localized-message.ts';
import type { AuditAction } from '#app/platform/audit-log/audit.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import type { ChangeInput } from './appointment.input.server.ts';
import {
  type Appointment,
  type AppointmentStatus,
  appointmentActions,
  type ChangeKind,
  isLive,
  nextStatuses,
} from './appointment.values.ts';
import { conflict } from './appointment-row.server.ts';

/** The fields of an appointment that a change can set. */
export type ChangedFields = Pick<
  Appointment,
  | 'doctorId'
  | 'doctorName'
  | 'day'
  | 'minute'
  | 'inBetween'
  | 'status'
  | 'arrivedAt'
  | 'withDoctorAt'
  | 'cancelReason'
>;

export interface Step {
  readonly what: ChangeKind;
  readonly action: AuditAction;
}

const stepTo: Readonly<Record<Exclude<AppointmentStatus, 'requested'>, Step>> = {
  confirmed: { what: 'confirmed', action: appointmentActions.confirm },
  completed: { what: 'completed', action: appointmentActions.complete },
  cancelled: { what: 'cancelled', action: appointmentActions.cancel },
  'no-show': { what: 'no-show', action: appointmentActions.noShow },
};

/** Whether a change hands the visit to another doctor. */
export const isHandOver = ({ doctorId }: Pick<Appointment, 'doctorId'>, { place }: ChangeInput): boolean =>
  place?.doctorId !== undefined && place.doctorId !== doctorId;

/**
 * Applies a change to an appointment without writing it. Each step becomes a row of the history.
 *
 * @param doctor the doctor of the new time
 * @throws ProblemError 409 where the state rules do not allow it
 */
export function plannedChange(
  { actor, now }: Pick<Command, 'actor' | 'now'>,
  before: Appointment,
  change: ChangeInput,
  doctor: DoctorHours | null,
): { readonly after: ChangedFields; readonly steps: readonly Step[] } {
  const { place, arrived, withDoctor, status, reason } = change;
  let after: ChangedFields = before;
  const steps: Step[] = [];
  if (place) {
    if (!isLive(after.status)) throw conflict(message(appointmentProblems, 'notMoved'), 'slot');
    const { day, minute } = place;
    // Only staff place a visit in between. A visitor moves it to an offered slot, which it then holds. A request beyond a
    // limit holds no time before staff have moved or confirmed it.
    const isByStaff = actor.kind === 'staff';
    after = {
      ...after,
      day,
      minute,
      // At another time or with another doctor the person waits again.
      withDoctorAt: null,
      inBetween: before.isUnheld ? !isByStaff : before.inBetween && isByStaff,
    };
    const isGiven = isHandOver(before, change);
    if (isGiven) {
      if (!doctor || doctor.id !== place.doctorId)
        throw conflict(message(appointmentProblems, 'doctorUnavailable'), 'doctorId');
      after = { ...after, doctorId: doctor.id, doctorName: doctor.name };
    }
    steps.push({ what: 'moved', action: isGiven ? appointmentActions.handOver : appointmentActions.move });
  }
  if (arrived) {
    if (!isLive(after.status) || after.arrivedAt !== null)
      throw conflict(message(appointmentProblems, 'notArrived'), 'arrived');
    // A person who has arrived needs no confirmation, so a requested appointment becomes confirmed.
    if (after.status === 'requested') steps.push(stepTo.confirmed);
    after = { ...after, arrivedAt: now, status: 'confirmed' };
    steps.push({ what: 'arrived', action: appointmentActions.arrive });
  }
  if (withDoctor) {
    if (after.status !== 'confirmed' || after.arrivedAt === null || after.withDoctorAt !== null)
      throw conflict(message(appointmentProblems, 'notPossible'), 'withDoctor');
    after = { ...after, withDoctorAt: now };
    steps.push({ what: 'with-doctor', action: appointmentActions.withDoctor });
  }
  if (status && status !== (arrived ? after.status : undefined)) {
    if (!nextStatuses[after.status].includes(status) || status === 'requested')
      throw conflict(message(appointmentProblems, 'notPossible'), 'status');
    // The person asked for this time, so the confirmation takes it, if it is free.
    if (status === 'confirmed' && before.isUnheld) after = { ...after, inBetween: false };
    if (status === 'no-show' && after.arrivedAt !== null)
      throw conflict(message(appointmentProblems, 'arrivedAlready'), 'status');
    after = { ...after, status, ...(status === 'cancelled' && { cancelReason: reason }) };
    steps.push(stepTo[status]);
  }
  return { after, steps };
}
