import { expect, test } from 'vitest';
import type { ProblemError } from '#app/platform/http/problems.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { parseBooking, parseChange, parseLookup, parseVisitorChange } from './appointment.input.server.ts';
import { appointmentLimits } from './appointment.values.ts';

const body = {
  doctorId: 'd',
  visit: 'hospital',
  date: '2026-11-24',
  slot: '10:00 AM',
  patientName: 'Asha',
  phone: '98765 43210',
  consent: true,
};

function errorsOf(parse: () => unknown): unknown {
  try {
    parse();
  } catch (error) {
    return (error as ProblemError).problem.errors;
  }
  throw new Error('Expected the input to be refused.');
}

test('reads a booking from JSON and from a form alike', () => {
  const expected = {
    doctorId: 'd',
    visit: 'hospital',
    day: '2026-11-24',
    minute: 600,
    phone: '9876543210',
    consent: true,
  };
  expect(
    parseBooking({ ...body, email: '', note: ' ', callAs: null, safeToCall: true }, 'visitor'),
  ).toMatchObject({
    ...expected,
    email: null,
    note: null,
    callAs: null,
    safeToCall: true,
  });
  expect(parseBooking({ ...body, consent: 'on', safeToCall: '', under18: 'false' }, 'visitor')).toMatchObject(
    {
      ...expected,
      safeToCall: false,
    },
  );
});

test('reports the errors of all fields at once', () => {
  const faults = {
    doctorId: '',
    visit: 'x',
    date: '2026-02-29',
    slot: '10:01 AM',
    patientName: ' ',
    phone: '1',
    email: 'x',
    note: 'x'.repeat(appointmentLimits.note + 1),
    callAs: 'a\nb',
    safeToCall: 'x',
    bookedFor: 'x',
  };
  const { consent: _given, ...others } = body;
  expect(
    Object.keys(errorsOf(() => parseBooking({ ...others, ...faults }, 'visitor')) as object).sort(),
  ).toEqual([...Object.keys(faults), 'consent'].sort());
});

test('treats an unticked checkbox as no consent', () => {
  const { consent: _given, ...others } = body;
  for (const consent of [undefined, null, '', 'false', false]) {
    expect(
      errorsOf(() => parseBooking({ ...others, consent: consent ?? undefined }, 'visitor')),
      String(consent),
    ).toMatchObject({
      consent: appointmentProblems.consent,
    });
  }
  expect(parseBooking(others, 'staff')).not.toHaveProperty('consent', true);
});

test('requires the booker’s name when booking for somebody else, and the adult’s name for a child', () => {
  expect(errorsOf(() => parseBooking({ ...body, bookedFor: 'other', under18: true }, 'staff'))).toEqual({
    bookerName: appointmentProblems.bookerName,
    adultName: appointmentProblems.adultName,
  });
});

test('requires both day and time for a move', () => {
  expect(errorsOf(() => parseChange({ date: '2026-11-24' }))).toEqual({ slot: appointmentProblems.slot });
  expect(errorsOf(() => parseChange({ slot: '10:00 AM' }))).toEqual({ date: appointmentProblems.date });
  expect(parseChange({ date: '2026-11-24', slot: '10:00 AM' })).toEqual({
    reason: null,
    place: { day: '2026-11-24', minute: 600 },
  });
});

test('lets a visitor move and cancel only', () => {
  expect(parseVisitorChange({ status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
  for (const refused of [
    { status: 'completed' },
    { arrived: true },
    { status: 'cancelled', arrived: 'on' },
  ]) {
    expect(errorsOf(() => parseVisitorChange(refused))).toHaveProperty('status');
  }
});

test('accepts a malformed reference, so that it is looked up like a wrong one', () => {
  expect(parseLookup({ reference: 'nonsense', phone: '9876543210' })).toEqual({
    reference: undefined,
    phone: '9876543210',
  });
  expect(errorsOf(() => parseLookup({ reference: 'K7P-4RX' }))).toHaveProperty('phone');
});
