import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { phoneMessage } from '#app/contact-details/phone.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { hindiLongDate } from '#app/languages/hi/time/dates.ts';
import { formatMoney, paise, parseMoney } from '#app/money/money.ts';
import { paymentMessages } from '#app/payments/payment.values.ts';
import {
  deskPath,
  doctorWeekPath,
  newAppointmentPath,
  openVisitsPath,
} from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { sureField } from '#app/staff-area/front-desk/desk-steps.ts';
import { addDays, momentInIndia } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDoctorWithHours, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm, today, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { nameAndValue, setCookieOf } from '#tests/support/sign-in.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

let site: Site;
let staff: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());
// Each test has a new doctor with free slots.
beforeEach(async () => {
  doctor = await addDeskDoctor(site);
});

const pathOf = ({ id }: { readonly id: string }) => `${deskPath}/${id}`;
const read = async (path: string) => (await site.fetch(path, { as: staff })).text();
const statusOf = async (id: string) =>
  (
    await site.binding
      .prepare('select status from appointments where id = ?')
      .bind(id)
      .first<{ status: string }>()
  )?.status;

/** Addresses of the form for an appointment with a doctor, as a page links to them. */
const linksToForm = (html: string, doctorId: string) =>
  [...html.matchAll(/href="([^"]*\/new\?[^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address.includes(`doctor=${doctorId}`));

/** Follows the redirect of a form and returns the page, which includes the toast. */
async function landing(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  const location = response.headers.get('Location') ?? '';
  const cookie = `${staff.cookie}; ${nameAndValue(setCookieOf(response, '__Host-flash'))}`;
  return (await site.fetch(location, { headers: { Cookie: cookie } })).text();
}

describe('the desk', () => {
  test('lists a day by doctor with free times, and never a note', async () => {
    const note = 'I have not slept for weeks';
    const booked = await bookAtDesk(site, doctor, { patientName: 'Asha Listed', note });
    const html = await read(`${deskPath}?day=${tomorrow()}&doctor=${doctor.id}`);
    expect(html).toContain('Asha Listed');
    expect(html).toContain('New');
    expect(html).toContain(`time=${encodeURIComponent('10:30 AM').replace('%20', '+')}`);
    expect(html).not.toContain(`time=${encodeURIComponent('10:00 AM').replace('%20', '+')}`);
    expect(html).not.toContain(note);
    expect(await read(pathOf(booked))).toContain(note);
  });

  test.each([
    ['move', 'Move Appointment', /, with Dr\. /],
    ['cancel', 'Cancel Appointment', /^Asha Rani, .*, with Dr\. .*\. The time is free again/],
  ])('the dialog to %s has a name and a description before any script runs', async (step, name, purpose) => {
    const html = await read(`${pathOf(await bookAtDesk(site, doctor))}/${step}`);
    const [dialog = ''] = html.match(/<div role="dialog"[^>]*aria-labelledby[^>]*>/) ?? [];
    const said = (attribute: string) => {
      const id = dialog.match(new RegExp(` ${attribute}="([^"]+)"`))?.[1];
      return html.split(` id="${id}"`)[1]?.match(/>([^<]+)/)?.[1];
    };
    expect(said('aria-labelledby')).toBe(name);
    expect(said('aria-describedby')).toMatch(purpose);
  });

  test.each(['day=yesterday', 'day=2026-02-31', 'span=year', 'visit=home', 'doctor=nobody', 'q=%00'])(
    'shows a page for any query: %s',
    async (query) => {
      expect((await site.fetch(`${deskPath}?${query}`, { as: staff })).status).toBe(200);
    },
  );

  test('finds a person by name, phone and reference', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Zubin Findable' });
    for (const q of [
      'zub find',
      'jubin',
      booked.phone,
      booked.phone.slice(-4),
      booked.reference.toLowerCase(),
    ]) {
      expect(await read(`${deskPath}?${new URLSearchParams({ q })}`)).toContain('Zubin Findable');
    }
    expect(await read(`${deskPath}?q=nobodylikethis`)).toContain('No appointments found');
  });

  test('lists the waiting requests of all future days, and keeps a confirmed one in sight until it is paid', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Waiting Person' });
    const waiting = `${deskPath}?show=waiting`;
    expect(await read(waiting)).toContain('Waiting Person');
    await sendForm(site, staff, pathOf(booked), { intent: 'confirm' });
    const page = await read(waiting);
    const toPay = page.slice(page.indexOf('Confirmed today, to pay'));
    expect(toPay).toContain('Waiting Person');
    expect(toPay).toContain(`href="${pathOf(booked)}/payment"`);
    const paid = { amount: '700', method: 'cash', reference: '', key: crypto.randomUUID() };
    expect((await sendForm(site, staff, `${pathOf(booked)}/payment`, paid)).status).toBe(303);
    expect(await read(waiting)).not.toContain('Waiting Person');
  });

  test('filters by visits at the hospital', async () => {
    await bookAtDesk(site, doctor, { patientName: 'Vera Video', visit: 'video' });
    const asked = `${deskPath}?day=${tomorrow()}&doctor=${doctor.id}`;
    expect(await read(asked)).toContain('Vera Video');
    expect(await read(`${asked}&visit=hospital`)).not.toContain('Vera Video');
  });

  test('counts new appointments in the menu until somebody opens them, and records each reading in the audit log', async () => {
    const booked = await bookAtDesk(site, doctor);
    const { count: before } = (await site.binding
      .prepare('select count(*) as count from appointments where seen_at is null')
      .first<{ count: number }>()) ?? { count: 0 };
    expect(before).toBeGreaterThan(0);
    expect(await read('/dashboard/sessions')).toMatch(new RegExp(`>${before}<span[^>]*> (<!-- -->)?new`));
    await read(pathOf(booked));
    expect(await read('/dashboard/sessions')).not.toMatch(new RegExp(`>${before}<span[^>]*> (<!-- -->)?new`));
    const audited = await site.binding
      .prepare("select count(*) as count from audit_log where target = ? and action = 'appointment.read'")
      .bind(booked.id)
      .first<{ count: number }>();
    expect(audited?.count).toBe(1);
  });

  test('confirms with one button, shows a toast, and can undo', async () => {
    const booked = await bookAtDesk(site, doctor);
    const confirmed = await sendForm(site, staff, pathOf(booked), { intent: 'confirm', back: deskPath });
    expect(confirmed.headers.get('Location')).toBe(deskPath);
    const html = await landing(confirmed);
    expect(html).toContain(toastMessages.appointmentConfirmed.text);
    expect(html).toContain('Undo');
    expect(await statusOf(booked.id)).toBe('confirmed');

    const undone = await sendForm(site, staff, pathOf(booked), {
      intent: 'undo',
      version: '2',
      back: deskPath,
    });
    expect(await landing(undone)).toContain(toastMessages.changeTakenBack.text);
    expect(await statusOf(booked.id)).toBe('requested');
  });

  test.each([
    ['a step that its status forbids', { intent: 'complete' }, 409, appointmentProblems.notPossible],
    ['an empty form', {}, 400, appointmentProblems.nothing],
    ['an unknown intent', { intent: 'delete' }, 400, appointmentProblems.nothing],
    [
      'an undo without a change to undo',
      { intent: 'undo', version: '1' },
      409,
      appointmentProblems.notTakenBack,
    ],
    ['an undo without a version', { intent: 'undo' }, 409, appointmentProblems.notTakenBack],
  ])('refuses %s on the appointment’s own page', async (_what, fields, status, message) => {
    const booked = await bookAtDesk(site, doctor);
    const response = await sendForm(site, staff, pathOf(booked), fields);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
    expect(await statusOf(booked.id)).toBe('requested');
  });

  test.each(['complete', 'no-show'] as const)(
    'asks before %s while the time of the visit has not come',
    async (intent) => {
      const booked = await bookAtDesk(site, doctor);
      await sendForm(site, staff, pathOf(booked), { intent: 'confirm' });
      const asked = await sendForm(site, staff, pathOf(booked), { intent });
      expect(asked.status).toBe(409);
      const page = await asked.text();
      expect(page).toContain(`This visit is booked for ${dayText(tomorrow())}, 10:00 AM.`);
      expect(page).toContain('name="sure"');
      expect(await statusOf(booked.id)).toBe('confirmed');
      const sure = await sendForm(site, staff, pathOf(booked), { intent, sure: 'yes' });
      expect(sure.status).toBe(303);
      expect(await statusOf(booked.id)).toBe(intent === 'complete' ? 'completed' : 'no-show');
    },
  );

  test('redirects only within the staff area', async () => {
    const booked = await bookAtDesk(site, doctor);
    const fields = { intent: 'confirm', back: '//evil.example/dashboard' };
    const response = await sendForm(site, staff, pathOf(booked), fields);
    expect(response.headers.get('Location')).toBe(deskPath);
  });

  test('cancels with a reason that only the history shows', async () => {
    const booked = await bookAtDesk(site, doctor);
    const response = await sendForm(site, staff, `${pathOf(booked)}/cancel?back=${deskPath}`, {
      reason: 'Has a fever',
    });
    expect(await landing(response)).not.toContain('Has a fever');
    expect(await read(pathOf(booked))).toContain('Has a fever');
    expect(await statusOf(booked.id)).toBe('cancelled');
  });

  test('moves to a free time, and reports a taken time beside the field', async () => {
    const booked = await bookAtDesk(site, doctor);
    await bookAtDesk(site, doctor, { minute: 660 });
    const path = `${pathOf(booked)}/move`;
    const taken = await sendForm(site, staff, path, { date: tomorrow(), slot: '11:00 AM' });
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain(`id="slot-error"`);
    // The time that the visit has is shown as such, in the dialog and among the times of a day that was chosen in it.
    for (const page of [await read(path), await read(`${path}?day=${tomorrow()}`)]) {
      expect(page).toContain('>10:00 AM (now)</option>');
      expect(page).toContain('>11:00 AM (taken)</option>');
    }
    const moved = await sendForm(site, staff, path, { date: tomorrow(), slot: '11:30 AM' });
    expect(await landing(moved)).toContain(toastMessages.appointmentMoved.text);
    expect(await read(pathOf(booked))).toMatch(/Moved.*10:00 AM/s);
  });

  test('answers 404 for an unknown appointment', async () => {
    expect((await site.fetch(`${deskPath}/none`, { as: staff })).status).toBe(404);
    for (const path of ['move', 'payment', 'discount', 'refund/none']) {
      expect((await site.fetch(`${deskPath}/none/${path}`, { as: staff })).status, path).toBe(404);
    }
  });
});

