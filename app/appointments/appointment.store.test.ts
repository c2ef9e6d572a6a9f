import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointments, auditLog } from '#app/all-tables.server.ts';
import { type DoctorHours, usualWorkingDays } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment, readAppointment } from './appointment.commands.server.ts';
import type { BookingInput, ChangeInput } from './appointment.input.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { nextStatuses, noticeVersion, statuses } from './appointment.values.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';
import { listAppointments, listArrivals } from './appointment-lists.queries.server.ts';
import { changeByVisitor, lookUpAppointment } from './appointment-lookup.server.ts';
import { searchAppointments } from './appointment-search.queries.server.ts';
import {
  countRequested,
  countUnseen,
  countUnusualOnlineVisits,
  listConfirmedSince,
} from './open-visits.queries.server.ts';

let store: TestStore;
let staff: Command;
let visitor: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());
beforeEach(async () => {
  visitor = asVisitor(staff);
  doctor = await addDoctorWithHours(staff);
});

const book = (overrides: Partial<BookingInput> = {}, command = visitor, hours = doctor) =>
  bookAppointment(command, hours, bookingInput({ doctorId: hours.id, ...overrides }));

const change = async (id: string, wanted: Partial<ChangeInput>, command = staff) => {
  const before = await findAppointment(store.database, id);
  if (!before) throw new Error('The appointment does not exist.');
  return changeAppointment(command, before, { reason: null, ...wanted }, doctor);
};

const audited = async (target: string) =>
  (
    await store.database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.target, target))
  ).map(({ action }) => action);

const gate = { limit: async () => ({ success: true }) } as RateLimit;

