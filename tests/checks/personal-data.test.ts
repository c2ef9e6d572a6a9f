/**
 * Classifies every column of every table once: what an erasure of a person does with it, and whether an export contains it
 * (decision 0043). A new column fails here by name until somebody decides. The classes of a patient's records are then
 * compared with what erasure, daily run and export really do.
 */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#app/all-tables.server.ts';
import { sweepAppointments } from '#app/appointments/appointment-privacy.server.ts';
import { sweepWaitingList } from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { sweepCallbacks } from '#app/callbacks/callback-privacy.server.ts';
import { sweepMessages } from '#app/messages/message.commands.server.ts';
import { paise } from '#app/money/money.ts';
import { sweepReceipts } from '#app/payments/payment-privacy.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { erasePerson, exportPerson } from '#app/staff-area/person-data/person-data.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';

/** Columns of a patient's records, by what happens to them when the person asks for erasure. */
interface Erasure {
  /** Emptied by the erasure itself. */
  readonly atOnce?: string;
  /** Emptied or deleted by the daily run, once the law no longer requires the record: after a year, for messages 400 days. */
  readonly afterAYear?: string;
  /** Emptied by the daily run after eight financial years, for which the law requires books. */
  readonly afterTheBooks?: string;
  /** State of the erasure itself: version, day and moment of it. */
  readonly state?: string;
  /** Stays, with the reason why. */
  readonly kept?: string;
  readonly keptWhy?: string;
}

interface PatientTable extends Erasure {
  /** Columns in the file that a person gets. */
  readonly exported: string;
  /** Why the file lacks the others. */
  readonly notExportedWhy?: string;
}