test('offers no free time of a doctor who is not available, and says so in the form', async () => {
  const away = await addDeskDoctor(site, 'Dr. Not Now');
  const board = `${deskPath}?day=${tomorrow()}&doctor=${away.id}`;
  const offered = /free with (?:<!-- -->)?Dr\. Not Now/;
  expect(await read(board)).toMatch(offered);
  await site.binding
    .prepare("update doctors set availability = 'unavailable' where id = ?")
    .bind(away.id)
    .run();
  const page = await read(board);
  expect(page).toContain('Not available now');
  expect(page).not.toMatch(offered);
  const text = 'This doctor is not available now.';
  expect(await read(newAppointmentPath({ doctor: away.id, day: tomorrow(), time: '10:00 AM' }))).toContain(
    text,
  );
  expect(await read(doctorWeekPath({ doctor: away.id }))).toContain(text);
});

test('says why a doctor is away who sees people by video only', async () => {
  const away = await addDoctorWithHours(deskCommand(site), {
    ...{ name: 'Dr. Video Only', hospitalSlots: [], videoSlots: [600] },
    ...{ registrationCouncil: 'Haryana Medical Council', registrationNumber: '1' },
    leave: [{ from: tomorrow(), to: tomorrow(), note: '' }],
  });
  const page = await read(`${deskPath}?day=${tomorrow()}&doctor=${away.id}`);
  expect(page).toContain('On leave');
  expect(page).not.toContain('No such appointments');
});

describe('a visit without an outcome', () => {
  const moveTo = ({ id }: { readonly id: string }, day: string, minute: number) =>
    site.binding
      .prepare("update appointments set day = ?, minute = ?, status = 'confirmed' where id = ?")
      .bind(day, minute, id)
      .run();

  test('is marked as late after its time, until the person has arrived', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Comes Late' });
    await moveTo(booked, today(), 0);
    const list = `${deskPath}?doctor=${doctor.id}`;
    const isMorning = Date.now() < momentInIndia(today(), 5).getTime();
    expect((await read(list)).includes('Late: ')).toBe(!isMorning);
    await sendForm(site, staff, pathOf(booked), { intent: 'arrive', back: list });
    expect(await read(list)).not.toContain('Late: ');
  });

  test('stays in To do after its day, until somebody says what came of it', async () => {
    const own = await addDeskDoctor(site, 'Dr. Yesterday');
    const booked = await bookAtDesk(site, own, { patientName: 'Never Marked' });
    await moveTo(booked, addDays(today(), -1), 600);
    expect(await read('/dashboard')).toMatch(/Visits? without an outcome/);
    expect(await read('/dashboard')).toContain(`href="${openVisitsPath}"`);
    const page = await read(openVisitsPath);
    for (const text of ['Never Marked', 'No outcome yet', 'Dr. Yesterday']) expect(page).toContain(text);
    await sendForm(site, staff, pathOf(booked), { intent: 'complete', back: openVisitsPath });
    expect(await read(openVisitsPath)).not.toContain('Never Marked');
  });
});

describe('the waiting room', () => {
  test('lists who has arrived today, until the visit is completed', async () => {
    const input = bookingInput({ doctorId: doctor.id, day: today(), patientName: 'Waits Here' });
    const booked = await bookAppointment(deskCommand(site), doctor, input);
    const list = `${deskPath}?doctor=${doctor.id}`;
    expect(await read(list)).not.toContain('Waiting room');
    await sendForm(site, staff, pathOf(booked), { intent: 'arrive' });
    const page = await read(list);
    expect(page).toContain('Waiting room: 1');
    expect(page).toContain(`for ${doctor.name} at 10:00 AM: `);
    expect(await read(`${list}&day=${tomorrow()}`)).not.toContain('Waiting room');
    await sendForm(site, staff, pathOf(booked), { intent: 'complete', sure: 'yes' });
    expect(await read(list)).not.toContain('Waiting room');
  });
});

