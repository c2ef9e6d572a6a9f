import { referenceText } from '#app/appointments/appointment.reference.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import type { MessageKind, MessageReason, MessageState } from '#app/messages/message.values.ts';
import { slots } from '#app/time/slots.ts';
import { newPhone } from './appointments.ts';
import { type addDeskDoctor, bookAtDesk, deskCommand, sendForm } from './desk.ts';
import { filledFacts } from './filled-facts.ts';
import type { SignedIn, Site } from './site.ts';

/** Switches on messages by hand, as an owner does on the page Hospital. */
export async function switchMessagesOn(site: Site, owner: SignedIn): Promise<void> {
  const fields = { ...filledFacts.messages, 'kind-tomorrow': 'on', version: '0' };
  const answer = await sendForm(site, owner, '/dashboard/Hospital/messages', fields);
  if (answer.status !== 303) throw new Error(`The messages were not switched on: ${answer.status}.`);
}

/** Visits of each doctor so far, so that each has a slot of its own. */
const counts = new Map<string, number>();

/** Books and confirms a visit of tomorrow, and leaves the message about it to the desk. */
export async function addMessageOfVisit(
  site: Site,
  doctor: Awaited<ReturnType<typeof addDeskDoctor>>,
  {
    kind = 'confirmed' as MessageKind,
    state = 'by-hand' as MessageState,
    reason = 'no-gateway' as MessageReason,
    phone = newPhone(),
  } = {},
) {
  const count = counts.get(doctor.id) ?? 0;
  counts.set(doctor.id, count + 1);
  const minute = slots[count] ?? 0;
  const booked = await bookAtDesk(site, doctor, { phone, minute });
  await changeAppointment(deskCommand(site), booked, { status: 'confirmed', reason: null }, null);
  const now = Date.now();
  const halfDay = 12 * 60 * 60 * 1000;
  await site.binding.batch([
    site.binding.prepare("update appointments set message_channel = 'whatsapp' where id = ?").bind(booked.id),
    site.binding.prepare('delete from messages where subject_id = ?').bind(booked.id),
    site.binding
      .prepare(
        `insert into messages (id, kind, audience, subject_kind, subject_id, subject_version, day, minute, state, reason,
          dedupe_key, due_at, next_at, expires_at, attempts, made_by, created_at, ended_at)
        values (?1, ?2, 'patient', 'appointment', ?3, 1, ?4, ?5, ?6, ?7, ?1, ?8, ?8, ?9, 0, 'site', ?8, ?8)`,
      )
      .bind(`of ${booked.id}`, kind, booked.id, booked.day, booked.minute, state, reason, now, now + halfDay),
  ]);
  return {
    id: `of ${booked.id}`,
    appointmentId: booked.id,
    reference: referenceText(booked.reference),
    phone,
  };
}
