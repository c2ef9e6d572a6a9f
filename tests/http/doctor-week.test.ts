import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { deskPath, doctorWeekPath, newAppointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { slotLabel } from '#app/time/slots.ts';
import { addDeskDoctor, bookAtDesk, today, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let desk: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  desk = await site.signIn('front-desk');
  doctor = await addDeskDoctor(site, 'Dr. Week');
});
afterAll(() => site.dispose());

const read = async (path: string) => (await site.fetch(path, { as: desk })).text();

/** Link of a free time, as it stands in the HTML. */
const freeTime = (minute: number, visit: string, id = doctor.id) =>
  newAppointmentPath({ doctor: id, visit, day: tomorrow(), time: slotLabel(minute) }).replaceAll(
    '&',
    '&amp;',
  );

describe('the week of one doctor', () => {
  test('has a link for each free time, which carries the kind of visit, and the appointments between', async () => {
    const note = 'A note that no list shows';
    const booked = await bookAtDesk(site, doctor, { patientName: 'Asha Week', note });
    const page = await read(doctorWeekPath({ doctor: doctor.id }));
    expect(page).toContain('Dr. Week, at the hospital');
    expect(page).toContain(`${deskPath}/${booked.id}`);
    expect(page).toContain(freeTime(630, 'hospital'));
    expect(page).not.toContain(freeTime(600, 'hospital'));
    expect(page).not.toContain(note);
    const byVideo = await read(doctorWeekPath({ doctor: doctor.id, visit: 'video' }));
    expect(byVideo).toContain(freeTime(630, 'video'));
  });

  test('of a doctor who sees people only by video has those times', async () => {
    const { id } = await addDeskDoctor(site, 'Dr. Video Week');
    await site.binding.prepare("update doctors set hospital_slots = '[]' where id = ?").bind(id).run();
    const page = await read(doctorWeekPath({ doctor: id }));
    expect(page).toContain('Dr. Video Week, by video');
    expect(page).toContain(freeTime(630, 'video', id));
  });

  test('says which days are leave', async () => {
    const { id } = await addDeskDoctor(site, 'Dr. Away');
    const leave = JSON.stringify([{ from: today(), to: tomorrow(), note: '' }]);
    await site.binding.prepare('update doctors set leave = ? where id = ?').bind(leave, id).run();
    const page = await read(doctorWeekPath({ doctor: id }));
    expect(page.match(/>On leave</g)).toHaveLength(2);
    expect(page).not.toContain(freeTime(630, 'hospital', id));
  });

  test.each(['doctor=nobody', 'day=yesterday', 'day=2026-02-31', 'visit=home', ''])(
    'shows a page for any query: %s',
    async (query) => {
      const response = await site.fetch(`${doctorWeekPath({})}?${query}`, { as: desk });
      expect(response.status).toBe(200);
    },
  );

  test('is linked from the day, with its doctor', async () => {
    expect(await read(`${deskPath}?doctor=${doctor.id}`)).toContain(doctorWeekPath({ doctor: doctor.id }));
  });
});
