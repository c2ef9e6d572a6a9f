import { expect, test } from 'vitest';
import { noFilter } from '#app/doctors/directory/directory-filter.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { hoursOf } from '#tests/support/appointments.ts';
import { bookingRules, dayStates } from '../free-times/schedule.ts';
import {
  choiceAddresses,
  choiceFromQuery,
  choiceQuery,
  daysAtWish,
  onlyVisitAtWish,
  visitForOthers,
  visitOf,
  withWishedDay,
} from './booking-steps.ts';

/** A Tuesday morning in India. */
const now = new Date('2026-12-01T03:00:00Z');
const [morning, evening] = [9 * 60, 17 * 60 + 30];

const daysOf = (doctor: ReturnType<typeof hoursOf>, taken: ReadonlySet<string> = new Set()) =>
  dayStates(
    doctor,
    'video',
    (day) => new Set(taken.has(day) ? [evening] : []),
    bookingRules('visitor', { now, facts: defaultFacts }),
  );

const choiceOf = (query: string) => choiceFromQuery(new URLSearchParams(query));

test('a wish selects the first kind of visit that has its time of day, unless a kind was chosen', () => {
  const doctor = hoursOf({ hospitalSlots: [morning], videoSlots: [evening] });
  expect(visitOf(doctor, choiceOf(''))).toBe('hospital');
  expect(visitOf(doctor, choiceOf('time=evening'))).toBe('video');
  expect(visitOf(doctor, choiceOf('time=evening&visit=hospital'))).toBe('hospital');
});

test('a wished weekday becomes the first day that is free on it, at the wished time of day', () => {
  const doctor = hoursOf({ videoSlots: [morning, evening] });
  const days = daysOf(doctor, new Set(['2026-12-05']));
  expect(withWishedDay(choiceOf('day=Sat'), days).day).toBe('2026-12-05');
  expect(withWishedDay(choiceOf('day=Sat&time=evening'), days).day).toBe('2026-12-12');
  expect(withWishedDay(choiceOf('time=evening'), days).day).toBeUndefined();
  const weekdaysOnly = daysOf(hoursOf({ workingDays: ['Mon'] }));
  expect(withWishedDay(choiceOf('day=Sat'), weekdaysOnly).day).toBeUndefined();
});

test('the days at a wished evening have only their slots from 17:00 on', () => {
  const [first] = daysAtWish(daysOf(hoursOf()), choiceOf('time=evening'));
  expect(first?.slots.map(({ minute }) => minute)).toEqual([1020, 1050, 1080, 1110]);
});

test('a doctor with times at the wished evening for both kinds of visit is seen at the hospital', () => {
  const both = hoursOf({ hospitalSlots: [evening], videoSlots: [evening] });
  expect(visitOf(both, choiceOf('time=evening'))).toBe('hospital');
  expect(onlyVisitAtWish(both, choiceOf('time=evening'))).toBeUndefined();
});

test('names the only kind of visit with evening times, if an evening is wished and the doctor offers both kinds', () => {
  const doctor = hoursOf({ hospitalSlots: [morning], videoSlots: [evening] });
  expect(onlyVisitAtWish(doctor, choiceOf('time=evening'))).toBe('video');
  expect(onlyVisitAtWish(doctor, choiceOf('time=evening&visit=hospital'))).toBe('video');
  expect(onlyVisitAtWish(doctor, choiceOf(''))).toBeUndefined();
  expect(onlyVisitAtWish(hoursOf({ hospitalSlots: [] }), choiceOf('time=evening'))).toBeUndefined();
  const mornings = hoursOf({ hospitalSlots: [morning], videoSlots: [morning] });
  expect(onlyVisitAtWish(mornings, choiceOf('time=evening'))).toBeUndefined();
});

test('another doctor gets the kind of visit that was chosen, and none that only the evening has chosen', () => {
  const doctor = hoursOf({ hospitalSlots: [morning], videoSlots: [evening] });
  const forOthers = (query: string) => visitForOthers(doctor, choiceOf(query)).visit;
  expect(forOthers('visit=video&time=evening')).toBeUndefined();
  expect(forOthers('visit=video&time=evening&video=1')).toBe('video');
  expect(forOthers('visit=hospital&time=evening')).toBe('hospital');
  expect(forOthers('visit=video')).toBe('video');
});

test('every address carries the wish, and its weekday only until a day is chosen', () => {
  const search = 'for=child&day=Sat&time=evening&fee=1500&language=hi&gender=woman';
  const addressOf = choiceAddresses('/book', choiceOf(search));
  expect(addressOf({})).toBe(`/book?${search}`);
  expect(addressOf({ isDoctorChange: true })).toBe(`/book?change=doctor&${search}`);
  const withoutDay = search.replace('&day=Sat', '');
  expect(addressOf({ day: '2026-12-02' })).toBe(`/book?date=2026-12-02&${withoutDay}`);
  expect(choiceQuery(choiceOf(`date=2026-12-02&${search}`))).toBe(`?date=2026-12-02&${withoutDay}`);
  const saturday = withWishedDay(choiceOf(search), daysOf(hoursOf({ videoSlots: [evening] })));
  expect(choiceAddresses('', saturday)({})).toBe(`?${withoutDay}`);
  expect(addressOf({ wish: noFilter })).toBe('/book');
});
