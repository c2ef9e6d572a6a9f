import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRupees } from '#app/money/money.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { commandFor } from '#tests/support/command.ts';
import { doctorInput } from '#tests/support/doctor-input.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { createDoctor, requireDoctor, setAvailability } from '../doctor.commands.server.ts';
import { listStaffDoctors } from '../doctor.queries.server.ts';
import { doctorFieldRules, doctorMessages } from '../doctor.values.ts';
import { weekdayHoursMessages } from '../hours/weekday-hours.input.server.ts';
import { weekdayHoursLabel } from '../hours/weekday-hours.ts';
import { importDoctors, planImport, readDoctorSheet, sheetColumns } from './doctor-sheet.server.ts';

let store: TestStore;
let command: Command;
beforeAll(async () => {
  store = await openTestStore();
  command = commandFor(store);
});
afterAll(() => store.dispose());

const add = (name: string) =>
  createDoctor(
    command,
    doctorInput({
      name,
      about: 'Two\nlines, "quoted"',
      videoSlots: [600, 630],
      workingDays: ['Mon', 'Sat'],
      gender: 'woman',
      languages: ['hi', 'pa'],
      leave: [{ from: '2027-01-01', to: '2027-01-02', note: '' }],
      texts: { hi: { name: 'डॉ. प्रिय', hospital: 'सेक्टर 15' } },
    }),
    null,
  );
const plan = (rows: readonly (readonly string[])[]) => planImport(store.database, rows);
const newcomer = {
  Name: 'Dr. New',
  Specialization: 'Psychiatry',
  Hospital: 'Sector 15',
  Qualification: 'MD',
  Experience: '3',
  Fees: '700',
  Phone: '9000000009',
  Email: 'new@clinic.example',
  'Member of (Awards)': 'None',
  About: 'About',
};
const sheetOf = (row: Readonly<Record<string, string>>) => [Object.keys(row), Object.values(row)];

test('plans no changes for an unchanged export', async () => {
  await add('Dr. Exported');
  const sheet = await readDoctorSheet(store.database);
  expect(sheet[0]).toEqual(sheetColumns.map(({ head }) => head));
  const { rows } = await plan(sheet);
  expect(rows.map(({ kind }) => kind)).toEqual(['same']);
});

test('changes and removes texts in other languages, and refuses a text in other letters', async () => {
  const { id, name } = await add('Dr. Texts');
  const sheet = (hindi: string) =>
    sheetOf({ Id: id, Name: name, 'Name in Hindi': hindi, 'Hospital in Hindi': '' });
  const { rows, fingerprint } = await plan(sheet('डॉ. नई'));
  expect(rows[0]?.changes).toEqual([
    { head: 'Name in Hindi', before: 'डॉ. प्रिय', after: 'डॉ. नई' },
    { head: 'Hospital in Hindi', before: 'सेक्टर 15', after: '' },
  ]);
  await importDoctors(command, sheet('डॉ. नई'), fingerprint);
  expect((await requireDoctor(store.database, id)).texts.hi).toEqual({ name: 'डॉ. नई' });
  expect((await plan(sheet('Dr. Nayi'))).rows[0]?.errors).toEqual([
    'Write it in the letters of Hindi, or leave it empty.',
  ]);
});

test('changes only the columns of the file, and keeps leave and slots', async () => {
  const before = await add('Dr. Dear');
  const sheet = [
    ['Id', 'Name', 'Fees'],
    [before.id, before.name, '950'],
  ];
  const { rows, fingerprint } = await plan(sheet);
  expect(rows).toEqual([
    {
      line: 2,
      name: 'Dr. Dear',
      kind: 'changed',
      changes: [{ head: 'Fees', before: '700', after: '950' }],
      doubts: [],
      errors: [],
    },
  ]);
  expect(await requireDoctor(store.database, before.id)).toEqual(before);
  expect(await importDoctors(command, sheet, fingerprint)).toBe(1);
  expect(await requireDoctor(store.database, before.id)).toEqual({
    ...before,
    // A language without texts may have an empty entry.
    texts: expect.objectContaining(before.texts),
    feePaise: fromRupees(950),
    version: 2,
  });
});