describe('a weekly series', () => {
  const fields = () => ({
    doctorId: doctor.id,
    visit: 'hospital',
    date: tomorrow(),
    slot: '10:00 AM',
    patientName: 'Series Person',
    phone: newPhone(),
    visits: '4',
    key: crypto.randomUUID(),
  });
  const countOf = async (phone: string) =>
    (
      await site.binding
        .prepare("select count(*) as count from appointments where phone = ? and status = 'confirmed'")
        .bind(phone)
        .first<{ count: number }>()
    )?.count;

  test('is booked and confirmed as a whole, once, and leads to the visits of the person', async () => {
    const sent = fields();
    for (let time = 0; time < 2; time += 1) {
      const response = await sendForm(site, staff, `${deskPath}/new`, sent);
      const page = await landing(response);
      expect(page).toContain(toastMessages.seriesBooked.text);
      expect(page).toContain('Series Person</h1>');
      expect(await countOf(sent.phone)).toBe(4);
    }
  });

  test('names the visits that were refused, with the reason', async () => {
    await bookAtDesk(site, doctor, { day: addDays(tomorrow(), 7) });
    const sent = fields();
    const response = await sendForm(site, staff, `${deskPath}/new`, sent);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('3 of 4 visits are booked.');
    expect(page).toContain(dayText(addDays(tomorrow(), 7)));
    expect(page).toContain(appointmentProblems.taken);
    expect(await countOf(sent.phone)).toBe(3);
  });

  test.each([
    ['of 13 visits', { visits: '13' }],
    ['of a number that is none', { visits: 'many' }],
    ['in between two times', { inBetween: 'on' }],
  ])('%s is refused beside the field', async (_what, other) => {
    const response = await sendForm(site, staff, `${deskPath}/new`, { ...fields(), ...other });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('id="visits-error"');
  });

  test('without a single free time is refused, and the form keeps its text', async () => {
    await site.binding
      .prepare('update doctors set leave = ? where id = ?')
      .bind(JSON.stringify([{ from: today(), to: addDays(today(), 60), note: '' }]), doctor.id)
      .run();
    const response = await sendForm(site, staff, `${deskPath}/new`, fields());
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain('No visit could be booked.');
    expect(page).toContain('Series Person');
  });
});

describe('the appointment form', () => {
  const filled = () => ({
    doctorId: doctor.id,
    visit: 'hospital',
    date: today(),
    slot: '06:30 PM',
    patientName: 'Phone Caller',
    phone: newPhone(),
  });

  test('enters an appointment for today as confirmed, and only once when it is submitted twice', async () => {
    const fields = { ...filled(), key: crypto.randomUUID() };
    const [first, second] = [
      await sendForm(site, staff, `${deskPath}/new`, fields),
      await sendForm(site, staff, `${deskPath}/new`, fields),
    ];
    const location = first.headers.get('Location') ?? '';
    expect(second.headers.get('Location')).toBe(location);
    expect(await statusOf(location.split('/').at(-1) ?? '')).toBe('confirmed');
  });

  test.each([
    ['', 'Not asked'],
    ['true', 'Yes'],
    ['false', 'No'],
  ])(
    'records the answer “%s” to the question whether it is safe to call, as %s on each page',
    async (safeToCall, text) => {
      const fields = { ...filled(), ...(safeToCall !== '' && { safeToCall }) };
      const booked = await sendForm(site, staff, `${deskPath}/new`, fields);
      const path = booked.headers.get('Location') ?? '';
      expect(await read(path)).toMatch(new RegExp(`>Safe to call</dt><dd>${text}</dd>`));
      const person = await read(`/dashboard/Patient?${new URLSearchParams({ phone: fields.phone })}`);
      expect(person).toContain(`Safe to call: ${text}`);
      const row = await read(`${deskPath}?${new URLSearchParams({ q: fields.phone })}`);
      expect(row.includes('Safe to call: ')).toBe(safeToCall !== 'true');
      if (safeToCall !== 'true') {
        expect(row).toContain(`Safe to call: ${text}`);
        const badges = [row, person, await read(path)].map(
          (page) => /<span class="[^"]+">Safe to call: /.exec(page)?.[0],
        );
        expect(new Set(badges)).toEqual(new Set([expect.any(String)]));
        expect(new Set(badges).size).toBe(1);
      }
      const again = await read(newAppointmentPath({ person: path.split('/').at(-1) ?? '' }));
      expect(again).toContain(`<option value="${safeToCall}" selected="">${text}</option>`);
    },
  );

  test('records the answer of a visitor who says that it is not safe to call as No', async () => {
    const booked = await bookAtDesk(site, doctor, { safeToCall: false });
    expect(await read(pathOf(booked))).toContain('>Safe to call</dt><dd>No</dd>');
  });

  test('books a taken slot only when "in between" is chosen', async () => {
    const fields = filled();
    await sendForm(site, staff, `${deskPath}/new`, fields);
    const other = { ...fields, phone: newPhone() };
    const refused = await sendForm(site, staff, `${deskPath}/new`, other);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(appointmentProblems.taken);
    const accepted = await sendForm(site, staff, `${deskPath}/new`, { ...other, inBetween: 'on' });
    expect(accepted.status).toBe(303);
  });

  test('preserves what was typed and reports errors beside each field', async () => {
    const response = await sendForm(site, staff, `${deskPath}/new`, {
      ...filled(),
      doctorId: '',
      phone: '12',
      patientName: 'Kept Name',
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Kept Name');
    expect(html).toContain(phoneMessage);
    expect(html).toContain(appointmentProblems.doctorUnknown);
  });

  test('shows the times of another day without scripts and preserves what was typed', async () => {
    const response = await sendForm(site, staff, `${deskPath}/new`, { ...filled(), intent: 'times' });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Phone Caller');
    expect(html).toContain('>09:00 AM</option>');
  });

  test('starts with the next free time of the requested day', async () => {
    await bookAtDesk(site, doctor, { minute: 540 });
    const html = await read(`${deskPath}/new?doctor=${doctor.id}&day=${tomorrow()}`);
    expect(html).toContain('>09:00 AM (taken)</option>');
    expect(html).toMatch(/<option value="09:30 AM" selected=""/);
    const chosen = await read(
      `${deskPath}/new?${new URLSearchParams({ doctor: doctor.id, day: tomorrow(), time: '11:00 AM' })}`,
    );
    expect(chosen).toMatch(/<option value="11:00 AM" selected=""/);
  });

  test('opens for a visit by video from each free time of a doctor who sees people only by video', async () => {
    const { id } = await addDoctorWithHours(deskCommand(site), { name: 'Dr. Video', hospitalSlots: [] });
    const path = `${deskPath}?day=${tomorrow()}&doctor=${id}`;
    const [link = ''] = linksToForm(await read(path), id);
    expect(link).toContain('visit=video');
    expect(await read(`${path}&view=board`)).toMatch(/09:00 AM<strong>Video</);
    const form = await read(link);
    expect(form).toMatch(/value="video"[^>]*checked=""|checked=""[^>]*value="video"/);
    expect(form).toMatch(/<option value="09:00 AM" selected=""/);
  });

  test('opens for the kind of visit that the day is filtered by', async () => {
    const day = `${deskPath}?day=${tomorrow()}&doctor=${doctor.id}`;
    expect(linksToForm(await read(day), doctor.id)[0]).toContain('visit=hospital');
    expect(linksToForm(await read(`${day}&visit=video`), doctor.id)[0]).toContain('visit=video');
  });

  test('starts on the next day on which the doctor works, and names that day when another is requested', async () => {
    const back = addDays(today(), 6);
    await site.binding
      .prepare('update doctors set leave = ? where id = ?')
      .bind(JSON.stringify([{ from: today(), to: addDays(back, -1), note: null }]), doctor.id)
      .run();
    const html = await read(`${deskPath}/new?doctor=${doctor.id}`);
    expect(html).toMatch(new RegExp(`name="date"[^>]*value="${back}"`));
    expect(html).toMatch(/<option value="09:00 AM" selected=""/);
    // A suggested day says why it is not today.
    expect(html).toContain(`${dayText(today())}: On leave. Next free: ${dayText(back)}, 09:00 AM.`);
    const away = await read(`${deskPath}/new?doctor=${doctor.id}&day=${tomorrow()}`);
    expect(away).toContain(`On leave. Next free: ${dayText(back)}, 09:00 AM.`);
  });

  test('keeps a day without a free time, and says in words when the doctor is free next', async () => {
    const full = await addDoctorWithHours(deskCommand(site), { name: 'Dr. Full', hospitalSlots: [600] });
    await bookAtDesk(site, full, { minute: 600 });
    const said = `No free time on ${dayText(tomorrow())} with ${full.name}. Next free: ${dayText(addDays(tomorrow(), 1))}, 10:00 AM.`;
    const asked = { doctor: full.id, day: tomorrow() };
    const opened = await read(`${deskPath}/new?${new URLSearchParams(asked)}`);
    const pressed = await sendForm(site, staff, `${deskPath}/new`, {
      ...{ intent: 'times', doctorId: full.id, visit: 'hospital', date: tomorrow() },
    });
    for (const html of [opened, await pressed.text()]) {
      expect(html).toContain(said);
      expect(html).toMatch(new RegExp(`name="date"[^>]*value="${tomorrow()}"`));
    }
  });

  test('leads from the menu of the day to the doctors, for a doctor who calls in sick', async () => {
    expect(await read(deskPath)).toMatch(/href="\/dashboard\/AddDoctor"[^>]*>A doctor calls in sick</);
  });

  test('is prefilled for a patient who comes again', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Comes Again' });
    const html = await read(`${deskPath}/new?again=${booked.id}&weeks=4`);
    expect(html).toContain('Comes Again');
    expect(html).toContain(booked.phone);
  });
});

