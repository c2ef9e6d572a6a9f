/** Leave on days with booked visits: the question before it is saved, the visits to handle, and what the desk shows. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { type DoctorHours, hoursMessages } from '#app/doctors/hours/doctor-hours.ts';
import { deskPath, doctorAwayPath, leaveVisitsPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { addDays } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDoctorWithHours, bookingInput } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm, today, tomorrow } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { nameAndValue, setCookieOf } from '#tests/support/sign-in.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

const keepButton = 'Save and keep these visits to handle';

let site: Site;
let owner: SignedIn;
let desk: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  [owner, desk] = [await site.signIn('admin'), await site.signIn('front-desk')];
});
afterAll(() => site.dispose());
beforeEach(async () => {
  doctor = await addDeskDoctor(site, 'Dr. Leave');
});

const read = async (path: string, as = desk) => (await site.fetch(path, { as })).text();
const pathOf = ({ id }: { readonly id: string }) => `${deskPath}/${id}`;
const timesPath = ({ id }: DoctorHours) => `/dashboard/AddDoctor/${id}/times`;

/** The form with a doctor's times, as it is sent. */
function timesForm(more: Readonly<Record<string, string>>) {
  const form = new FormData();
  const fields = {
    ...{ hospitalSlots: '09:30 AM', videoSlots: '', workingDays: 'Tue' },
    ...{ leaveFrom: tomorrow(), leaveTo: tomorrow(), leaveNote: 'Family', ...more },
  };
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

const sendTimes = (more: Readonly<Record<string, string>> = {}, as = desk, of = doctor) =>
  site.fetch(timesPath(of), { method: 'POST', as, sameOrigin: true, body: timesForm(more) });

const leaveOf = async ({ id }: DoctorHours) =>
  JSON.parse(
    (await site.binding.prepare('select leave from doctors where id = ?').bind(id).first<{ leave: string }>())
      ?.leave ?? '',
  );

const setLeave = ({ id }: DoctorHours, from = tomorrow(), to = tomorrow()) =>
  site.binding
    .prepare('update doctors set leave = ? where id = ?')
    .bind(JSON.stringify([{ from, to, note: '' }]), id)
    .run();

const keptIn = (html: string) =>
  /value="([^"]*)"/.exec(/<button[^>]*name="keptVisits"[^>]*>/.exec(html)?.[0] ?? '')?.[1] ?? '';