/** Tables with data of a patient. Lists of columns are separated by spaces. */
const patientTables: Readonly<Record<string, PatientTable>> = {
  appointments: {
    atOnce: schema.erasedAppointmentColumns.atOnce.join(' '),
    afterAYear: schema.erasedAppointmentColumns.afterAYear.join(' '),
    state: 'eraseOn anonymisedAt version',
    kept: `id reference doctorId doctorName feePaise visit day minute status inBetween bookedFor safeToCall isCallAsked
      consentAt noticeEdition arrivedAt withDoctorAt createdBy seenAt createdAt updatedAt`,
    keptWhy:
      'Counts of visits by day, doctor and outcome, and the books. Without name and phone nobody is known.',
    exported: `id reference doctorId doctorName feePaise visit day minute status inBetween patientName phone email note
      bookedFor bookerName adultName safeToCall isCallAsked callAs bestTime messageChannel language consentAt noticeEdition
      arrivedAt withDoctorAt ageGroup sex createdAt`,
    notExportedWhy:
      'Keys of submissions, the state of the row, what the history has, and the code of a network, from which nobody can read an address. The door of a call is no data about the person, and opens for a short time only.',
  },
  appointment_changes: {
    atOnce: 'reason',
    kept: 'id appointmentId version at by what fromDay fromMinute fromStatus fromArrivedAt fromWithDoctorAt fromDoctorId fromDoctorName',
    keptWhy: 'History of visits without a name, for counts.',
    exported: 'appointmentId at by what reason fromDay fromMinute fromDoctorName',
    notExportedWhy: 'Values for Undo, which the change itself names if they matter.',
  },
  appointment_words: {
    afterAYear: 'word appointmentId',
    exported: '',
    notExportedWhy: 'Parts of the names and phone that the appointment has.',
  },
  callbacks: {
    atOnce: schema.callbackColumnsErasedAtOnce.join(' '),
    afterAYear: `id name phone subject safeToCall consentAt noticeEdition status tries lastTriedAt createdAt endedAt`,
    exported: `id name phone subject bestTime callAs safeToCall messageChannel language consentAt noticeEdition status tries
      lastTriedAt createdAt endedAt`,
  },
  waiting_list: {
    afterAYear: `id doctorId doctorName visit fromDay untilDay patientName phone safeToCall isCallAsked status tries
      lastTriedAt declined createdBy createdAt endedAt`,
    state: 'eraseOn',
    exported: `id doctorId doctorName visit fromDay untilDay patientName phone safeToCall isCallAsked status tries
      lastTriedAt declined createdAt endedAt`,
    notExportedWhy: 'The account that made the entry, and the state of the row.',
  },
  payments: {
    afterTheBooks: 'patientName reference',
    kept: `id appointmentId financialYear receiptNumber amountPaise method refundedPaise doctorId doctorName
      doctorRegistration day createdAt by`,
    keptWhy: 'Books: receipt numbers of a financial year have no gap.',
    exported: `id appointmentId financialYear receiptNumber amountPaise method reference refundedPaise createdAt by`,
    notExportedWhy: 'Names that the appointment has, and keys of submissions.',
  },
  refunds: {
    afterTheBooks: 'reason',
    kept: 'id paymentId amountPaise method doctorId doctorName day createdAt by',
    keptWhy: 'Books.',
    exported: 'paymentId amountPaise reason createdAt by',
    notExportedWhy: 'Copies of data that payment and appointment have.',
  },
  refund_requests: {
    afterTheBooks: 'paymentId amountPaise lowersFee lineId reason at by',
    exported: 'paymentId amountPaise reason at by',
    notExportedWhy: 'Whether the fee would fall, which nobody has decided yet, and the line of the bill.',
  },
  said_payments: {
    afterAYear: 'id appointmentId amountPaise reference saidAt answer answeredAt answeredBy',
    exported: 'appointmentId amountPaise reference saidAt answer answeredAt',
    notExportedWhy: 'The identifier of the row, and the account that answered.',
  },
  payment_asks: {
    afterAYear: 'appointmentId at by',
    exported: '',
    notExportedWhy: 'A choice of the desk about the visit, which says nothing of the person.',
  },
  bills: {
    afterTheBooks: 'discountReason',
    kept: 'appointmentId feePaise discountPaise discountBy discountAt reductionPaise packLineId',
    keptWhy: 'Books.',
    exported: 'appointmentId discountPaise discountReason reductionPaise packLineId',
    notExportedWhy: 'The fee, which the appointment has, and the account that granted the discount.',
  },
  bill_lines: {
    afterTheBooks: 'discountReason',
    kept: `id appointmentId position kind label translations quantity unitPaise sessions discountPaise discountBy discountAt
      reductionPaise createdAt by`,
    keptWhy: 'Books.',
    exported: `id appointmentId kind label quantity unitPaise sessions discountPaise discountReason reductionPaise createdAt
      by`,
    notExportedWhy:
      'Names in other languages, the order on the bill, and the account that granted the discount.',
  },
  payment_allocations: {
    kept: 'id appointmentId lineId paymentId causeId cause amountPaise kind day createdAt',
    keptWhy: 'Books.',
    exported: 'lineId paymentId cause amountPaise',
    notExportedWhy: 'Copies of data that payment and line have.',
  },
  messages: {
    state: 'state reason endedAt',
    afterAYear: `id kind audience subjectKind subjectId subjectVersion day minute channel language template dedupeKey dueAt
      nextAt expiresAt attempts claim claimedUntil provider providerId errorCode parts costPaise madeBy createdAt sentAt
      deliveredAt readAt`,
    exported: 'id kind subjectKind subjectId channel language state reason dueAt sentAt deliveredAt readAt',
    notExportedWhy:
      'How the run and the gateway sent it, its cost, and the time of the visit, which the appointment has.',
  },
  message_stops: {
    kept: 'phone at how',
    keptWhy: 'Without the number, the hospital would write again to a person who wants no messages.',
    exported: 'phone at how',
  },
};

