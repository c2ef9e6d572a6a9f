/** Counts of the front desk, the overview, the menu, the summary and the month, on random days: each has one definition. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointments } from '#app/appointments/appointment.schema.server.ts';
import { isLive, statuses, visitKinds } from '#app/appointments/appointment.values.ts';
import { countVisits, listAppointments } from '#app/appointments/appointment-lists.queries.server.ts';
import type { BookingContext } from '#app/appointments/free-times/schedule.ts';
import {
  countOpenVisits,
  countRequested,
  countUnseen,
  listRequested,
  listWithoutOutcome,
} from '#app/appointments/open-visits.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { countForDesk, listForDesk } from '#app/messages/message.queries.server.ts';
import { messages } from '#app/messages/message.schema.server.ts';
import { messageKinds, messageStates } from '#app/messages/message.values.ts';
import { fromRupees } from '#app/money/money.ts';
import { addDays, daysFrom, momentInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { messagesOn } from '#tests/support/messages.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { thirdUnlessFull } from '#tests/support/test-matrix.ts';
import { readMonth } from '../month/month.server.ts';
import { readOverview } from '../overview/overview.server.ts';
import { readDesk } from './desk-board.server.ts';
import { appointmentsOf, bookedOf, wholeDay } from './desk-board.ts';
import { readDeskWeek } from './desk-week.server.ts';

const today = '2026-11-24';
const now = momentInIndia(today, 12 * 60);
const moment: BookingContext = { now, facts: { ...defaultFacts, hospitalHolidays: [] } };
/** Five days of one month, two of them past. */
const days = daysFrom(addDays(today, -2), 5);

let store: TestStore;
let doctors: readonly DoctorHours[];
beforeAll(async () => {
  store = await openTestStore();
  const staff = commandFor(store, { now });
  doctors = [
    await addDoctorWithHours(staff, { name: 'Dr. One' }),
    await addDoctorWithHours(staff, { name: 'Dr. Two' }),
  ];
});
afterAll(() => store.dispose());
beforeEach(() => store.database.delete(messages));

const visit = fc.record({
  doctor: fc.nat({ max: 1 }),
  day: fc.constantFrom(...days),
  status: fc.constantFrom(...statuses),
  visit: fc.constantFrom(...visitKinds),
  byVisitor: fc.boolean(),
  isSeen: fc.boolean(),
  hasArrived: fc.boolean(),
});
type Visit = typeof visit extends fc.Arbitrary<infer Made> ? Made : never;