describe('booking', () => {
  test('stores the input, the doctor’s current fee and the time of consent', async () => {
    const made = await book({
      note: 'First visit',
      bookedFor: 'other',
      bookerName: 'Ravi',
      callAs: 'a friend',
    });
    expect(made).toMatchObject({
      doctorName: doctor.name,
      feePaise: 70_000,
      status: 'requested',
      note: 'First visit',
      bookerName: 'Ravi',
      callAs: 'a friend',
      isNew: true,
      history: [{ what: 'booked', by: null }],
    });
    const [row] = await store.database.select().from(appointments).where(eq(appointments.id, made.id));
    expect(row).toMatchObject({ consentAt: staff.now, noticeEdition: noticeVersion });
    expect(await audited(made.id)).toEqual(['appointment.book']);
  });

  test.each([
    ['visitor', 'No', false],
    ['staff', 'Not asked', null],
  ] as const)(
    'stores a missing answer to the question whether it is safe to call, by %s, as %s',
    async (by, _text, stored) => {
      const { safeToCall: _answer, ...unanswered } = bookingInput({ doctorId: doctor.id });
      const made = await bookAppointment(by === 'staff' ? staff : visitor, doctor, unanswered);
      expect(made.safeToCall).toBe(stored);
    },
  );

  test('lets one of many concurrent bookings have a slot, hospital and video together', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => book({ visit: index % 2 === 0 ? 'hospital' : 'video' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ status: 409, problem: { message: appointmentProblems.taken } });
  });

  test('frees the slot of a cancelled appointment', async () => {
    const { id } = await book();
    await change(id, { status: 'cancelled' });
    expect(await book()).toMatchObject({ status: 'requested' });
  });

  test('lets staff, and not visitors, book beside a taken slot any number of times', async () => {
    await book();
    for (const _ of [1, 2]) {
      expect(await book({ inBetween: true }, staff)).toMatchObject({ inBetween: true, isNew: false });
    }
    await expect(book({}, staff)).rejects.toMatchObject({ status: 409 });
  });

  test('books for a phone however many appointments it has, and tells the desk about more than four', async () => {
    const [phone, usual] = [newPhone(), newPhone()];
    const minutes = [540, 570, 600, 630, 660, 690];
    for (const minute of minutes)
      expect(await book({ phone, minute })).toMatchObject({ status: 'requested' });
    for (const minute of [720, 750, 780, 810]) await book({ phone: usual, minute });
    await book({ phone: usual, minute: 840 }, staff);
    expect([...(await countUnusualOnlineVisits(store.database, [phone, usual], '2026-11-20'))]).toEqual([
      [phone, minutes.length],
    ]);
  });

  test('books once for a form submitted twice, one after the other or concurrently', async () => {
    const key = { key: crypto.randomUUID(), requestHash: 'a' };
    const input = bookingInput({ doctorId: doctor.id });
    const [one, other] = await Promise.all([1, 2].map(() => bookAppointment(visitor, doctor, input, key)));
    const again = await bookAppointment(visitor, doctor, input, key);
    expect(new Set([one?.id, other?.id, again.id]).size).toBe(1);
    await expect(bookAppointment(visitor, doctor, input, { ...key, requestHash: 'b' })).rejects.toMatchObject(
      {
        status: 409,
      },
    );
  });

  test('counts no attempt for a form that has booked already', async () => {
    let attempts = 0;
    const countAttempt = async () => {
      attempts += 1;
    };
    const key = { key: crypto.randomUUID(), requestHash: 'a' };
    const input = bookingInput({ doctorId: doctor.id });
    for (const _ of [1, 2, 3]) await bookAppointment(visitor, doctor, input, key, countAttempt);
    expect(attempts).toBe(1);
  });

  test.each<[string, Partial<BookingInput>, string]>([
    ['a time in the past', { day: '2026-11-19' }, appointmentProblems.tooSoon],
    ['a time within two hours', { day: '2026-11-20', minute: 17 * 60 }, appointmentProblems.tooSoon],
    ['a day beyond the horizon', { day: '2026-12-20' }, appointmentProblems.tooFar],
    ['a slot that the doctor does not offer', { minute: 605 }, appointmentProblems.notOffered],
  ])('refuses %s', async (_, overrides, message) => {
    await expect(book(overrides)).rejects.toMatchObject({ status: 409, problem: { message } });
  });

  test('refuses a day of leave and a weekday off, with the reason', async () => {
    const away = { ...doctor, leave: [{ from: '2026-11-24', to: '2026-11-24', note: '' }] };
    await expect(book({}, visitor, away)).rejects.toMatchObject({
      problem: { message: `On leave. ${appointmentProblems.notOffered}` },
    });
    const off = { ...doctor, workingDays: ['Mon'] as const };
    await expect(book({}, visitor, off)).rejects.toMatchObject({
      problem: { message: `Not on Tuesdays. ${appointmentProblems.notOffered}` },
    });
  });

  test('refuses a video visit with a doctor who has no registration', async () => {
    const unregistered = { ...doctor, registrationCouncil: null, registrationNumber: null };
    await expect(book({ visit: 'video' }, visitor, unregistered)).rejects.toMatchObject({ status: 409 });
    expect(await book({}, visitor, unregistered)).toMatchObject({ visit: 'hospital' });
  });

  test('lets staff book a past slot of today, and months ahead', async () => {
    expect(await book({ day: '2026-11-20', minute: 540 }, staff)).toMatchObject({ isNew: false });
    expect(await book({ day: '2027-01-05' }, staff)).toMatchObject({ day: '2027-01-05' });
    await expect(book({ day: '2026-11-19' }, staff)).rejects.toMatchObject({ status: 409 });
  });
});