/** Tables without records of patients, with the reason why erasure and export leave them alone. */
const otherTables: Readonly<Record<string, { readonly columns: string; readonly why: string }>> = {
  users: {
    columns: `id email name role doctorId passwordHash isDemonstration disabledAt createdAt passwordChangedAt signedInAt`,
    why: 'Accounts of staff.',
  },
  account_links: {
    columns: 'accountId email role doctorId secretHash createdAt expiresAt',
    why: 'Links for staff, deleted when they expire.',
  },
  sessions: {
    columns: `id userId cookieHash bearerHash remember createdAt lastSeenAt idleExpiresAt absoluteExpiresAt userAgent
      address`,
    why: 'Sessions of staff, deleted when they expire.',
  },
  known_devices: { columns: 'deviceId userId secretHash signedInAt', why: 'Devices of staff.' },
  totp_secrets: {
    columns: 'userId secret createdAt confirmedAt lastStep',
    why: 'Two-step sign-in of staff.',
  },
  recovery_codes: { columns: 'userId codeHash', why: 'Two-step sign-in of staff.' },
  pending_sign_ins: {
    columns: 'id userId secretHash passwordChangedAt remember expiresAt',
    why: 'Sign-ins of staff, deleted when they expire.',
  },
  calendar_feeds: { columns: 'accountId doctorId secretHash createdAt', why: 'Feeds of staff.' },
  daily_summaries: { columns: 'accountId sentDay', why: 'A choice of staff.' },
  account_policies: { columns: 'id ownersNeedCodeSince', why: 'A choice of the owners.' },
  doctors: {
    columns: `id slug name specialization hospital about qualification awards experience feePaise availability phone email
      pictureKey hospitalSlots videoSlots ekalink workingDays weekdayHours leave registrationCouncil registrationNumber
      gender languages paymentBefore texts videoLink place isDeleted deletedAt isActive version createdAt updatedAt`,
    why: 'Doctors of the hospital.',
  },
  hospital_facts: { columns: 'section texts version changedAt changedBy', why: 'Facts of the hospital.' },
  hospital_fact_changes: {
    columns: 'id section version before after changedAt changedBy',
    why: 'Facts of the hospital.',
  },
  social_links: {
    columns: `id category mediaId url title texts thumbnailKey createdAt triedAt checkedAt refusals isDead consentBy
      consentOn consentNote deletedAt version`,
    why: 'A story has a name and no phone. Who withdraws the consent has the link deleted (decision 0062).',
  },
  link_consents: {
    columns: 'id linkId category url consentBy consentOn consentNote recordedAt recordedBy endedAt',
    why: 'Proof of a consent, deleted three years after its end (decision 0062).',
  },
  till_floats: { columns: 'id day amountPaise at by', why: 'Cash of the till, without a person.' },
  till_closings: {
    columns: 'id day countedPaise expectedPaise at by note',
    why: 'Cash of the till, without a person.',
  },
  audit_log: {
    columns: 'id at userId action target before after address requestId',
    why: 'Proof of who did what, by identifier and without names; an erasure empties the addresses of visitors.',
  },
  data_version: { columns: 'id version factsVersion purgedFor', why: 'A counter.' },
  failures: { columns: 'day route event count lastAt lastRequestId lastLine', why: 'Counts of failures.' },
  picture_removals: { columns: 'key removeAfter', why: 'Pictures to delete.' },
  window_counts: { columns: 'key endsAt count', why: 'Counts under hashed keys, for hours.' },
  idempotency_keys: { columns: 'key requestHash made at', why: 'Hashes, for two days.' },
};

const namesIn = (list = '') => list.split(/\s+/).filter((name) => name !== '');
const erasureOf = ({ atOnce, afterAYear, afterTheBooks, state, kept }: Erasure) =>
  [atOnce, afterAYear, afterTheBooks, state, kept].flatMap(namesIn);

const tables = new Map(
  (Object.values(schema) as unknown[])
    .filter((one) => is(one, SQLiteTable))
    .map((table) => [getTableName(table), table] as const),
);
const columnsOf = (name: string) => getTableColumns(tables.get(name) as SQLiteTable);

test('every table is one of patients or one of the others', () => {
  expect([...Object.keys(patientTables), ...Object.keys(otherTables)].sort()).toEqual(
    [...tables.keys()].sort(),
  );
});