test('reads languages by name or tag and refuses unknown ones', async () => {
  const { id, name } = await add('Dr. Polyglot');
  const sheet = (languages: string) => [
    ['Id', 'Name', 'Languages', 'Woman or man'],
    [id, name, languages, 'Man'],
  ];
  const { fingerprint } = await plan(sheet('english; PUNJABI, hi'));
  await importDoctors(command, sheet('english; PUNJABI, hi'), fingerprint);
  expect(await requireDoctor(store.database, id)).toMatchObject({
    gender: 'man',
    languages: ['hi', 'pa', 'en'],
  });
  expect((await plan(sheet('Elvish'))).rows).toMatchObject([
    { kind: 'wrong', errors: [doctorMessages.languages] },
  ]);
});

test('reads hours of weekdays, keeps them without the column, and refuses a text that is none', async () => {
  const { id, name } = await add('Dr. Hours');
  const sheet = (hours: string) => [
    ['Id', 'Name', weekdayHoursLabel],
    [id, name, hours],
  ];
  const importAll = async (rows: readonly (readonly string[])[]) =>
    importDoctors(command, rows, (await plan(rows)).fingerprint);
  const hoursInStore = async () => (await requireDoctor(store.database, id)).weekdayHours;
  await importAll(sheet('sat 9:00 to 13:00'));
  expect(await hoursInStore()).toEqual({ Sat: { from: 540, to: 780 } });
  const [heads = [], ...rows] = await readDoctorSheet(store.database);
  const exported = rows.find(([first]) => first === id)?.[heads.indexOf(weekdayHoursLabel)];
  expect(exported).toBe('Sat 09:00 to 13:00');
  await importAll([
    ['Id', 'Name', 'Fees'],
    [id, name, '950'],
  ]);
  expect(await hoursInStore()).toEqual({ Sat: { from: 540, to: 780 } });
  expect((await plan(sheet('mornings'))).rows).toMatchObject([
    { kind: 'wrong', errors: [weekdayHoursMessages.shape] },
  ]);
  expect((await plan(sheet('Tue 09:00 to 13:00'))).rows).toMatchObject([
    { kind: 'wrong', errors: [weekdayHoursMessages.notWorking('Tue')] },
  ]);
  await importAll(sheet(''));
  expect(await hoursInStore()).toEqual({});
});

test('adds a doctor for a row without an identifier, but not again when the file is imported twice', async () => {
  const sheet = sheetOf(newcomer);
  const { rows, fingerprint } = await plan(sheet);
  expect(rows).toMatchObject([{ kind: 'new', name: 'Dr. New' }]);
  await importDoctors(command, sheet, fingerprint);
  const named = async () =>
    (await listStaffDoctors(store.database)).filter(({ name }) => name === 'Dr. New').length;
  expect(await named()).toBe(1);
  const again = await plan(sheet);
  expect(again.rows).toMatchObject([{ kind: 'same' }]);
  await importDoctors(command, sheet, again.fingerprint);
  expect(await named()).toBe(1);
});

test.each([
  ['Dr. Zoë Élan', '9000000010', '+91 90000 00010', 'Dr. Zoe\u0308 E\u0301lan'],
  ['डॉ. ऩीलम ज़ैदी', '9000000011', '०९०००० ०००११', 'डॉ. न\u093cीलम ज\u093cैदी'],
  ['Dr. Om Prakash', '9000000012', '(0091) 90000-00012', ' dr.\u00a0OM  PRAKASH'],
])(
  'finds %s again under the phone as %s, %s and another form of the name',
  async (name, phone, typed, other) => {
    const row = { ...newcomer, Name: name, Phone: phone };
    const sheet = sheetOf(row);
    await importDoctors(command, sheet, (await plan(sheet)).fingerprint);
    for (const changed of [
      { ...row, Phone: typed },
      { ...row, Name: other },
      { ...row, Name: other, Phone: typed },
    ]) {
      const { rows } = await plan(sheetOf(changed));
      expect(rows.map(({ kind }) => kind)).not.toContain('new');
      expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
    }
    const [heads = [], cells = []] = sheet;
    const twice = await plan([heads, cells, sheetOf({ ...row, Name: other, Phone: typed })[1] ?? []]);
    expect(twice.rows[1]?.errors).toEqual(['The same doctor stands in an earlier row.']);
  },
);