describe('leave on a day with booked visits', () => {
  test('is saved only after the form has said who is booked, and leads to these visits', async () => {
    const [one, two] = [
      await bookAtDesk(site, doctor, { patientName: 'First Booked', safeToCall: false }),
      await bookAtDesk(site, doctor, { patientName: 'Second Booked', minute: 660 }),
    ];
    const asked = await sendTimes();
    expect(asked.status).toBe(409);
    const page = await asked.text();
    expect(page).toContain('2 visits are booked during this leave.');
    expect(page).toMatch(/10:00 AM: First Booked<\/li>/);
    expect(page).toMatch(/11:00 AM: Second Booked<\/li>/);
    expect(page).toContain(keepButton);
    expect(page).toMatch(/name="leaveNote"[^>]* value="Family"/);
    expect(await leaveOf(doctor)).toEqual([]);
    expect(keptIn(page).split(' ')).toEqual([one.id, two.id]);

    const saved = await sendTimes({ keptVisits: keptIn(page) });
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, leaveVisitsPath(doctor.id)]);
    expect(await leaveOf(doctor)).toHaveLength(1);
    const list = await read(leaveVisitsPath(doctor.id));
    for (const text of ['First Booked', 'Second Booked', 'Doctor on leave', one.phone, 'Safe to call: No'])
      expect(list).toContain(text);
    // An unrelated change of the times asks nothing about the same leave.
    expect((await sendTimes({ workingDays: 'Wed' })).status).toBe(303);
  });

  test.each([
    ['in a year that dates do not have', '9999-12-31', 400, hoursMessages.leave],
    ['before it begins', '1999-12-31', 400, hoursMessages.leaveOrder],
    ['on the last day that dates have', '2100-12-31', 409, '1 visit is booked during this leave.'],
  ])('that ends %s is not saved without a word', async (_, leaveTo, status, text) => {
    await bookAtDesk(site, doctor);
    const answer = await sendTimes({ leaveTo });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
    expect(await leaveOf(doctor)).toEqual([]);
  });

  test('asks again if somebody was booked in the meantime', async () => {
    await bookAtDesk(site, doctor);
    const kept = keptIn(await (await sendTimes()).text());
    await bookAtDesk(site, doctor, { minute: 720, patientName: 'Meanwhile Booked' });
    const again = await sendTimes({ keptVisits: kept });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('Meanwhile Booked');
  });

  test('asks nothing if the hours of the leave leave room for every visit', async () => {
    await bookAtDesk(site, doctor);
    const saved = await sendTimes({ leaveFromTime: '14:00', leaveToTime: '16:00' });
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/dashboard/AddDoctor']);
    const asked = await sendTimes({ leaveFromTime: '09:30', leaveToTime: '11:00' });
    expect(await asked.text()).toContain('1 visit is booked during this leave.');
  });

  test('is asked about in the whole form of an owner, which keeps what was typed', async () => {
    await bookAtDesk(site, doctor, { patientName: 'Owner Sees' });
    const send = (more: Readonly<Record<string, string>> = {}) => {
      const body = doctorForm(doctorFields({ name: 'Dr. Typed Anew' }), { slotsAs: 'repeated' });
      const leave = { leaveFrom: tomorrow(), leaveTo: tomorrow(), leaveNote: '' };
      for (const [name, text] of Object.entries({ ...leave, ...more })) body.set(name, text);
      const path = `/dashboard/AddDoctor/${doctor.id}/edit`;
      return site.fetch(path, { method: 'POST', as: owner, sameOrigin: true, body });
    };
    const asked = await send();
    expect(asked.status).toBe(409);
    const page = await asked.text();
    expect(page).toContain('Owner Sees');
    expect(page).toContain('Dr. Typed Anew');
    const saved = await send({ keptVisits: keptIn(page) });
    expect(saved.headers.get('Location')).toBe(leaveVisitsPath(doctor.id));
  });

  test('is asked about when doctors enter their own, who then read that the desk handles the visits', async () => {
    await bookAtDesk(site, doctor, { patientName: 'Own Booked' });
    const as = await site.signIn('doctor', doctor.id);
    const asked = await sendTimes({}, as);
    expect(asked.status).toBe(409);
    const page = await asked.text();
    expect(page).toContain('Own Booked');
    const saved = await sendTimes({ keptVisits: keptIn(page) }, as);
    expect(saved.headers.get('Location')).toBe('/dashboard/MyDay');
    const cookie = `${as.cookie}; ${nameAndValue(setCookieOf(saved, '__Host-flash'))}`;
    const landed = await site.fetch('/dashboard/MyDay', { headers: { Cookie: cookie } });
    expect(await landed.text()).toContain(toastMessages.timesSavedWithVisits.text);
    expect((await site.fetch(leaveVisitsPath(), { as })).status).toBe(403);
  });
});