test('every column of a table has exactly one class', () => {
  const classified = [
    ...Object.entries(patientTables).map(([table, one]) => [table, erasureOf(one)] as const),
    ...Object.entries(otherTables).map(([table, { columns }]) => [table, namesIn(columns)] as const),
  ];
  const wrong = classified.flatMap(([table, names]) => {
    const present = Object.keys(columnsOf(table));
    return [
      ...present.filter((name) => !names.includes(name)).map((name) => `${table}.${name} is not classified`),
      ...names.filter((name) => !present.includes(name)).map((name) => `${table}.${name} does not exist`),
      ...names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${table}.${name} has two classes`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every column that stays, and every one that an export lacks, has a reason', () => {
  for (const [table, { exported, notExportedWhy, kept, keptWhy }] of Object.entries(patientTables)) {
    const columns = Object.keys(columnsOf(table));
    expect(columns, table).toEqual(expect.arrayContaining(namesIn(exported)));
    expect(kept === undefined || Boolean(keptWhy), table).toBe(true);
    expect(columns.length === namesIn(exported).length || Boolean(notExportedWhy), table).toBe(true);
  }
  expect(Object.values(otherTables).filter(({ why }) => why === '')).toEqual([]);
});

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
  // An export names the staff member who made an entry.
  await addStaff(store.binding, { id: 'staff-1' });
  for (const [table, row] of Object.entries(rows))
    await store.database.insert(tables.get(table) as SQLiteTable).values(row);
});
afterAll(() => store.dispose());

const phone = '9876500001';
const made = new Date('2026-11-19T06:30:00Z');
const later = new Date('2026-11-19T07:30:00Z');

/** One row of a patient in each table, with a value in every column. Nothing is open, so that the person can be erased. */
const rows: Readonly<Record<keyof typeof patientTables, Readonly<Record<string, unknown>>>> = {
  appointments: {
    ...{
      id: 'visit',
      reference: 'K7P4RX9CD',
      doctorId: 'doctor',
      doctorName: 'Dr. Kept',
      feePaise: paise(80_000),
    },
    ...{ visit: 'hospital', day: '2026-11-18', minute: 600, status: 'completed', inBetween: false },
    ...{ patientName: 'Asha Patient', phone, email: 'asha@home.example', note: 'A note', bookedFor: 'other' },
    ...{
      bookerName: 'A Booker',
      adultName: 'An Adult',
      safeToCall: true,
      callAs: 'A Name',
      bestTime: 'After six',
    },
    ...{
      consentAt: made,
      noticeEdition: 1,
      arrivedAt: made,
      withDoctorAt: made,
      cancelReason: 'A reason',
      createdBy: 'staff-1',
    },
    ...{
      seenAt: made,
      createdAt: made,
      updatedAt: made,
      version: 1,
    },
    ...{ eraseOn: null, anonymisedAt: null, messageChannel: 'sms', language: 'hi', isCallAsked: true },
    network: 'n0123456789abcdef01234567',
    ...{ ageGroup: '18-29', sex: 'female' },
    ...{ videoLink: 'https://meet.example/a', videoRoom: '0123456789abcdef0123456789abcdef' },
  },
  appointment_changes: {
    ...{ id: 'change', appointmentId: 'visit', version: 1, at: made, by: 'staff-1', what: 'moved' },
    ...{
      fromDay: '2026-11-17',
      fromMinute: 570,
      fromStatus: 'requested',
      fromArrivedAt: made,
      fromWithDoctorAt: made,
      reason: 'A cause',
    },
    ...{ fromDoctorId: 'other', fromDoctorName: 'Dr. Before' },
  },
  appointment_words: { word: 'asha', appointmentId: 'visit' },
  callbacks: {
    ...{
      id: 'call',
      name: 'Asha',
      phone,
      subject: 'call',
      bestTime: 'Evening',
      callAs: 'A Friend',
      safeToCall: true,
    },
    ...{ consentAt: made, noticeEdition: 1, status: 'done', tries: 1, lastTriedAt: made, createdAt: made },
    ...{
      endedAt: made,
      messageChannel: 'sms',
      language: 'hi',
    },
  },
  waiting_list: {
    ...{ id: 'entry', doctorId: 'doctor', doctorName: 'Dr. Kept', visit: 'hospital', fromDay: '2026-11-20' },
    ...{
      untilDay: '2026-11-27',
      patientName: 'Asha Waits',
      phone,
      safeToCall: true,
      status: 'left',
      tries: 1,
    },
    ...{
      lastTriedAt: made,
      declined: ['2026-11-24 600'],
      createdBy: 'staff-1',
      createdAt: made,
      endedAt: made,
    },
    ...{ eraseOn: null, isCallAsked: true },
  },
  payments: {
    ...{
      id: 'payment',
      appointmentId: 'visit',
      financialYear: 2026,
      receiptNumber: 1,
      amountPaise: paise(50_000),
    },
    ...{
      method: 'upi',
      reference: '123456789012',
      refundedPaise: paise(10_000),
      patientName: 'Asha Patient',
    },
    ...{ doctorId: 'doctor', doctorName: 'Dr. Kept', doctorRegistration: 'HR-1', day: '2026-11-18' },
    ...{ createdAt: made, by: 'staff-1' },
  },
  refunds: {
    ...{
      id: 'refund',
      paymentId: 'payment',
      amountPaise: paise(10_000),
      reason: 'A short visit',
      method: 'upi',
    },
    ...{ doctorId: 'doctor', doctorName: 'Dr. Kept', day: '2026-11-18', createdAt: made, by: 'staff-1' },
  },
  refund_requests: {
    ...{ paymentId: 'payment', amountPaise: paise(20_000), lowersFee: true, reason: 'Moved away' },
    ...{ lineId: 'line', at: made, by: 'staff-1' },
  },
  said_payments: {
    ...{ id: 'said', appointmentId: 'visit', amountPaise: paise(50_000), reference: '412356789012' },
    ...{ saidAt: made, answer: 'not-found', answeredAt: made, answeredBy: 'staff-1' },
  },
  payment_asks: { appointmentId: 'visit', at: made, by: 'staff-1' },
  bills: {
    ...{
      appointmentId: 'visit',
      feePaise: paise(80_000),
      discountPaise: paise(5_000),
      discountReason: 'A student',
    },
    ...{ discountBy: 'staff-1', discountAt: made, reductionPaise: paise(10_000), packLineId: 'pack' },
  },
  bill_lines: {
    ...{ id: 'line', appointmentId: 'visit', position: 1, kind: 'session', label: 'Psychotherapy' },
    ...{ translations: { hi: 'मनोचिकित्सा' }, quantity: 2, unitPaise: paise(180_000), sessions: 6 },
    ...{ discountPaise: paise(1_000), discountReason: 'A friend', discountBy: 'staff-1', discountAt: made },
    ...{ reductionPaise: paise(2_000), createdAt: made, by: 'staff-1' },
  },
  payment_allocations: {
    ...{ id: 'allocation', appointmentId: 'visit', lineId: 'line', paymentId: 'payment', causeId: 'payment' },
    ...{ cause: 'payment', amountPaise: paise(20_000), kind: 'session', day: '2026-11-18', createdAt: made },
  },
  messages: {
    ...{
      id: 'message',
      kind: 'confirmed',
      audience: 'patient',
      subjectKind: 'appointment',
      subjectId: 'visit',
    },
    ...{
      subjectVersion: 1,
      day: '2026-11-18',
      minute: 600,
      channel: 'sms',
      language: 'hi',
      template: 'a-template',
    },
    ...{
      state: 'waiting',
      reason: null,
      dedupeKey: 'confirmed:visit:1',
      dueAt: made,
      nextAt: made,
      expiresAt: made,
    },
    ...{
      attempts: 1,
      claim: 'run',
      claimedUntil: made,
      provider: 'msg91',
      providerId: 'm1',
      errorCode: '404',
    },
    ...{ parts: 1, costPaise: paise(25), madeBy: 'site', createdAt: made, sentAt: made, deliveredAt: made },
    ...{ readAt: made, endedAt: null },
  },
  message_stops: { phone, at: made, how: 'desk' },
};

type Row = Readonly<Record<string, unknown>>;

/** The row of each table; undefined for one that was deleted. */
async function readRows(): Promise<Readonly<Record<string, Row | undefined>>> {
  const found: Record<string, Row | undefined> = {};
  for (const table of Object.keys(patientTables))
    [found[table]] = (await store.database.select().from(tables.get(table) as SQLiteTable)) as Row[];
  return found;
}

/** Sorted names of the columns with another value than before. A deleted row has no column that stays. */
const changedColumns = (table: string, row: Row | undefined): readonly string[] =>
  Object.keys(columnsOf(table))
    .filter((name) => JSON.stringify(row?.[name]) !== JSON.stringify(rows[table]?.[name]))
    .sort();

test('every column of the sample rows has a value, except those that the erasure sets', () => {
  for (const [table, row] of Object.entries(rows)) {
    expect(Object.keys(row).sort(), table).toEqual(Object.keys(columnsOf(table)).sort());
    const empty = Object.keys(row).filter((name) => row[name] === null);
    expect(namesIn(patientTables[table]?.state), table).toEqual(expect.arrayContaining(empty));
  }
});

const exportedText = async () => JSON.stringify(await exportPerson(staff, phone));

test.each(Object.entries(patientTables))(
  'an export contains exactly the columns of %s that say so',
  async (table, one) => {
    const drizzled = tables.get(table) as SQLiteTable;
    const before = await exportedText();
    expect(before).toContain('Asha Patient');
    /** Whether the export is another one after these columns have other values. */
    const shows = async (names: readonly string[]) => {
      await store.database
        .update(drizzled)
        .set(Object.assign({}, ...names.map((name) => otherValue(table, name))));
      const after = await exportedText();
      await store.database.update(drizzled).set(rows[table] as Row);
      return after !== before;
    };
    const exported = namesIn(one.exported);
    for (const name of exported) expect(await shows([name]), `${name} is in the export`).toBe(true);
    // All others change together, because each export is some twelve queries.
    const others = Object.keys(columnsOf(table)).filter((name) => !exported.includes(name));
    if (others.length > 0) expect(await shows(others), `the export lacks ${others.join(', ')}`).toBe(false);
    expect(await exportedText()).toBe(before);
  },
  120_000,
);

/** A column with another valid value. Columns that a check constraint ties together change together. */
function otherValue(table: string, name: string): Row {
  if (table === 'callbacks' && name === 'status') return { status: 'open', endedAt: null };
  const value = rows[table]?.[name];
  const { enumValues, dataType } = columnsOf(table)[name] as SQLiteColumn;
  // The last values are of records that are closed, as those of the sample rows are.
  const another = enumValues?.findLast((one) => one !== value);
  if (another !== undefined) return { [name]: another };
  if (dataType === 'date') return { [name]: later };
  if (typeof value === 'boolean') return { [name]: !value };
  if (typeof value === 'number') return { [name]: value + 30 };
  if (Array.isArray(value)) return { [name]: [] };
  if (/day$/i.test(name)) return { [name]: '2026-11-21' };
  return { [name]: `${value ?? 'a value'}0` };
}

test('an erasure and the daily runs after it empty exactly the columns that are classified so', async () => {
  const { database } = store;
  const expectChanged = async (...classes: readonly (keyof Erasure)[]) => {
    const now = await readRows();
    for (const [table, one] of Object.entries(patientTables)) {
      const due = classes.flatMap((name) => namesIn(one[name]));
      // The daily run removes the state of an erasure with the record.
      expect(
        changedColumns(table, now[table]).filter((name) => !namesIn(one.state).includes(name)),
        table,
      ).toEqual(due.sort());
    }
  };
  await erasePerson({ ...staff, now: new Date('2026-11-20T06:30:00Z') }, phone);
  await expectChanged('atOnce');
  // 401 days after the rows were made: no retention period but those of calls, waiting list and messages is over.
  const afterAYear = new Date('2027-12-25T06:30:00Z');
  for (const sweep of [sweepAppointments, sweepWaitingList, sweepCallbacks, sweepMessages, sweepReceipts])
    await sweep(database, afterAYear);
  await expectChanged('atOnce', 'afterAYear');
  await sweepReceipts(database, new Date('2036-04-01T06:30:00Z'));
  await expectChanged('atOnce', 'afterAYear', 'afterTheBooks');
});
