// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code, also of template strings.

/** A wrong change of the code that at least one test must notice. */
export interface Mutation {
  /** Consequence for the hospital or a patient. */
  readonly fault: string;
  readonly file: string;
  /** Text of the file, exactly once in it. */
  readonly right: string;
  readonly wrong: string;
  /** Test files of which at least one must fail. */
  readonly tests: readonly string[];
}

const money: readonly Mutation[] = [
  {
    fault: 'a pack of sessions is rounded down',
    file: 'app/content/prices/prices.ts',
    right: 'fromRupees(Math.round((amount * percent) / 100_00))',
    wrong: 'fromRupees(Math.floor((amount * percent) / 100_00))',
    tests: ['app/content/prices/prices.test.ts'],
  },
  {
    fault: 'an amount of 0.5 rupees is read as 5 paise',
    file: 'app/money/money.ts',
    right: "decimals.padEnd(2, '0')",
    wrong: "decimals.padStart(2, '0')",
    tests: ['app/money/money.test.ts'],
  },
  {
    fault: 'concurrent payments together exceed the fee',
    file: 'app/payments/payment.commands.server.ts',
    right: '>= ${amountPaise} + ${paidFor(appointmentId)}`',
    wrong: '>= ${amountPaise}`',
    tests: ['app/payments/payment.store.test.ts'],
  },
  {
    fault: 'the receipts of a new financial year do not begin with 1',
    file: 'app/payments/payment.commands.server.ts',
    right: 'from ${payments} where financial_year = ${financialYear})',
    wrong: 'from ${payments})',
    tests: ['app/payments/payment.store.test.ts'],
  },
  {
    fault: 'a member of staff may not grant exactly the amount of the limit',
    file: 'app/payments/bill-sums.server.ts',
    right: '} <= ${limit.upToPaise}`',
    wrong: '} < ${limit.upToPaise}`',
    tests: ['app/payments/payment.store.test.ts'],
  },
  {
    fault: 'a refund that lowers the fee leaves the amount due again',
    file: 'app/payments/payment.values.ts',
    right: 'feePaise - discountPaise - reductionPaise',
    wrong: 'feePaise - discountPaise',
    tests: ['app/payments/payment.store.test.ts'],
  },
];

const time: readonly Mutation[] = [
  {
    fault: 'a day in India begins half an hour late',
    file: 'app/time/calendar.ts',
    right: '(5 * 60 + 30) * 60 * 1000',
    wrong: '5 * 60 * 60 * 1000',
    tests: ['app/time/calendar.test.ts'],
  },
  {
    fault: 'April belongs to the financial year before it',
    file: 'app/time/calendar.ts',
    right: 'Number(month) >= 4',
    wrong: 'Number(month) > 4',
    tests: ['app/time/calendar.test.ts'],
  },
  {
    fault: 'a month ends on its last day instead of after it',
    file: 'app/time/calendar.ts',
    right: 'until: `${addMonths(month, 1)}-01`',
    wrong: 'until: `${month}-31`',
    tests: ['app/time/calendar.test.ts'],
  },
];

const slots: readonly Mutation[] = [
  {
    fault: 'the last half hour of a day is not offered',
    file: 'app/time/slots.ts',
    right: 'const last = 18 * 60 + 30;',
    wrong: 'const last = 18 * 60;',
    tests: ['app/time/slots.test.ts'],
  },
  {
    fault: 'a slot that begins exactly at the end of the notice is refused',
    file: 'app/appointments/free-times/schedule.ts',
    right: 'momentInIndia(day, minute).getTime() < now.getTime()',
    wrong: 'momentInIndia(day, minute).getTime() <= now.getTime()',
    tests: ['app/appointments/free-times/schedule.test.ts'],
  },
  {
    fault: 'one more day than the horizon can be booked',
    file: 'app/appointments/free-times/schedule.ts',
    right: 'if (day >= addDays(today, rules.horizonDays))',
    wrong: 'if (day > addDays(today, rules.horizonDays))',
    tests: ['app/appointments/free-times/schedule.test.ts'],
  },
  {
    fault: 'the slot at the end of a leave is not offered',
    file: 'app/doctors/hours/doctor-hours.ts',
    right: 'return minute < to && from < minute + slotMinutes;',
    wrong: 'return minute <= to && from < minute + slotMinutes;',
    tests: ['app/appointments/free-times/schedule.test.ts', 'app/doctors/hours/doctor-hours.test.ts'],
  },
  {
    fault: 'a visit runs past the end of the hours of its weekday',
    file: 'app/doctors/hours/weekday-hours.ts',
    right: 'minute + slotMinutes <= hours.to',
    wrong: 'minute <= hours.to',
    tests: ['app/appointments/free-times/schedule.test.ts', 'app/doctors/hours/weekday-hours.test.ts'],
  },
];

const permissions: readonly Mutation[] = [
  {
    fault: 'the front desk may export and erase the data of a person',
    file: 'app/accounts/staff/permissions.ts',
    right: 'managePersonData: ownerAlone',
    wrong: 'managePersonData: ownerAndDesk',
    tests: ['app/accounts/staff/permissions.test.ts'],
  },
  {
    fault: 'a doctor reads the patients of another doctor',
    file: 'app/accounts/staff/permissions.ts',
    right: '|| doctorId === asked)',
    wrong: '|| doctorId !== null)',
    tests: ['app/accounts/staff/permissions.test.ts'],
  },
];

const erasure: readonly Mutation[] = [
  {
    fault: 'the name to say on the phone survives the erasure',
    file: 'app/appointments/appointment.schema.server.ts',
    right: "'callAs',\n    'bestTime',",
    wrong: "'bestTime',",
    tests: ['app/appointments/appointment-privacy.store.test.ts'],
  },
  {
    fault: 'an appointment is erased a day later than the privacy policy says',
    file: 'app/appointments/appointment-privacy.server.ts',
    right: 'lte(appointments.eraseOn, today)',
    wrong: 'lt(appointments.eraseOn, today)',
    tests: ['app/appointments/appointment-privacy.store.test.ts'],
  },
  {
    fault: 'the data of a person with an upcoming visit is erased',
    file: 'app/appointments/appointment-privacy.server.ts',
    right: 'gte(appointments.day, dayInIndia(now)), liveCondition)',
    wrong: 'lt(appointments.day, dayInIndia(now)), liveCondition)',
    tests: ['app/appointments/appointment-privacy.store.test.ts'],
  },
  {
    fault: 'an expired receipt keeps the bank reference of the patient',
    file: 'app/payments/payment-privacy.server.ts',
    right: 'patientName: removedName, reference: null',
    wrong: 'patientName: removedName',
    tests: ['app/payments/payment.store.test.ts'],
  },
];

/** Twenty wrong changes for `npm test -- mutations`. A change that survives shows a rule that no test checks. */
export const mutations: readonly Mutation[] = [...money, ...time, ...slots, ...permissions, ...erasure];