describe('the language of a patient', () => {
  const choose = (path: string, language: string) =>
    sendForm(site, staff, path, { intent: 'choose-language', language, back: path });

  test('is asked in the form of a new appointment', async () => {
    expect(await read(`${deskPath}/new`)).toMatch(/<select[^>]*name="language"/);
  });

  test('is changed on the page of the appointment, and its message, receipt and calendar file follow', async () => {
    const booked = await bookAtDesk(site, doctor);
    const path = pathOf(booked);
    expect(await read(path)).toContain('>Message to the person<');
    expect((await choose(path, 'hi')).status).toBe(303);
    const audited = await site.binding
      .prepare('select count(*) as count from audit_log where target = ? and action = ?')
      .bind(booked.id, 'appointment.choose-language')
      .first<{ count: number }>();
    expect(audited?.count).toBe(1);
    const page = await read(path);
    expect(page).toContain('>Message to the person in Hindi<');
    expect(page.indexOf('name="messageInHindi"')).toBeLessThan(page.indexOf('name="message"'));
    const paid = await sendForm(site, staff, `${path}/payment`, {
      key: crypto.randomUUID(),
      amount: '100',
      method: 'cash',
    });
    expect(paid.headers.get('Location')).toMatch(/\/receipts\/[^/]+\/hindi$/);
    const calendar = await (await site.fetch(`/appointment/${booked.id}/calendar.ics`)).text();
    expect(calendar).toContain('SUMMARY:अपॉइंटमेंट');
    expect((await choose(path, 'en')).status).toBe(303);
    expect(await (await site.fetch(`/hi/appointment/${booked.id}/calendar.ics`)).text()).toContain(
      'SUMMARY:Appointment',
    );
  });

  test('is refused if the site does not have it, and for an unknown appointment', async () => {
    const path = pathOf(await bookAtDesk(site, doctor));
    for (const language of ['fr', '']) {
      const refused = await choose(path, language);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('id="language-error"');
    }
    expect((await choose(`${deskPath}/nobody`, 'hi')).status).toBe(404);
  });
});

