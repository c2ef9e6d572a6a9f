import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { openRequests } from '#app/platform/throttle/limits.server.ts';
import { addDays } from '#app/time/calendar.ts';
import { slots } from '#app/time/slots.ts';
import { bookingInput } from '#tests/support/appointments.ts';
import { addDeskDoctor, deskCommand, tomorrow } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';

/** Requests that {@link addFlood} books: enough for the alarm. */
export const flooded = openRequests.alarm + 2;

/** Books visits of one doctor from one IPv6 /48, each from another /64. */
export async function addFlood(site: Site, name: string): Promise<void> {
  const doctor = await addDeskDoctor(site, name);
  const command = deskCommand(site);
  for (let index = 0; index < flooded; index += 1) {
    const actor = {
      kind: 'visitor',
      address: `2001:db8:6:${index.toString(16)}::1`,
      network: { asn: null, codeKey: name },
    } as const;
    const place = { day: addDays(tomorrow(), Math.floor(index / 4)), minute: slots[index % 4] ?? 0 };
    const patientName = `Asha Kumari ${String.fromCharCode(65 + index)}`;
    await bookAppointment(
      { ...command, actor },
      doctor,
      bookingInput({ doctorId: doctor.id, patientName, ...place }),
    );
  }
}