describe('a visit during a leave', () => {
  test('is a task of the overview, and says so in its row and on its page', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'To Handle' });
    const row = `${deskPath}?day=${tomorrow()}&doctor=${doctor.id}`;
    for (const path of [row, pathOf(booked)]) expect(await read(path)).not.toContain('Doctor on leave');
    await setLeave(doctor);
    for (const path of [row, pathOf(booked)]) expect(await read(path)).toContain('Doctor on leave');
    const overview = await read('/dashboard');
    expect(overview).toMatch(/Visits? that nobody would see/);
    expect(overview).toContain(`href="${leaveVisitsPath()}"`);
  });

  test('is confirmed only after a question', async () => {
    const booked = await bookAtDesk(site, doctor);
    await setLeave(doctor);
    const statusOf = async () =>
      (
        await site.binding
          .prepare('select status from appointments where id = ?')
          .bind(booked.id)
          .first<{ status: string }>()
      )?.status;
    const asked = await sendForm(site, desk, pathOf(booked), { intent: 'confirm' });
    expect(asked.status).toBe(409);
    const page = await asked.text();
    expect(page).toContain('Doctor on leave. Confirm all the same?');
    expect(page).toContain('Yes: confirm');
    expect(await statusOf()).toBe('requested');
    expect((await sendForm(site, desk, pathOf(booked), { intent: 'confirm', sure: 'yes' })).status).toBe(303);
    expect(await statusOf()).toBe('confirmed');
    // A step that was done and is sent again gets no question.
    expect((await sendForm(site, desk, pathOf(booked), { intent: 'confirm' })).status).toBe(303);
  });

  test('is given to another doctor without scripts, who then has it, with both names in the history', async () => {
    const other = await addDeskDoctor(site, 'Dr. Takes Over');
    const booked = await bookAtDesk(site, doctor, { patientName: 'Handed Person' });
    await setLeave(doctor);
    const path = `${pathOf(booked)}/move`;
    const form = await read(`${path}?to=another-doctor`);
    expect(form).toContain('Dr. Takes Over</option>');
    const times = await sendForm(site, desk, path, {
      intent: 'times',
      doctorId: other.id,
      date: addDays(today(), 2),
    });
    expect(await times.text()).toContain('>09:00 AM</option>');
    const given = await sendForm(site, desk, `${path}?${new URLSearchParams({ back: leaveVisitsPath() })}`, {
      key: crypto.randomUUID(),
      doctorId: other.id,
      date: booked.day,
      slot: slotLabel(booked.minute),
    });
    expect([given.status, given.headers.get('Location')]).toEqual([303, leaveVisitsPath()]);
    const page = (await read(pathOf(booked))).replaceAll('<!-- -->', '');
    expect(page).toMatch(/Moved<\/strong> from Dr\. Leave, [^<]*10:00 AM to Dr\. Takes Over/);
    expect(await read(leaveVisitsPath(doctor.id))).not.toContain('Handed Person');
    expect(await read('/dashboard/Audit', owner)).toContain('gave to another doctor the appointment of');
  });

  test('is not given to a doctor who offers no such visit, or not at that time', async () => {
    const booked = await bookAtDesk(site, doctor);
    const give = (doctorId: string) =>
      sendForm(site, desk, `${pathOf(booked)}/move`, {
        key: crypto.randomUUID(),
        ...{ doctorId, date: booked.day, slot: slotLabel(booked.minute) },
      });
    const command = deskCommand(site);
    const video = await addDoctorWithHours(command, { name: 'Dr. Video', hospitalSlots: [] });
    const evening = await addDoctorWithHours(command, { name: 'Dr. Evening', hospitalSlots: [1080] });
    for (const { id } of [video, evening]) {
      const refused = await give(id);
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain(appointmentProblems.notOffered);
    }
    const gone = await give('gone');
    expect(gone.status).toBe(409);
    expect(await gone.text()).toContain('id="doctorId-error"');
  });

  test('is given to another doctor through the API too, with both names in its history', async () => {
    const other = await addDeskDoctor(site, 'Dr. Wanted');
    const booked = await bookAtDesk(site, doctor);
    const given = await site.fetch(`/api/v1/appointments/${booked.id}`, {
      method: 'PUT',
      as: desk,
      sameOrigin: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ date: booked.day, slot: '11:00 AM', doctorId: other.id }),
    });
    expect(await given.json()).toMatchObject({
      appointment: {
        doctorName: 'Dr. Wanted',
        history: [{}, { handedOver: { from: 'Dr. Leave', to: 'Dr. Wanted' } }],
      },
    });
  });
});