describe('payments', () => {
  /** The receipt as printed, without the page around it and without the serialized data for hydration. */
  const receiptAt = async (path: string) =>
    ((await read(path)).match(/<article [\s\S]*?<\/article>/)?.[0] ?? '').replaceAll('<!-- -->', '');

  const pay = (id: string, fields: Record<string, string>) =>
    sendForm(site, staff, `${deskPath}/${id}/payment`, { key: crypto.randomUUID(), ...fields });

  test('takes a partial payment and the rest, each with a receipt, and never more than is due', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Payer One' });
    const part = await pay(booked.id, { amount: '300', method: 'cash' });
    expect(part.status).toBe(303);
    const receipt = await read(part.headers.get('Location') ?? '');
    expect(receipt).toContain('Payer One');
    expect(receipt).toContain('Three Hundred Rupees Only');
    expect(receipt).toContain('A council');
    const tooMuch = await pay(booked.id, { amount: '100000', method: 'cash' });
    expect(tooMuch.status).toBe(409);
    expect(await tooMuch.text()).toContain('id="amount-error"');
    const rest = (booked.feePaise - 300_00) / 100;
    expect((await pay(booked.id, { amount: String(rest), method: 'card' })).status).toBe(303);
    expect(await (await pay(booked.id, { amount: '1', method: 'cash' })).text()).toContain(
      paymentMessages.notOwed,
    );
  });

  test('a full refund marks the receipt as cancelled', async () => {
    const booked = await bookAtDesk(site, doctor);
    const paid = await pay(booked.id, { amount: '200', method: 'cash' });
    const receiptPath = paid.headers.get('Location') ?? '';
    expect(await receiptAt(receiptPath)).not.toContain('Cancelled');
    const refundPath = `${pathOf(booked)}/refund/${receiptPath.split('/').at(-1)}`;
    const unexplained = await sendForm(site, staff, refundPath, { amount: '200', reason: '' });
    expect(unexplained.status).toBe(400);
    expect(await unexplained.text()).toContain(paymentMessages.refundReason);
    expect((await sendForm(site, staff, refundPath, { amount: '200', reason: 'Paid twice' })).status).toBe(
      303,
    );
    expect(await receiptAt(receiptPath)).toContain('Cancelled');
  });

  const refundPathOf = (booked: { readonly id: string }, receiptPath: string) =>
    `${pathOf(booked)}/refund/${receiptPath.split('/').at(-1)}`;

  /** The choice that a refund form starts with. */
  const startsLowered = async (refundPath: string) =>
    /name="lowersFee"[^>]*value="(\w+)"[^>]*checked|name="lowersFee"[^>]*checked[^>]*value="(\w+)"/
      .exec(await read(refundPath))
      ?.slice(1)
      .find(Boolean);

  test('a refund after the visit lowers the fee by default, so that nothing is to pay, and has a slip', async () => {
    const wanted = bookingInput({ doctorId: doctor.id, day: today(), patientName: 'Payer Back' });
    const booked = await bookAppointment(deskCommand(site), doctor, wanted);
    const receiptPath =
      (await pay(booked.id, { amount: String(booked.feePaise / 100), method: 'cash' })).headers.get(
        'Location',
      ) ?? '';
    const refundPath = refundPathOf(booked, receiptPath);
    expect(await startsLowered(refundPath)).toBe('false');
    await sendForm(site, staff, pathOf(booked), { intent: 'confirm' });
    await sendForm(site, staff, pathOf(booked), {
      intent: 'complete',
      [sureField.name]: sureField.value,
    });
    expect(await statusOf(booked.id)).toBe('completed');
    expect(await startsLowered(refundPath)).toBe('true');
    const refund = { amount: '100', reason: 'Short visit', lowersFee: 'true' };
    const page = await landing(await sendForm(site, staff, refundPath, refund));
    expect(page).toContain(toastMessages.paymentRefunded.text);
    expect(page.replaceAll('<!-- -->', '')).toMatch(/To pay<\/dt><dd[^>]*>₹0</);
    const slipPath = /href="([^"]*\/refunds\/[^"]*)"/.exec(page)?.[1] ?? '';
    const slip = await receiptAt(slipPath);
    for (const said of [
      'Refund slip for receipt',
      'Payer Back',
      'One Hundred Rupees Only',
      '₹100',
      `Given back by ${staff.name}`,
    ]) {
      expect(slip).toContain(said);
    }
    // The slip names the receipt and takes no number of its own.
    expect(slip).toContain((await receiptAt(receiptPath)).match(/\d{4}-\d{2}\/\d{6}/)?.[0] ?? 'none');
    expect((await site.fetch(`${receiptPath}/refunds/nothing`, { as: staff })).status).toBe(404);
  });

  test('a refund of a mistaken payment is to be paid again', async () => {
    const booked = await bookAtDesk(site, doctor);
    const fee = String(booked.feePaise / 100);
    const receiptPath = (await pay(booked.id, { amount: fee, method: 'cash' })).headers.get('Location') ?? '';
    const refund = { amount: fee, reason: 'Paid by card instead', lowersFee: 'false' };
    expect((await sendForm(site, staff, refundPathOf(booked, receiptPath), refund)).status).toBe(303);
    expect((await pay(booked.id, { amount: fee, method: 'card' })).status).toBe(303);
  });

  test('cancelling a paid appointment names the amount first, and then offers the refund', async () => {
    const booked = await bookAtDesk(site, doctor);
    expect(await read(`${pathOf(booked)}/cancel`)).not.toContain('was paid for this visit');
    const receiptPath =
      (await pay(booked.id, { amount: '300', method: 'cash' })).headers.get('Location') ?? '';
    const cancelPath = `${pathOf(booked)}/cancel?back=${encodeURIComponent(deskPath)}`;
    expect(await read(cancelPath)).toContain('₹300 was paid for this visit');
    const cancelled = await sendForm(site, staff, cancelPath, { reason: 'Ill' });
    expect(cancelled.headers.get('Location')).toBe(pathOf(booked));
    const page = await landing(cancelled);
    expect(page).toContain(toastMessages.paidAppointmentCancelled.text);
    expect(page).toContain(`href="${refundPathOf(booked, receiptPath)}"`);
    expect(page).toContain('Give back ₹300');
    await sendForm(site, staff, refundPathOf(booked, receiptPath), { amount: '300', reason: 'Cancelled' });
    expect(await read(pathOf(booked))).not.toContain('Give back');
  });

  describe("the patient's copy in Hindi", () => {
    const hindiReceipt = async (receiptPath: string) => {
      const receipt = await receiptAt(`${receiptPath}/hindi`);
      expect(receipt).toMatch(/^<article [^>]*lang="hi"/);
      return receipt;
    };

    test('shows everything in Hindi except what was typed, and is linked from the receipt', async () => {
      const booked = await bookAtDesk(site, doctor, { patientName: 'Payer Two' });
      const paid = await pay(booked.id, { amount: '100.50', method: 'card', reference: 'AB 12' });
      const path = paid.headers.get('Location') ?? '';
      const english = await read(path);
      expect(english).toContain(`href="${path}/hindi"`);
      const receipt = await hindiReceipt(path);
      const directions = `${new URL(site.origin).host}/hi/find-us`;
      expect(receipt).toContain(directions);
      expect(unmarkedEnglish(`<body>${receipt}`, [directions])).toEqual([]);
      const number = english.match(/\d{4}-\d{2}\/\d{6}/)?.[0] ?? 'none';
      for (const said of [
        'रसीद',
        number,
        'पंचकूला माइंड एंड वेलनेस हॉस्पिटल',
        'सेक्टर 15, पंचकूला, हरियाणा 134113',
        'कार्ड',
        '<span lang="en">AB 12</span>',
        '<span lang="en">Payer Two</span>',
        `<span lang="en">${staff.name}</span>`,
        hindiLongDate(today()),
        '₹100.50',
        'एक सौ रुपये और पचास पैसे मात्र',
      ]) {
        expect(receipt).toContain(said);
      }
    });

    test('preserves a name typed in Devanagari', async () => {
      const booked = await bookAtDesk(site, doctor, { patientName: 'आशा देवी' });
      const path = (await pay(booked.id, { amount: '100', method: 'cash' })).headers.get('Location') ?? '';
      expect(await hindiReceipt(path)).toContain('>आशा देवी<');
    });

    test('shows a discount, a refund, and a cancellation', async () => {
      const booked = await bookAtDesk(site, doctor);
      await sendForm(site, staff, `${pathOf(booked)}/discount`, { discount: '50', reason: 'Hardship' });
      const path = (await pay(booked.id, { amount: '200', method: 'cash' })).headers.get('Location') ?? '';
      const refund = (amount: string) =>
        sendForm(site, staff, `${pathOf(booked)}/refund/${path.split('/').at(-1)}`, { amount, reason: 'x' });
      await refund('80');
      const part = await hindiReceipt(path);
      expect(part).toMatch(/फ़ीस में छूट<\/dt><dd[^>]*>₹50</);
      expect(part).toMatch(/वापस दिए<\/dt><dd[^>]*>₹80</);
      expect(part).not.toContain('रद्द');
      await refund('120');
      expect(await hindiReceipt(path)).toContain('रद्द');
    });

    test('answers 404 for an unknown payment', async () => {
      expect((await site.fetch('/dashboard/receipts/nobody/hindi', { as: staff })).status).toBe(404);
    });
  });

  test('a discount needs a reason and lowers the amount due', async () => {
    const booked = await bookAtDesk(site, doctor);
    const path = `${pathOf(booked)}/discount`;
    const whole = String(booked.feePaise / 100);
    expect((await sendForm(site, staff, path, { discount: whole, reason: '' })).status).toBe(400);
    expect((await sendForm(site, staff, path, { discount: whole, reason: 'Hardship' })).status).toBe(303);
    expect(await (await pay(booked.id, { amount: '1', method: 'cash' })).text()).toContain(
      paymentMessages.notOwed,
    );
  });

  test('offers UPI without a UPI id only in the demonstration, which says that nobody is paid', async () => {
    const booked = await bookAtDesk(site, doctor);
    expect(await read(`${pathOf(booked)}/payment`)).toContain('nobody is paid by this code');
    const deployed = await startSite({ demonstration: 'off' });
    try {
      const there = await bookAtDesk(deployed, await addDeskDoctor(deployed));
      const response = await deployed.fetch(`${pathOf(there)}/payment`, { as: await deployed.signIn() });
      const html = await response.text();
      expect(html).toContain('value="cash"');
      expect(html).not.toMatch(/value="upi"|<svg[^>]*role="img"/);
    } finally {
      await deployed.dispose();
    }
  });

  test('records a UPI payment with the bank’s reference, and refuses the same reference again', async () => {
    const booked = await bookAtDesk(site, doctor);
    const reference = '401234567890';
    const short = await pay(booked.id, { amount: '100', method: 'upi', reference: '4012' });
    expect(short.status).toBe(400);
    expect(await short.text()).toContain(paymentMessages.upiReference);
    const paid = await pay(booked.id, { amount: '100', method: 'upi', reference });
    expect(await receiptAt(paid.headers.get('Location') ?? '')).toContain(`, ${reference}`);
    const again = await pay(booked.id, { amount: '100', method: 'upi', reference });
    expect(await again.text()).toContain(paymentMessages.referenceUsed);
  });

  test('closes the till with the counted amount, and shows the difference', async () => {
    expect((await sendForm(site, staff, '/dashboard/Till', { counted: 'much' })).status).toBe(400);
    const tooMuch = await sendForm(site, staff, '/dashboard/Till', { counted: '₹9,99,999' });
    expect(tooMuch.status).toBe(400);
    expect(await tooMuch.text()).toMatch(new RegExp(`id="note-error"[^>]*>.*${paymentMessages.tillReason}`));
    const note = 'Counted for a test';
    expect((await sendForm(site, staff, '/dashboard/Till', { counted: '0', note })).status).toBe(303);
    for (const printed of ['1,250', '₹1,00,000', '₹ 1,250.50', '100,000']) {
      const response = await sendForm(site, staff, '/dashboard/Till', { counted: printed, note });
      expect(response.status, printed).toBe(303);
    }
    expect(await read('/dashboard/Till')).toContain('₹1,00,000');
    expect(await read('/dashboard/Till')).toMatch(/It is right|missing/);
    const till = (await read('/dashboard/Till')).replaceAll('<!-- -->', '');
    const closed = till.search(
      /The till of today was closed by [^<]+\.<\/strong> [^<]*(right|missing|too much)\./,
    );
    expect(closed).toBeGreaterThan(0);
    expect(closed).toBeLessThan(till.indexOf('type="date"'));
  });

  test('the till lists the payments of the day with their total, and another day can be chosen', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Till Person' });
    const path = (await pay(booked.id, { amount: '123', method: 'card' })).headers.get('Location') ?? '';
    const till = (await read('/dashboard/Till')).replaceAll('<!-- -->', '');
    const table = till.slice(till.indexOf('Payments of the day'));
    for (const said of ['Till Person', `href="${path}"`, '₹123', 'Card']) expect(table).toContain(said);
    const amounts = await site.binding
      .prepare('select count(*) as count, sum(amount_paise) as paise from payments where day = ?')
      .bind(today())
      .first<{ count: number; paise: number }>();
    expect(table).toContain(`Total of ${amounts?.count}: ${formatMoney(paise(amounts?.paise ?? 0))}`);
    expect(till).toMatch(/<input[^>]*type="date"/);
    const before = await read(`/dashboard/Till?day=${addDays(today(), -4000)}`);
    expect(before).toContain('No payments on this day');
    expect(before).toContain(`value="${addDays(today(), -4000)}"`);
  });

  test('the opening float is part of what should be in the till, and of the next count', async () => {
    const open = (float: string) => sendForm(site, staff, '/dashboard/Till', { intent: 'float', float });
    const expected = async () =>
      parseMoney(
        /should be in the till, with the float: <strong>([^<]+)</.exec(
          (await read('/dashboard/Till')).replaceAll('<!-- -->', ''),
        )?.[1] ?? '',
      ) ?? 0;
    expect((await open('0')).status).toBe(303);
    const before = await expected();
    const refused = await open('much');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(paymentMessages.float);
    expect(await landing(await open('₹2,000'))).toContain(toastMessages.tillOpened.text);
    expect(await expected()).toBe(before + 2_000_00);
    await sendForm(site, staff, '/dashboard/Till', { counted: '0', note: 'Counted for a test' });
    const counted = await site.binding
      .prepare('select expected_paise as paise from till_closings order by at desc limit 1')
      .first<{ paise: number }>();
    expect(counted?.paise).toBe(before + 2_000_00);
    expect((await open('0')).status).toBe(303);
  });
});