describe('changing', () => {
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'follows the state rules from %s to %s',
    async (from, to) => {
      const { id } = await book();
      if (from === 'completed') await change(id, { status: 'confirmed' });
      if (from !== 'requested') await change(id, { status: from });
      const attempt = change(id, { status: to });
      if (nextStatuses[from].includes(to)) expect(await attempt).toMatchObject({ status: to });
      else await expect(attempt).rejects.toMatchObject({ status: 409 });
    },
  );

  test('records the old time and the staff member of a move, and frees the old slot', async () => {
    const { id } = await book();
    const moved = await change(id, { place: { day: '2026-11-25', minute: 630 } });
    expect(moved).toMatchObject({ day: '2026-11-25', minute: 630 });
    expect(moved.history.at(-1)).toMatchObject({
      what: 'moved',
      by: 'staff-1',
      from: { day: '2026-11-24', minute: 600 },
    });
    expect(await book()).toMatchObject({ minute: 600 });
    expect(await audited(id)).toEqual(['appointment.book', 'appointment.move']);
  });

  test('refuses a move into a taken slot and writes nothing', async () => {
    await book({ minute: 630 });
    const { id } = await book();
    await expect(change(id, { place: { day: '2026-11-24', minute: 630 } })).rejects.toMatchObject({
      status: 409,
      problem: { message: appointmentProblems.taken },
    });
    expect(await findAppointment(store.database, id)).toMatchObject({ minute: 600, version: 1 });
    expect(await audited(id)).toEqual(['appointment.book']);
  });

  test('lets one of many concurrent moves have a slot', async () => {
    const made = await Promise.all([540, 570, 600, 630].map((minute) => book({ minute })));
    const results = await Promise.allSettled(
      made.map(({ id }) => change(id, { place: { day: '2026-11-24', minute: 690 } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses the second of two concurrent changes of one version', async () => {
    const before = await book();
    const results = await Promise.allSettled(
      (['confirmed', 'cancelled'] as const).map((status) =>
        changeAppointment(staff, before, { reason: null, status }, doctor),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('confirms a requested appointment on arrival, and refuses a no-show afterwards', async () => {
    const { id } = await book();
    const arrived = await change(id, { arrived: true });
    expect(arrived).toMatchObject({ status: 'confirmed', arrivedAt: staff.now });
    expect(arrived.history.map(({ what }) => what)).toEqual(['booked', 'confirmed', 'arrived']);
    await expect(change(id, { status: 'no-show' })).rejects.toMatchObject({ status: 409 });
    expect(await change(id, { status: 'completed' })).toMatchObject({ status: 'completed' });
  });

  test('a completed visit keeps its slot, and a missed one frees it', async () => {
    const completed = await book();
    await change(completed.id, { status: 'confirmed' });
    await change(completed.id, { status: 'completed' });
    await expect(book()).rejects.toMatchObject({ problem: { message: appointmentProblems.taken } });
    const missed = await book({ minute: 630 });
    await change(missed.id, { status: 'no-show' });
    expect(await book({ minute: 630 })).toMatchObject({ minute: 630 });
  });

  test('stores the reason of a cancellation', async () => {
    const { id } = await book();
    const cancelled = await change(id, { status: 'cancelled', reason: 'Feels better' });
    expect(cancelled).toMatchObject({ cancelReason: 'Feels better' });
    expect(cancelled.history.at(-1)).toMatchObject({ what: 'cancelled', reason: 'Feels better' });
  });

  test('undoes the last change within ten minutes, unless the slot is taken or a later change exists', async () => {
    const { id } = await book();
    const cancelled = await change(id, { status: 'cancelled' });
    expect(await undoChange(staff, id, cancelled.version)).toMatchObject({
      status: 'requested',
      cancelReason: null,
    });
    await expect(undoChange(staff, id, cancelled.version)).rejects.toMatchObject({ status: 409 });

    const again = await change(id, { status: 'cancelled' });
    const late = { ...staff, now: new Date(staff.now.getTime() + 11 * 60 * 1000) };
    await expect(undoChange(late, id, again.version)).rejects.toMatchObject({ status: 409 });
    await book();
    await expect(undoChange(staff, id, again.version)).rejects.toMatchObject({
      problem: { message: appointmentProblems.taken },
    });
  });
});

describe('the person who booked', () => {
  test('finds, moves and cancels it by reference and phone; staff see it as new again', async () => {
    const { id, reference, phone } = await book();
    await readAppointment(staff, id);
    const found = await lookUpAppointment(visitor, gate, { reference, phone });
    const moved = await changeByVisitor(
      visitor,
      found,
      { reason: null, place: { day: '2026-11-26', minute: 540 } },
      doctor,
    );
    expect(moved).toMatchObject({ day: '2026-11-26', isNew: true });
    const cancelled = await changeByVisitor(visitor, moved, { reason: null, status: 'cancelled' }, null);
    expect(cancelled.history.map(({ what, by }) => [what, by])).toEqual([
      ['booked', null],
      ['moved', null],
      ['cancelled', null],
    ]);
  });

  test('has a visit in between that staff move to any time of today, and to no day before', async () => {
    await book();
    const found = await book({ inBetween: true }, staff);
    const move = (day: string) => change(found.id, { place: { day, minute: 1005 } });
    await expect(move('2026-11-19')).rejects.toMatchObject({
      problem: { message: appointmentProblems.tooSoon },
    });
    expect(await move('2026-11-20')).toMatchObject({ day: '2026-11-20', minute: 1005, inBetween: true });
  });

  describe('of a visit in between', () => {
    const moveTo = async (place: { day: string; minute: number }) => {
      await book();
      const found = await book({ inBetween: true }, staff);
      const hours = { ...doctor, workingDays: usualWorkingDays };
      return changeByVisitor(visitor, found, { reason: null, place }, hours);
    };

    test.each<[string, { day: string; minute: number }, string]>([
      ['a day on which the doctor does not work', { day: '2026-11-22', minute: 600 }, 'Not on Sundays.'],
      ['a day in three years', { day: '2029-11-20', minute: 600 }, appointmentProblems.tooFar],
      ['a minute between two slots', { day: '2026-11-25', minute: 605 }, appointmentProblems.notOffered],
      ['a slot within two hours', { day: '2026-11-20', minute: 17 * 60 }, appointmentProblems.tooSoon],
      ['the taken slot beside it', { day: '2026-11-24', minute: 600 }, appointmentProblems.taken],
    ])('cannot move it to %s', async (_, place, text) => {
      await expect(moveTo(place)).rejects.toMatchObject({
        status: 409,
        problem: { message: expect.stringContaining(text) },
      });
    });

    test('moves it to an offered slot, which it then holds', async () => {
      const place = { day: '2026-11-25', minute: 630 };
      expect(await moveTo(place)).toMatchObject({ ...place, inBetween: false });
      await expect(book(place)).rejects.toMatchObject({ problem: { message: appointmentProblems.taken } });
    });
  });

  test('cannot change it in the last two hours', async () => {
    const { reference, phone } = await book({ day: '2026-11-21', minute: 540 });
    const at = (minutesBefore: number) => ({
      ...visitor,
      now: new Date(Date.parse('2026-11-21T03:30:00Z') - minutesBefore * 60 * 1000),
    });
    const found = await lookUpAppointment(visitor, gate, { reference, phone });
    const cancel = { reason: null, status: 'cancelled' } as const;
    await expect(changeByVisitor(at(119), found, cancel, null)).rejects.toMatchObject({ status: 409 });
    expect(await changeByVisitor(at(120), found, cancel, null)).toMatchObject({ status: 'cancelled' });
  });

  test('gets the same answer for a wrong reference and a wrong phone, and is throttled after ten guesses', async () => {
    const { reference, phone } = await book();
    const answers: unknown[] = [];
    for (const lookup of [
      { reference, phone: newPhone() },
      { reference: 'CCCCCCCCC', phone },
      { reference: undefined, phone },
    ]) {
      answers.push(await lookUpAppointment(visitor, gate, lookup).catch(({ problem }) => problem));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, () => lookUpAppointment(visitor, gate, { reference: 'CCCCCCCCC', phone })),
    );
    const held = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.status === 429);
    // Two of the three look-ups above were for this phone, so the limit of ten leaves eight of these twelve.
    expect(held).toHaveLength(4);
  });

  test('is not throttled by successful look-ups', async () => {
    const { reference, phone } = await book();
    for (let time = 0; time < 15; time += 1) {
      expect(await lookUpAppointment(visitor, gate, { reference, phone })).toMatchObject({ reference });
    }
  });
});

describe('reading', () => {
  test('opening an appointment writes an audit entry and marks it as seen', async () => {
    const counts = async () => [
      await countUnseen(store.database, '2026-11-20'),
      await countRequested(store.database, '2026-11-20'),
    ];
    const [unseen = 0, requested = 0] = await counts();
    const { id } = await book();
    expect(await counts()).toEqual([unseen + 1, requested + 1]);
    expect(await readAppointment(staff, id)).toMatchObject({ isNew: false });
    expect(await counts()).toEqual([unseen, requested + 1]);
    expect(await audited(id)).toEqual(['appointment.book', 'appointment.read']);
    await expect(readAppointment(staff, 'nobody')).rejects.toMatchObject({ status: 404 });
    expect(await audited('nobody')).toEqual([]);
  });

  test('lists the matching appointments by day and time, without notes', async () => {
    const made = [
      await book({ day: '2026-12-08', minute: 600, note: 'Private' }),
      await book({ day: '2026-12-08', minute: 540, visit: 'video' }),
      await book({ day: '2026-12-09', minute: 540 }),
    ];
    const ids = async (query: Parameters<typeof listAppointments>[1]) =>
      (await listAppointments(store.database, query)).map(({ id }) => made.findIndex((one) => one.id === id));
    expect(await ids({ from: '2026-12-08', until: '2026-12-09' })).toEqual([1, 0]);
    expect(await ids({ from: '2026-12-08', until: '2026-12-15' })).toEqual([1, 0, 2]);
    expect(await ids({ from: '2026-12-08', until: '2026-12-09', visit: 'hospital' })).toEqual([0]);
    expect(await ids({ from: '2026-12-01', doctorId: doctor.id })).toEqual([1, 0, 2]);
    const list = await listAppointments(store.database, { from: '2026-12-08' });
    expect(list.some((one) => 'note' in one || 'history' in one)).toBe(false);
  });

  test('continues a list after its cursor, in both orders', async () => {
    const made = await Promise.all([540, 570, 600].map((minute) => book({ day: '2026-12-10', minute })));
    const of = (query: Parameters<typeof listAppointments>[1]) =>
      listAppointments(store.database, { doctorId: doctor.id, ...query });
    const [first] = made;
    if (!first) throw new Error('Expected a booked appointment.');
    expect((await of({ from: '2026-12-01', after: first })).map(({ minute }) => minute)).toEqual([570, 600]);
    expect((await of({})).map(({ minute }) => minute)).toEqual([600, 570, 540]);
    expect(
      (await of({ after: { ...first, minute: 600, id: made[2]?.id ?? '' } })).map(({ minute }) => minute),
    ).toEqual([570, 540]);
  });

  test('lists the requests that were confirmed since a moment, and none that has only moved since', async () => {
    const { id, day } = await book({ day: '2026-12-10', minute: 660 });
    const listed = async (since: Date) =>
      (await listConfirmedSince(store.database, day, since)).map((one) => one.id);
    expect(await listed(staff.now)).not.toContain(id);
    await change(id, { status: 'confirmed' });
    expect(await listed(staff.now)).toContain(id);
    const nextDay = { ...staff, now: new Date(staff.now.getTime() + 86_400_000) };
    await change(id, { place: { day, minute: 690 } }, nextDay);
    expect(await listed(nextDay.now)).not.toContain(id);
  });

  test('lists each arrival of a day in its order, also one that was taken back', async () => {
    const day = '2026-12-10';
    const at = (minute: number) => ({ ...staff, now: momentInIndia(day, minute) });
    const [one, two] = [await book({ day, minute: 690 }), await book({ day, minute: 720 })];
    const arrived = await change(two.id, { arrived: true }, at(540));
    await change(one.id, { arrived: true }, at(542));
    await undoChange(at(544), two.id, arrived.version);
    await change(two.id, { arrived: true }, at(560));
    expect(await listArrivals(store.database, day)).toEqual([two.id, one.id, two.id]);
    expect(await listArrivals(store.database, '2026-12-11')).toEqual([]);
  });

  describe('a search', () => {
    const today = '2026-12-10';
    const finds = async (search: string) =>
      (await searchAppointments(store.database, search, today)).map(({ id }) => id);

    test('finds by reference, phone and parts of names, ignoring accents', async () => {
      const made = await book({
        patientName: 'Zoë van Quillfeather',
        bookedFor: 'other',
        bookerName: 'Ömer Aziz',
      });
      for (const search of [
        ...['zoe quill', 'QUILLFEATHER', 'omer', 'feather', 'feather quill'],
        ...[made.phone, made.phone.slice(-4), made.reference.toLowerCase()],
      ]) {
        expect(await finds(search), search).toEqual([made.id]);
      }
      for (const search of ['', ' ', '%', "' or 1=1", 'zoe nobody']) {
        expect(await finds(search), search).toEqual([]);
      }
    });

    test('finds a name in another spelling, and shows the next visits first, then the latest past ones', async () => {
      const visits: string[] = [];
      for (const [patientName, day] of [
        ['Ishaan Past', '2026-12-08'],
        ['Ishan Later', '2026-12-16'],
        ['Ishaan Latest', '2026-12-09'],
        ['Ishaan Next', '2026-12-11'],
      ] as const)
        visits.push((await book({ patientName, day, minute: 660 })).id);
      const [past, later, latest, next] = visits;
      expect(await finds('ishan')).toEqual([next, later, latest, past]);
      expect(await finds('Ishaan')).toEqual([next, later, latest, past]);
    });

    test('shows names that begin so before names that have it inside a word', async () => {
      const visits: string[] = [];
      for (const [patientName, day] of [
        ['Yashwarzeb Khan', '2026-12-11'],
        ['Warzeb Past', '2026-12-08'],
        ['Warzeb Next', '2026-12-16'],
      ] as const)
        visits.push((await book({ patientName, day, minute: 720 })).id);
      const [inside, past, next] = visits;
      expect(await finds('warzeb')).toEqual([next, past, inside]);
    });
  });
});