test('refuses invalid rows with the messages of the form, and imports the other rows', async () => {
  const sheet = [
    Object.keys(newcomer),
    Object.values({ ...newcomer, Name: 'Dr. Wrong', Phone: '12', Fees: 'much' }),
    Object.values({ ...newcomer, Name: 'Dr. Right' }),
    Object.values({ ...newcomer, Name: 'Dr. Right' }),
  ];
  const { rows, fingerprint } = await plan(sheet);
  expect(rows.map(({ line, kind }) => [line, kind])).toEqual([
    [2, 'wrong'],
    [3, 'new'],
    [4, 'wrong'],
  ]);
  expect(rows[0]?.errors).toEqual(
    expect.arrayContaining([doctorFieldRules.phone.message, doctorFieldRules.fees.message]),
  );
  expect(await importDoctors(command, sheet, fingerprint)).toBe(1);
});

test('refuses the import if a doctor was changed after the preview', async () => {
  const { id, name } = await add('Dr. Contested');
  const sheet = [
    ['Id', 'Name', 'Fees'],
    [id, name, '1'],
  ];
  const { fingerprint } = await plan(sheet);
  await setAvailability(command, id, 'unavailable');
  await expect(importDoctors(command, sheet, fingerprint)).rejects.toMatchObject({ status: 409 });
  expect(await requireDoctor(store.database, id)).toMatchObject({ feePaise: fromRupees(700) });
});

test.each([
  [[], /names of the columns/],
  [[['Fees'], ['1']], /names of the columns/],
  [
    [
      ['Name', 'Colour'],
      ['A', 'red'],
    ],
    /“Colour”/,
  ],
  [[['Name']], /no doctor/],
  [[['Name'], ...Array.from({ length: 1001 }, () => ['A'])], /At most 1000/],
])('refuses a file that is not a table of doctors, case %#', async (rows, message) => {
  await expect(plan(rows)).rejects.toMatchObject({
    status: 400,
    problem: { message: expect.stringMatching(message) },
  });
});

test('refuses a row with an unknown identifier instead of adding a doctor', async () => {
  const { rows } = await plan(sheetOf({ Id: 'nobody', ...newcomer }));
  expect(rows).toMatchObject([{ kind: 'wrong', errors: [expect.stringContaining('Id')] }]);
});

test('refuses a number below zero in words of its own', async () => {
  const [row] = (await plan(sheetOf({ ...newcomer, Name: 'Dr. Below', Fees: '-500', Experience: '-2' })))
    .rows;
  expect(row?.kind).toBe('wrong');
  expect(row?.errors).toEqual(['Experience cannot be below zero.', 'Fees cannot be below zero.']);
});

test.each([
  ['an unknown specialty', { Specialization: 'Psychiatree' }, /Psychiatree.* is not a specialty of the list/],
  ['video slots without a registration', { 'Video Slots': '10:00 AM' }, /video visits need one/],
])('asks about %s, and imports it only after a yes', async (_what, cells, doubt) => {
  const sheet = sheetOf({
    ...newcomer,
    ...cells,
    Name: `Dr. ${Object.values(cells)[0]}`,
    Phone: '9000000077',
  });
  const { rows, fingerprint } = await plan(sheet);
  expect(rows[0]?.kind).toBe('new');
  expect(rows[0]?.doubts).toEqual([expect.stringMatching(doubt)]);
  expect(await importDoctors(command, sheet, fingerprint)).toBe(0);
  expect(await importDoctors(command, sheet, fingerprint, true)).toBe(1);
  // The stored text is no new doubt.
  const again = await plan(
    sheetOf({
      ...newcomer,
      ...cells,
      Name: `Dr. ${Object.values(cells)[0]}`,
      Phone: '9000000077',
      Fees: '800',
    }),
  );
  expect(again.rows[0]?.doubts.some((one) => one.includes('specialty'))).toBe(false);
});