describe('a name or phone that was mistyped', () => {
  const correct = (booked: { readonly id: string }, fields: Record<string, string>) =>
    sendForm(site, staff, `${pathOf(booked)}/person`, fields);

  test('is corrected on the page of the appointment, with a row in the history and in the audit log', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Mistiped Name' });
    const phone = newPhone();
    const started = await read(`${pathOf(booked)}/person`);
    expect(started).toContain('value="Mistiped Name"');
    expect(started).toContain(`value="${booked.phone}"`);
    const saved = await correct(booked, { patientName: 'Mistyped Name', phone: `0${phone}` });
    const page = (await landing(saved)).replaceAll('<!-- -->', '');
    for (const said of [toastMessages.personCorrected.text, 'Mistyped Name', phone, 'Corrected'])
      expect(page).toContain(said);
    expect(page).toContain('name and phone');
    expect(page).not.toContain('Mistiped');
    expect(await read(`${deskPath}?q=${phone}`)).toContain('Mistyped Name');
    const audited = await site.binding
      .prepare("select count(*) as count from audit_log where target = ? and action = 'appointment.correct'")
      .bind(booked.id)
      .first<{ count: number }>();
    expect(audited?.count).toBe(1);
  });

  test('keeps what was typed when it is refused', async () => {
    const booked = await bookAtDesk(site, doctor);
    const refused = await correct(booked, { patientName: 'Typed Name', phone: '12' });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('value="Typed Name"');
    expect(html).toContain(phoneMessage);
    expect((await correct({ id: 'nobody' }, { patientName: 'A', phone: newPhone() })).status).toBe(404);
  });
});

test('the day sheet names the adult who comes with a child, and marks a visit in between', async () => {
  await bookAtDesk(site, doctor, {
    patientName: 'Sheet Child',
    adultName: 'Sheet Mother',
    bookedFor: 'other',
    bookerName: 'Sheet Mother',
  });
  await bookAppointment(
    deskCommand(site),
    doctor,
    bookingInput({ doctorId: doctor.id, day: tomorrow(), patientName: 'Sheet Between', inBetween: true }),
  );
  // The manual for the hospital names this link.
  expect(await read(deskPath)).toMatch(/>Day sheet<\/a>/);
  const sheet = (await read(`${deskPath}/day-sheet?day=${tomorrow()}`)).replaceAll('<!-- -->', '');
  expect(sheet).toContain('Sheet Child, with Sheet Mother');
  expect(sheet).toContain('Sheet Between (in between)');
});