async function fill(visits: readonly Visit[]) {
  await store.database.delete(appointments);
  for (const [index, one] of visits.entries()) {
    const doctor = doctors[one.doctor] ?? doctors[0];
    await store.database.insert(appointments).values({
      id: `visit-${index}`,
      reference: `R${index}`,
      doctorId: doctor?.id ?? '',
      doctorName: doctor?.name ?? '',
      feePaise: fromRupees(500),
      visit: one.visit,
      day: one.day,
      minute: 540 + index,
      status: one.status,
      inBetween: true,
      patientName: `Person ${index}`,
      phone: newPhone(),
      bookedFor: 'self',
      safeToCall: true,
      arrivedAt: one.hasArrived ? now : null,
      createdBy: one.byVisitor ? null : 'somebody',
      seenAt: one.isSeen ? now : null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('headings, chips, badges, the summary, the overview and the month count the same visits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 14 }), async (visits) => {
      await fill(visits);
      const { database } = store;
      const booked = (day: string) => visits.filter((one) => one.day === day && one.status !== 'cancelled');
      for (const day of days) {
        const { sections } = await readDesk(database, wholeDay(day), moment);
        expect(sum(sections.map((section) => bookedOf(section).length))).toBe(booked(day).length);
        expect(sum(sections.map((section) => appointmentsOf(section).length))).toBe(
          visits.filter((one) => one.day === day).length,
        );
        for (const section of sections)
          expect(section.remark).toMatch(new RegExp(`^${bookedOf(section).length} appointments?\\b`));
        expect(await countVisits(database, day)).toBe(booked(day).length);
      }
      const [first = today] = days;
      const week = await readDesk(database, { ...wholeDay(first), span: 'week' }, moment);
      for (const section of week.sections)
        expect(bookedOf(section).length).toBe(section.day === null ? 0 : booked(section.day).length);

      const summary = await readDeskWeek(database, wholeDay(first), moment);
      for (const [index, { day }] of summary.days.entries())
        expect(sum(summary.rows.map((row) => row.days[index]?.booked ?? 0))).toBe(booked(day).length);

      const { visits: month } = await readMonth(database, '2026-11');
      expect(month.all.booked - month.all.cancelled).toBe(sum(days.map((day) => booked(day).length)));
      for (const parts of [Object.values(month.byWay), Object.values(month.byKind), month.byDoctor])
        for (const count of ['booked', 'came', 'missed', 'cancelled', 'open'] as const)
          expect(sum(parts.map((part) => part[count]))).toBe(month.all[count]);
      expect(month.byWay.website.booked).toBe(visits.filter(({ byVisitor }) => byVisitor).length);

      const listed = await listAppointments(database, { from: today, until: addDays(today, 30) });
      expect(await countUnseen(database, today)).toBe(listed.filter(({ isNew }) => isNew).length);
      const open = await countOpenVisits(database, today);
      expect(open.requested).toBe((await listRequested(database, today)).length);
      expect(open.requested).toBe(await countRequested(database, today));
      expect(open.withoutOutcome).toBe((await listWithoutOutcome(database, today)).length);

      const overview = await readOverview(database, {
        ...{
          now,
          facts: moment.facts as typeof defaultFacts,
          isDemonstration: false,
          origin: 'https://a.in',
        },
        ...{ renderedRooms: [], pagesToReview: [], role: 'admin' as const },
      });
      expect(overview.today.appointments).toBe(booked(today).length);
      const { waiting, late, next } = overview.people;
      const ofToday = visits.filter((one) => one.day === today);
      expect(late.count + next.count).toBe(
        ofToday.filter(({ status, hasArrived }) => isLive(status) && !hasArrived).length,
      );
      expect(waiting.count).toBe(
        ofToday.filter(({ status, hasArrived }) => status === 'confirmed' && hasArrived).length,
      );
    }),
    { numRuns: thirdUnlessFull(24) },
  );
}, 120_000);

const hour = 60 * 60 * 1000;
const waiting = fc.record({
  state: fc.constantFrom(...messageStates),
  kind: fc.constantFrom(...messageKinds),
  subject: fc.nat({ max: 3 }),
  endedHours: fc.integer({ min: -30, max: -1 }),
  expiresHours: fc.integer({ min: -2, max: 12 }),
  reason: fc.constantFrom(null, 'stopped', 'undone', 'cap'),
});

test('the list of messages to send by hand has as many as its count, whatever ended before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(waiting, { maxLength: 10 }), async (all) => {
      await store.database.delete(messages);
      for (const [index, one] of all.entries()) {
        const ended = new Date(now.getTime() + one.endedHours * hour);
        await store.database.insert(messages).values({
          id: `message-${index}`,
          ...{ kind: one.kind, audience: 'patient', subjectKind: 'appointment', subjectVersion: 1 },
          ...{
            subjectId: `visit-${one.subject}`,
            day: today,
            minute: 600,
            state: one.state,
            reason: one.reason,
          },
          ...{ dedupeKey: `message-${index}`, dueAt: ended, nextAt: ended, attempts: 0, madeBy: 'site' },
          expiresAt: new Date(now.getTime() + one.expiresHours * hour),
          createdAt: new Date(ended.getTime() - index),
          endedAt: one.state === 'waiting' || one.state === 'sending' ? null : ended,
        });
      }
      const listed = await listForDesk(store.database, messagesOn(), now);
      expect((await countForDesk(store.database, messagesOn(), now)).byHand).toBe(listed.length);
    }),
    { numRuns: thirdUnlessFull(30) },
  );
}, 60_000);