describe('the availability badge of a doctor', () => {
  const listPath = '/dashboard/AddDoctor';
  const press = (availability: string) =>
    sendForm(site, desk, `${listPath}?q=Leave`, { doctorId: doctor.id, availability });
  const stored = () =>
    site.binding
      .prepare('select availability, leave, version from doctors where id = ?')
      .bind(doctor.id)
      .first<{ availability: string; leave: string; version: number }>();
  const bookToday = (patientName: string) =>
    bookAppointment(
      deskCommand(site),
      doctor,
      bookingInput({ doctorId: doctor.id, day: today(), patientName }),
    );
  /** The page after an answer, with its message. */
  const landOn = async (answer: Response) => {
    const cookie = `${desk.cookie}; ${nameAndValue(setCookieOf(answer, '__Host-flash'))}`;
    const page = await site.fetch(answer.headers.get('Location') ?? '', { headers: { Cookie: cookie } });
    return page.text();
  };
  const answer = async (intent: string) =>
    sendForm(site, desk, doctorAwayPath(doctor.id), { intent, version: String((await stored())?.version) });
  const takeBack = async (change: string) =>
    sendForm(site, desk, doctorAwayPath(doctor.id), {
      ...{ intent: 'undo', change, back: listPath },
      version: String((await stored())?.version),
    });

  test('asks who is booked before the doctor is away, and saves nothing yet', async () => {
    await bookToday('Booked Today');
    await bookAtDesk(site, doctor, { patientName: 'Booked Tomorrow' });
    const asked = await press('unavailable');
    expect([asked.status, asked.headers.get('Location')]).toEqual([
      303,
      `${doctorAwayPath(doctor.id)}?q=Leave`,
    ]);
    expect((await stored())?.availability).toBe('available');
    const question = (await read(doctorAwayPath(doctor.id))).replaceAll('<!-- -->', '');
    for (const text of [
      '10:00 AM: Booked Today',
      'After today: 1 visit',
      'Away today',
      'until further notice',
    ])
      expect(question).toContain(text);
  });

  test('enters a leave for today, leads to the people to call, and takes it back', async () => {
    await bookToday('Booked Today');
    await bookAtDesk(site, doctor, { patientName: 'Booked Tomorrow' });
    const away = await answer('today');
    expect([away.status, away.headers.get('Location')]).toEqual([303, leaveVisitsPath(doctor.id)]);
    expect(await leaveOf(doctor)).toEqual([{ from: today(), to: today(), note: '' }]);
    const page = await landOn(away);
    expect(page).toContain(toastMessages.doctorAwayToday.text);
    expect(page).toContain('>Undo</button>');
    // The same form again enters no second leave.
    expect((await answer('today')).status).toBe(303);
    expect(await leaveOf(doctor)).toHaveLength(1);
    expect((await takeBack('doctorAwayToday')).status).toBe(303);
    expect(await leaveOf(doctor)).toEqual([]);
    expect((await stored())?.availability).toBe('available');
  });

  test('sets the doctor to not available, and puts the visits to come into the list and the overview', async () => {
    await bookAtDesk(site, doctor, { patientName: 'Booked Tomorrow' });
    const away = await answer('unavailable');
    expect(away.headers.get('Location')).toBe(leaveVisitsPath(doctor.id));
    expect(await landOn(away)).toContain(toastMessages.doctorUnavailable.text);
    const list = await read(leaveVisitsPath(doctor.id));
    for (const text of ['Booked Tomorrow', 'Doctor not available']) expect(list).toContain(text);
    expect(await read('/dashboard')).toContain('Dr. Leave, not available: 1, first Booked Tomorrow');
    expect((await takeBack('doctorUnavailable')).status).toBe(303);
    expect((await stored())?.availability).toBe('available');
    expect(await read(leaveVisitsPath(doctor.id))).not.toContain('Booked Tomorrow');
  });

  test('changes at once if nobody is booked, says so, and takes it back until somebody changes the doctor', async () => {
    const away = await press('unavailable');
    expect([away.status, away.headers.get('Location')]).toEqual([303, `${listPath}?q=Leave`]);
    expect((await stored())?.availability).toBe('unavailable');
    expect(await landOn(away)).toContain(toastMessages.doctorUnavailable.text);
    const { version } = (await stored()) ?? { version: 0 };
    expect(await landOn(await press('available'))).toContain(toastMessages.doctorAvailable.text);
    const late = { intent: 'undo', change: 'doctorUnavailable', version: String(version) };
    expect((await sendForm(site, desk, doctorAwayPath(doctor.id), late)).status).toBe(409);
  });
});