describe('a form submitted several times', () => {
  /** Returns the idempotency key in a page's form, and checks that there is one. */
  async function keyOn(path: string, after = ''): Promise<string> {
    const html = await read(path);
    const key = /name="key" value="([^"]+)"/.exec(html.slice(html.indexOf(after)))?.[1];
    expect(key, path).toMatch(/^[0-9a-f-]{36}$/);
    return key ?? '';
  }

  /** Submits a form twice at once and once more. All three must redirect to the same page. */
  async function sendThrice(path: string, fields: Record<string, string>) {
    const answers = await Promise.all([1, 2].map(() => sendForm(site, staff, path, fields)));
    answers.push(await sendForm(site, staff, path, fields));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1);
    return answers;
  }

  const one = async <Value>(query: string, ...values: string[]) =>
    site.binding
      .prepare(query)
      .bind(...values)
      .first<Value>('one');
  const audited = (action: string, target: string) =>
    one<number>('select count(*) as one from audit_log where action = ? and target = ?', action, target);

  async function paidAppointment() {
    const booked = await bookAtDesk(site, doctor);
    const paid = await sendForm(site, staff, `${pathOf(booked)}/payment`, { amount: '500', method: 'cash' });
    const paymentId = paid.headers.get('Location')?.split('/').at(-1) ?? '';
    return { paymentId, path: `${pathOf(booked)}/refund/${paymentId}` };
  }

  const refundedOf = (id: string) =>
    one<number>('select refunded_paise as one from payments where id = ?', id);

  test('takes each step of the day once, and undoes it once', async () => {
    const later = { doctorId: doctor.id, day: today(), minute: 1080, patientName: 'Stepped Once' };
    const { id } = await bookAppointment(deskCommand(site), doctor, bookingInput(later));
    for (const intent of ['confirm', 'arrive', 'complete']) {
      await sendThrice(`${deskPath}/${id}`, { intent, back: deskPath, sure: 'yes' });
      expect(await audited(`appointment.${intent}`, id), intent).toBe(1);
    }
    const undo = { intent: 'undo', version: '4', back: deskPath };
    await sendForm(site, staff, `${deskPath}/${id}`, undo);
    const again = await sendForm(site, staff, `${deskPath}/${id}`, undo);
    expect(again.status).toBe(303);
    expect(await audited('appointment.take-back', id)).toBe(1);
  });

  test('refunds once per opened form', async () => {
    const { paymentId, path } = await paidAppointment();
    const fields = { amount: '100', reason: 'Too much', key: await keyOn(path) };
    await sendThrice(path, fields);
    expect(await refundedOf(paymentId)).toBe(100_00);
    expect(await audited('payment.refund', paymentId)).toBe(1);
    await sendThrice(path, { ...fields, key: await keyOn(path) });
    expect(await refundedOf(paymentId)).toBe(200_00);
  });

  test('is refused when the amount differs, with a message that names no header', async () => {
    const { paymentId, path } = await paidAppointment();
    const fields = { reason: 'Too much', key: await keyOn(path) };
    await sendForm(site, staff, path, { ...fields, amount: '100' });
    const other = await sendForm(site, staff, path, { ...fields, amount: '200' });
    expect(other.status).toBe(409);
    const html = await other.text();
    expect(html).toContain('recorded already');
    expect(html).not.toContain('Idempotency-Key');
    expect(await refundedOf(paymentId)).toBe(100_00);
  });

  test('can be corrected and submitted again after a refusal', async () => {
    const { paymentId, path } = await paidAppointment();
    const fields = { reason: 'Too much', key: await keyOn(path) };
    expect((await sendForm(site, staff, path, { ...fields, amount: '501' })).status).toBe(409);
    expect((await sendForm(site, staff, path, { ...fields, amount: '500' })).status).toBe(303);
    expect(await refundedOf(paymentId)).toBe(500_00);
  });

  test('grants one discount, and a late repeat does not undo a newer discount', async () => {
    const booked = await bookAtDesk(site, doctor);
    const path = `${pathOf(booked)}/discount`;
    const first = { discount: '100', reason: 'Student', key: await keyOn(path) };
    await sendThrice(path, first);
    expect(await audited('payment.discount', booked.id)).toBe(1);
    await sendForm(site, staff, path, { discount: '50', reason: 'Less', key: await keyOn(path) });
    await sendForm(site, staff, path, first);
    expect(await one('select discount_paise as one from bills where appointment_id = ?', booked.id)).toBe(
      50_00,
    );
  });

  test('moves an appointment once, so that Undo restores the earlier time', async () => {
    const booked = await bookAtDesk(site, doctor);
    const path = `${pathOf(booked)}/move`;
    const fields = { date: tomorrow(), slot: '11:30 AM', key: await keyOn(path) };
    const answers = await sendThrice(path, fields);
    expect(answers.map((answer) => nameAndValue(setCookieOf(answer, '__Host-flash')))).toEqual(
      answers.map(() => `__Host-flash=appointmentMoved.${booked.id}.2`),
    );
    await sendForm(site, staff, pathOf(booked), { intent: 'undo', version: '2', back: deskPath });
    expect(await one('select minute as one from appointments where id = ?', booked.id)).toBe(booked.minute);
  });

  test('cancels once, and shows the cancellation each time', async () => {
    const booked = await bookAtDesk(site, doctor);
    const path = `${pathOf(booked)}/cancel`;
    const answers = await sendThrice(path, { reason: 'Has a fever', key: await keyOn(path) });
    for (const answer of answers)
      expect(nameAndValue(setCookieOf(answer, '__Host-flash'))).toContain(`.${booked.id}.2`);
    expect(await statusOf(booked.id)).toBe('cancelled');
    expect(await audited('appointment.cancel', booked.id)).toBe(1);
  });

  test('counts the till once', async () => {
    const counts = () => one<number>('select count(*) as one from till_closings');
    const before = (await counts()) ?? 0;
    await sendThrice('/dashboard/Till', {
      counted: '120',
      note: 'Counted for a test',
      key: await keyOn('/dashboard/Till'),
    });
    expect(await counts()).toBe(before + 1);
  });

  test('records one call attempt, and the call can still be marked as done', async () => {
    const asked = await site.fetch('/api/v1/callbacks', {
      method: 'POST',
      sameOrigin: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'D. D.', phone: newPhone(), safeToCall: true, consent: true }),
    });
    const { callback } = (await asked.json()) as { callback: { _id: string } };
    const path = '/dashboard/Callbacks';
    const fields = { callbackId: callback._id, key: await keyOn(path, callback._id) };
    await sendThrice(path, { ...fields, status: 'not-reached' });
    expect(await one('select tries as one from callbacks where id = ?', callback._id)).toBe(1);
    await sendThrice(path, { ...fields, status: 'done' });
    expect(await one('select status as one from callbacks where id = ?', callback._id)).toBe('done');
  });
});

describe('the spreadsheet', () => {
  test('contains the day in UTF-8 and escapes names that look like formulas', async () => {
    await bookAtDesk(site, doctor, { patientName: '=HYPERLINK("https://evil.example")', note: 'A secret' });
    const response = await site.fetch(`${deskPath}/csv?day=${tomorrow()}&doctor=${doctor.id}`, { as: staff });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toContain('A secret');
  });

  test('only staff may download it', async () => {
    expect((await site.fetch(`${deskPath}/csv`)).status).toBe(302);
  });
});

describe('callback requests', () => {
  test('are marked as done or tried, and cannot change after they are done', async () => {
    const phone = newPhone();
    const asked = await site.fetch('/api/v1/callbacks', {
      method: 'POST',
      sameOrigin: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'C. C.', phone, safeToCall: true, consent: true }),
    });
    const { callback } = (await asked.json()) as { callback: { _id: string } };
    const note = (status: string) =>
      sendForm(site, staff, '/dashboard/Callbacks', { callbackId: callback._id, status });
    expect((await note('maybe')).status).toBe(400);
    expect(await landing(await note('not-reached'))).toContain(toastMessages.callNotReached.text);
    expect(await landing(await note('done'))).toContain(toastMessages.callDone.text);
    expect((await note('done')).status).toBe(409);
  });
});

test('an appointment that is entered for a call keeps its answers, and the call is done until it is undone', async () => {
  const answers = { safeToCall: false, callAs: 'the library', bestTime: 'after six' };
  const phone = newPhone();
  const asked = await site.fetch('/api/v1/callbacks', {
    method: 'POST',
    sameOrigin: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Must Not Know', phone, consent: true, ...answers }),
  });
  const { callback } = (await asked.json()) as { callback: { _id: string } };
  const form = await read(newAppointmentPath({ callback: callback._id }));
  const filledIn = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(form)?.[1] ?? '';
  expect(form).toContain('<option value="false" selected="">');
  const names = ['patientName', 'phone', 'callAs', 'bestTime', 'callback'];
  const booked = await sendForm(site, staff, `${deskPath}/new`, {
    ...Object.fromEntries(names.map((name) => [name, filledIn(name)])),
    ...{ doctorId: doctor.id, visit: 'hospital', date: tomorrow(), slot: '10:00 AM', safeToCall: 'false' },
  });
  const page = await landing(booked);
  expect(page).toContain(toastMessages.appointmentBookedAfterCall.text);
  expect(page).toContain('Safe to call: No');
  expect(page).toContain('Say that this is the library');
  expect(page).toContain('<dd>after six</dd>');
  const callStatus = () =>
    site.binding.prepare('select status from callbacks where id = ?').bind(callback._id).first('status');
  expect(await callStatus()).toBe('done');
  await sendForm(site, staff, '/dashboard/Callbacks', { intent: 'undo', id: callback._id });
  expect(await callStatus()).toBe('open');
});

test.each([
  [{ safeToCall: true }, 'true'],
  [{ safeToCall: false, callAs: 'a friend' }, 'false'],
])('a request to be called with %j fills in the form for an appointment', async (answer, safeToCall) => {
  const phone = newPhone();
  const asked = await site.fetch('/api/v1/callbacks', {
    method: 'POST',
    sameOrigin: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Rings Back', phone, consent: true, ...answer }),
  });
  const { callback } = (await asked.json()) as { callback: { _id: string } };
  const link = newAppointmentPath({ callback: callback._id });
  expect(await read('/dashboard/Callbacks')).toContain(`href="${link}"`);
  const form = await read(link);
  expect(form).toMatch(/<input[^>]*name="patientName"[^>]*value="Rings Back"/);
  expect(form).toMatch(new RegExp(`<input[^>]*name="phone"[^>]*value="${phone}"`));
  expect(form).toMatch(new RegExp(`<option value="${safeToCall}" selected="">`));
});

describe('a person’s data', () => {
  const path = '/dashboard/PersonData';

  test('is exported as a file, and the export is in the audit log', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Asks For Data', note: 'My own words' });
    const response = await sendForm(site, staff, `${path}/file`, { phone: booked.phone });
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('My own words');
    const audited = await site.binding
      .prepare("select count(*) as count from audit_log where target = ? and action = 'appointment.export'")
      .bind(booked.id)
      .first<{ count: number }>();
    expect(audited?.count).toBe(1);
  });

  test('is shown as a page to print with the same values as the file, and the export is in the audit log', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Asks On Paper', note: 'My own words' });
    await sendForm(site, staff, `${pathOf(booked)}/payment`, { amount: '100', method: 'cash' });
    const page = await (await sendForm(site, staff, path, { intent: 'print', phone: booked.phone })).text();
    for (const said of [
      'Asks On Paper',
      '<dt>Note</dt><dd>My own words</dd>',
      '<dt>Amount</dt><dd>₹100</dd>',
    ])
      expect(page).toContain(said);
    expect(page).not.toContain('name="again"');
    const audited = await site.binding
      .prepare("select count(*) as count from audit_log where target = ? and action = 'appointment.export'")
      .bind(booked.id)
      .first<{ count: number }>();
    expect(audited?.count).toBe(1);
  });

  const find = (phone: string) => sendForm(site, staff, path, { intent: 'find', phone });
  const erase = (phone: string, again: string) =>
    sendForm(site, staff, path, { intent: 'erase', phone, again });

  test('is found first, with the names and the counts, and the audit log notes who looked', async () => {
    const booked = await bookAtDesk(site, doctor, { patientName: 'Found Person' });
    await sendForm(site, staff, `${pathOf(booked)}/payment`, { amount: '100', method: 'cash' });
    const page = (await (await find(booked.phone)).text()).replaceAll('<!-- -->', '');
    for (const said of ['Found Person', 'Visits: 1', 'Payments: 1', 'Requests for a call: 0']) {
      expect(page).toContain(said);
    }
    const audited = await site.binding
      .prepare(
        "select count(*) as count from audit_log where target = ? and action = 'appointment.read-person'",
      )
      .bind(booked.id)
      .first<{ count: number }>();
    expect(audited?.count).toBe(1);
    expect(await (await find(newPhone())).text()).toContain('Nothing is kept under');
  });

  test('is not erased before a future appointment is cancelled', async () => {
    const booked = await bookAtDesk(site, doctor, { note: 'To be forgotten' });
    const found = await (await find(booked.phone)).text();
    expect(found).toContain(appointmentProblems.stillLive);
    expect(found).not.toContain('name="again"');
    const refused = await erase(booked.phone, booked.phone);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(appointmentProblems.stillLive);
    expect(await read(pathOf(booked))).toContain('To be forgotten');
  });

  test('is erased only after the number was typed again, and the answer lists what went and what stays', async () => {
    const booked = await bookAtDesk(site, doctor, { note: 'To be forgotten', patientName: 'Leaves Us' });
    await sendForm(site, staff, `${pathOf(booked)}/payment`, { amount: '100', method: 'cash' });
    await sendForm(site, staff, `${pathOf(booked)}/cancel`, { reason: '' });
    const question = (await (await find(booked.phone)).text()).replaceAll('<!-- -->', '');
    const gone = 'Notes, reasons, age and sex, best time, name to say and answers about messages of 1 visit';
    const kept = '1 payment with the name on the receipt, until 31 March';
    for (const said of ['Leaves Us', 'name="again"', gone, kept, 'the law asks for a year']) {
      expect(question).toContain(said);
    }
    for (const again of ['', newPhone()]) {
      const refused = await erase(booked.phone, again);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('id="again-error"');
    }
    // Without the step of the button, the form only finds.
    await sendForm(site, staff, path, { phone: booked.phone, again: booked.phone });
    expect(await read(pathOf(booked))).toContain('To be forgotten');
    const answer = await erase(booked.phone, `+91 ${booked.phone}`);
    expect(answer.status).toBe(200);
    const result = (await answer.text()).replaceAll('<!-- -->', '');
    for (const said of [`The data of ${booked.phone} is erased`, 'Leaves Us', gone, kept]) {
      expect(result).toContain(said);
    }
    expect(await read(pathOf(booked))).not.toContain('To be forgotten');
  });

  test.each(['', '12', 'all'])('refuses %j as a phone number', async (phone) => {
    for (const at of [path, `${path}/file`]) {
      const response = await sendForm(site, staff, at, { phone });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(phoneMessage);
    }
  });
});

test('the overview shows waiting requests, and answers 503 while the database is away', async () => {
  expect(await read('/dashboard')).toContain('Requests waiting');
  const response = await site.fetch('/dashboard', { as: staff, headers: { 'x-test-database-failure': '1' } });
  expect(response.status).toBe(503);
});
