import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doctorFieldRules, doctorMessages, doctorTextFields } from '#app/doctors/doctor.values.ts';
import { hoursMessages } from '#app/doctors/hours/doctor-hours.ts';
import { pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { slotMessage } from '#app/time/slots.ts';
import { type DoctorFields, doctorFields, doctorForm, visibleCards } from '#tests/support/doctors.ts';
import {
  impostor,
  photograph,
  photographBytes,
  photographs,
  truncatedPhotograph,
} from '#tests/support/pictures.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

interface DoctorAnswer {
  doctor: Record<string, unknown> & { _id: string; image: { url: string } | null };
}

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });
const json = async <Body>(response: Response) => (await response.json()) as Body;

const send = (method: 'POST' | 'PUT', path: string, body: FormData) =>
  site.fetch(path, { method, headers: bearer(), body });

async function create(
  overrides: Partial<DoctorFields> = {},
  options: Parameters<typeof doctorForm>[1] = {},
): Promise<DoctorAnswer['doctor']> {
  const response = await send('POST', '/api/v1/doctor', doctorForm(doctorFields(overrides), options));
  expect(response.status).toBe(201);
  return (await json<DoctorAnswer>(response)).doctor;
}

const listed = async (path: string, headers: HeadersInit = {}) =>
  (await json<{ doctors: Record<string, unknown>[] }>(await site.fetch(path, { headers }))).doctors;
const names = async (path: string, headers: HeadersInit = {}) =>
  (await listed(path, headers)).map((doctor) => doctor.name);

describe('reading doctors', () => {
  test('a visitor gets every field of requirement 45 without the contact and the days of leave', async () => {
    const { _id } = await create({
      name: 'Dr. Public',
      ekalink: 'https://example.com/dr-public',
      registrationNumber: 'HR-1',
      gender: 'woman',
      languages: ['Punjabi', 'hi'],
      leave: '[{"from":"2026-12-24","to":"2026-12-26"}]',
    });
    const { doctor } = await json<DoctorAnswer>(await site.fetch(`/api/v1/doctor/${_id}`));
    expect(doctor).toEqual({
      _id,
      name: 'Dr. Public',
      specialization: 'Psychiatry',
      hospital: 'Test Hospital',
      about: 'Listens first.',
      qualification: 'MBBS, MD (Psychiatry)',
      awards: 'Indian Psychiatric Society',
      experience: '12',
      fees: 800,
      availability: 'available',
      isAvailable: true,
      image: null,
      hospitalSlots: ['09:00 AM', '09:30 AM'],
      videoSlots: ['06:30 PM'],
      ekalink: 'https://example.com/dr-public',
      registrationCouncil: 'Test Medical Council',
      registrationNumber: 'HR-1',
      gender: 'woman',
      languages: ['hi', 'pa'],
      workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      weekdayHours: {},
      isdeleted: false,
      isActive: true,
    });
  });

  test('staff get the contact, with a bearer token and with a cookie', async () => {
    const { _id } = await create({ phone: '1720000001', email: 'own@clinic.example' });
    const contact = { phone: '1720000001', email: 'own@clinic.example' };
    for (const request of [{ headers: bearer() }, { as: staff }]) {
      const { doctor } = await json<DoctorAnswer>(await site.fetch(`/api/v1/doctor/${_id}`, request));
      expect(doctor).toMatchObject({ contact });
    }
  });

  test('no public answer contains a doctor’s phone or email address', async () => {
    await create({ phone: '1720999991', email: 'secret@clinic.example' });
    for (const path of [
      '/api/v1/doctors',
      '/api/v1/available-doctors',
      '/doctors',
      '/',
      '/doctors.data',
      '/_root.data',
    ]) {
      const text = await (await site.fetch(path)).text();
      expect(text).not.toMatch(/1720999991|secret@clinic\.example/);
    }
  });

  test('doctors are sorted by name, ignoring case', async () => {
    await create({ name: 'dr. aaa first' });
    await create({ name: 'Dr. AAB second' });
    const all = (await names('/api/v1/doctors')) as string[];
    expect(all).toEqual(
      [...all].sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
    );
  });

  test('an inactive doctor is visible to staff only', async () => {
    const { _id } = await create({ name: 'Dr. Inactive', isActive: 'false' });
    expect(await names('/api/v1/doctors')).not.toContain('Dr. Inactive');
    expect(await names('/api/v1/available-doctors')).not.toContain('Dr. Inactive');
    expect(await names('/api/v1/doctors', bearer())).toContain('Dr. Inactive');
    expect((await site.fetch(`/api/v1/doctor/${_id}`)).status).toBe(404);
    expect(await (await site.fetch('/doctors')).text()).not.toContain('Dr. Inactive');
  });

  test('an unavailable doctor is in the directory, but not among the available doctors', async () => {
    const { _id } = await create({ name: 'Dr. Busy' });
    const response = await site.fetch(`/api/v1/doctor/${_id}/availability`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ availability: 'unavailable' }),
      as: staff,
      sameOrigin: true,
    });
    expect(response.status).toBe(200);
    expect((await json<DoctorAnswer>(response)).doctor).toMatchObject({
      availability: 'unavailable',
      isAvailable: false,
    });
    expect(await names('/api/v1/doctors')).toContain('Dr. Busy');
    expect(await names('/api/v1/available-doctors')).not.toContain('Dr. Busy');
    expect(await (await site.fetch('/')).text()).not.toContain('Dr. Busy');
  });

  test.each(['/api/v1/doctor/nobody', '/api/v1/doctor/%00', `/api/v1/doctor/${'x'.repeat(3000)}`])(
    '%# an unknown doctor gets 404 with a message',
    async (path) => {
      const response = await site.fetch(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    },
  );
});

test('the list of doctors takes the filters of the directory, for visitors and staff', async () => {
  const shared = { specialization: 'Filtered', gender: 'woman' };
  await create({ ...shared, name: 'Dr. Evening', fees: '1400' });
  await create({ ...shared, name: 'Dr. Dear', fees: '1600' });
  await create({ ...shared, name: 'Dr. Man', fees: '1400', gender: 'man' });
  await create({ ...shared, name: 'Dr. Morning', fees: '1400', videoSlots: [] });
  const query = '/api/v1/doctors?time=evening&fee=1500&gender=woman';
  for (const headers of [{}, bearer()]) {
    const found = await listed(query, headers);
    const names = found.filter(({ specialization }) => specialization === 'Filtered').map(({ name }) => name);
    expect(names).toEqual(['Dr. Evening']);
  }
  const ids = (await listed(query)).map(({ _id }) => _id);
  expect((await listed(`${query}&limit=1&after=${ids.length - 1}`)).map(({ _id }) => _id)).toEqual(
    ids.slice(-1),
  );
});

describe('creating a doctor', () => {
  test.each(['json', 'indexed', 'repeated'] as const)(
    'stores slots sent as %s in the order of the day',
    async (slotsAs) => {
      const doctor = await create(
        { hospitalSlots: ['06:30 PM', '09:00 AM', '12:00 PM'], videoSlots: [] },
        { slotsAs },
      );
      expect(doctor).toMatchObject({ hospitalSlots: ['09:00 AM', '12:00 PM', '06:30 PM'], videoSlots: [] });
    },
  );

  test('reads the text \'null\' as "no ekalink"', async () => {
    expect(await create({ ekalink: 'null' })).toMatchObject({ ekalink: null });
    expect(await create({ ekalink: '' })).toMatchObject({ ekalink: null });
  });

  test('reports every invalid field at once, in the words of requirements 51 and 52', async () => {
    const response = await send('POST', '/api/v1/doctor', doctorForm({}));
    expect(response.status).toBe(400);
    const { errors } = await json<{ errors: Record<string, string> }>(response);
    expect(errors).toEqual(
      Object.fromEntries(doctorTextFields.map((name) => [name, doctorFieldRules[name].message])),
    );
    expect(errors).toMatchObject({
      phone: 'Phone number must be 10 digits.',
      fees: 'Fees must be a number.',
      experience: 'Experience must be a number.',
      email: 'Email format is not correct (e.g., name@example.com).',
    });
  });

  test.each([
    ['phone', '12345'],
    ['phone', '12345678901'],
    ['fees', '1,2'],
    ['experience', '12 years'],
    ['email', 'nobody'],
    ['name', '\u0000'],
    ['name', 'a\nb'],
    ['name', '\u200b\u202e'],
    ['about', 'x'.repeat(4001)],
    ['ekalink', 'javascript:alert(1)'],
    ['ekalink', 'https://example.com/"><script>'],
    ['availability', 'perhaps'],
    ['isActive', 'perhaps'],
  ])('refuses %s %j with an error for that field only', async (field, value) => {
    const response = await send('POST', '/api/v1/doctor', doctorForm(doctorFields({ [field]: value })));
    expect(response.status).toBe(400);
    const { errors } = await json<{ errors: Record<string, string> }>(response);
    expect(Object.keys(errors)).toEqual([field]);
  });

  test.each([['["07:00 AM"]'], ['[1]'], ['{"a":1}'], ['["09:00 AM"'], ['[["09:00 AM"]]'], ['9:00 AM']])(
    'refuses the slots %s',
    async (slots) => {
      const form = doctorForm(doctorFields({ hospitalSlots: [] }));
      form.set('hospitalSlots', slots);
      const response = await send('POST', '/api/v1/doctor', form);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: { hospitalSlots: slotMessage } });
    },
  );

  test('normalises pasted values in the same way as the staff form', async () => {
    const { _id } = await create({
      name: '\u202eDr. Pasted\u200b',
      phone: '+91 98765-43210',
      fees: '1,200',
    });
    const { doctor } = await json<DoctorAnswer>(
      await site.fetch(`/api/v1/doctor/${_id}`, { headers: bearer() }),
    );
    expect(doctor).toMatchObject({
      name: 'Dr. Pasted',
      fees: 1200,
      contact: { phone: '9876543210' },
    });
  });

  test('makes one doctor for five equal calls with one key, and refuses other data under that key', async () => {
    const fields = doctorFields({ name: 'Dr. Five Times' });
    const call = (sent: DoctorFields) =>
      site.fetch('/api/v1/doctor', {
        method: 'POST',
        headers: { ...bearer(), 'Idempotency-Key': 'five-times-over-0001' },
        body: doctorForm(sent),
      });
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(fields)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const made = await Promise.all(answers.map((answer) => json<DoctorAnswer>(answer)));
    expect(new Set(made.map(({ doctor }) => doctor._id)).size).toBe(1);
    expect((await names('/api/v1/doctors')).filter((name) => name === fields.name)).toHaveLength(1);
    expect((await call({ ...fields, fees: '900' })).status).toBe(409);
  });

  test('sorts working days and leave, and an edit without them leaves them unchanged', async () => {
    const leave = [
      { from: '2027-05-01', to: '2027-05-10', note: 'Summer' },
      { from: '2026-12-24', to: '2026-12-24', note: '' },
    ];
    const fields = { workingDays: ['Sat', 'Mon'], leave: JSON.stringify(leave) };
    const { _id, ...made } = await create(fields, { slotsAs: 'repeated' });
    const expected = { workingDays: ['Mon', 'Sat'], leave: leave.toReversed() };
    expect(made).toMatchObject(expected);
    const { registrationCouncil, registrationNumber, ...others } = doctorFields({ name: 'Dr. Renamed' });
    const response = await send('PUT', `/api/v1/doctor/${_id}`, doctorForm(others));
    expect((await json<DoctorAnswer>(response)).doctor).toMatchObject({
      ...expected,
      name: 'Dr. Renamed',
      registrationNumber: made.registrationNumber,
    });
  });

  test('stores the hours of a leave from the rows of a form and from JSON, and refuses half of them', async () => {
    const rows = (toTime: string) => {
      const form = doctorForm(doctorFields());
      for (const [name, values] of Object.entries({
        leaveFrom: ['2026-12-24', '2026-12-28'],
        leaveTo: ['2026-12-24', '2026-12-29'],
        leaveFromTime: ['14:00', ''],
        leaveToTime: [toTime, ''],
        leaveNote: ['', 'Family'],
      }))
        for (const value of values) form.append(name, value);
      return form;
    };
    const leave = [
      { from: '2026-12-24', to: '2026-12-24', fromTime: '14:00', toTime: '16:00', note: '' },
      { from: '2026-12-28', to: '2026-12-29', note: 'Family' },
    ];
    const response = await send('POST', '/api/v1/doctor', rows('16:00'));
    const { doctor } = await json<DoctorAnswer>(response);
    expect(doctor).toMatchObject({ leave });
    const again = await send(
      'POST',
      '/api/v1/doctor',
      doctorForm(doctorFields({ leave: JSON.stringify(leave) })),
    );
    expect((await json<DoctorAnswer>(again)).doctor).toMatchObject({ leave });
    const refused = await send('POST', '/api/v1/doctor', rows(''));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(hoursMessages.leaveHours);
  });

  test('reads the rows of leave in a form, and ignores empty rows', async () => {
    const form = doctorForm(doctorFields());
    for (const [from, to, note] of [
      ['2026-12-24', '2026-12-26', 'Family'],
      ['', '', ''],
    ] as const) {
      form.append('leaveFrom', from);
      form.append('leaveTo', to);
      form.append('leaveNote', note);
    }
    const response = await send('POST', '/api/v1/doctor', form);
    expect((await json<DoctorAnswer>(response)).doctor).toMatchObject({
      leave: [{ from: '2026-12-24', to: '2026-12-26', note: 'Family' }],
    });
  });

  test.each([
    [{ workingDays: ['Monday'] }, 'workingDays', hoursMessages.workingDays],
    [{ workingDays: [] }, 'workingDays', hoursMessages.noWorkingDay],
    [{ registrationCouncil: '' }, 'registrationCouncil', hoursMessages.registration],
    [{ registrationNumber: ' ' }, 'registrationNumber', hoursMessages.registration],
    [{ leave: '[{"from":"2026-12-24","to":"2026-12-23"}]' }, 'leave', hoursMessages.leaveOrder],
    [{ leave: '[{"from":"2026-02-30","to":"2026-03-01"}]' }, 'leave', hoursMessages.leave],
    [{ leave: '[{"from":"2026-02-20"}]' }, 'leave', hoursMessages.leave],
    [{ leave: '{"from":1}' }, 'leave', hoursMessages.leave],
    [{ leave: 'christmas' }, 'leave', hoursMessages.leave],
    [{ gender: 'mann' }, 'gender', doctorMessages.gender],
    [{ languages: ['hi', 'Klingon'] }, 'languages', doctorMessages.languages],
  ])('refuses %j with an error at %s', async (fields, field, message) => {
    const response = await send('POST', '/api/v1/doctor', doctorForm(doctorFields(fields)));
    expect(response.status).toBe(400);
    expect((await json<{ errors: Record<string, string> }>(response)).errors).toEqual({ [field]: message });
  });

  test.each([0, 1, 2, 3, 4])('reads a form body of 4,096 + %d bytes completely', async (beyond) => {
    const boundary = '----boundary-of-a-browser';
    const fields = { ...doctorFields(), hospitalSlots: '[]', videoSlots: '[]' };
    const bodyWith = (about: string) => {
      const parts = Object.entries({ ...fields, about }).map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return `${parts.join('')}--${boundary}--\r\n`;
    };
    const whole = bodyWith('x'.repeat(4096 + beyond - bodyWith('').length));
    expect(whole).toHaveLength(4096 + beyond);
    const response = await site.fetch('/api/v1/doctor', {
      method: 'POST',
      headers: { ...bearer(), 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body: whole,
    });
    expect(response.status).toBe(201);
  });

  test('ignores unknown fields', async () => {
    const doctor = await create({
      ...{ isdeleted: 'true', id: 'mine', pictureKey: 'x' },
    } as Partial<DoctorFields>);
    expect(doctor).toMatchObject({ isdeleted: false, image: null });
    expect(doctor._id).not.toBe('mine');
  });

  test('answers 415 to a body that is not multipart, and 400 to a broken one', async () => {
    const asJson = await site.fetch('/api/v1/doctor', {
      method: 'POST',
      headers: { ...bearer(), 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(asJson.status).toBe(415);
    const broken = await site.fetch('/api/v1/doctor', {
      method: 'POST',
      headers: { ...bearer(), 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nDr.',
    });
    expect(broken.status).toBe(400);
    for (const response of [asJson, broken])
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });
});

describe('pictures of doctors', () => {
  test.each(Object.keys(photographs) as (keyof typeof photographs)[])(
    'stores a %s without its metadata, and lets caches store it for a year',
    async (kind) => {
      const { image } = await create({}, { image: photograph(kind) });
      const response = await site.fetch(image?.url ?? '');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(photographs[kind].type);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toContain('Secret');
    },
  );

  test('stores an AVIF without a box that no reader of pictures knows', async () => {
    const foreign = Buffer.from('\0\0\0\x1auuidSecretBox <script>', 'latin1');
    foreign.writeUInt32BE(foreign.length);
    const image = new File([photographBytes('avif'), foreign], 'photograph.avif', { type: 'image/avif' });
    const { image: stored } = await create({}, { image });
    const response = await site.fetch(stored?.url ?? '');
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toContain('SecretBox');
  });

  test('answers 304 to a browser that has the picture', async () => {
    const { image } = await create({}, { image: photograph() });
    const first = await site.fetch(image?.url ?? '');
    await first.arrayBuffer();
    const again = await site.fetch(image?.url ?? '', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test.each(['"', '"a', 'W/', '*,"', ','])(
    'sends the picture for the invalid If-None-Match value %s, and logs no error',
    async (asked) => {
      const { image } = await create({}, { image: photograph() });
      const response = await site.fetch(image?.url ?? '', { headers: { 'If-None-Match': asked } });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      expect(site.logs.filter((line) => line.includes('reading a picture failed'))).toEqual([]);
    },
  );

  test.each([
    ['svg', pictureMessages.svg],
    ['html', pictureMessages.type],
    ['gif', pictureMessages.gif],
    ['polyglot', pictureMessages.gif],
  ] as const)(
    'answers 415 to a %s that claims to be a JPEG, and names the real type',
    async (kind, message) => {
      const response = await send(
        'POST',
        '/api/v1/doctor',
        doctorForm(doctorFields(), { image: impostor(kind) }),
      );
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ errors: { image: message } });
    },
  );

  test('answers 400 to a truncated picture', async () => {
    const response = await send(
      'POST',
      '/api/v1/doctor',
      doctorForm(doctorFields(), { image: truncatedPhotograph() }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { image: pictureMessages.damaged } });
  });

  test.each([6, 12])('answers 413 with a message to a picture of %i MiB', async (megabytes) => {
    const image = new File([new Uint8Array(megabytes * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
    const response = await send('POST', '/api/v1/doctor', doctorForm(doctorFields(), { image }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: { image: pictureMessages.bytes } });
  });

  test('stores nothing in R2 when the picture is refused', async () => {
    const before = (await site.pictures.list()).objects.length;
    await send('POST', '/api/v1/doctor', doctorForm(doctorFields({ phone: '1' }), { image: photograph() }));
    expect((await site.pictures.list()).objects.length).toBe(before);
  });

  test('deletes a picture that is replaced, removed, or of a deleted doctor, from the site and from R2', async () => {
    const { _id, image: first } = await create({}, { image: photograph() });
    const put = async (form: FormData) =>
      (await json<DoctorAnswer>(await send('PUT', `/api/v1/doctor/${_id}`, form))).doctor.image;
    const second = await put(doctorForm(doctorFields(), { image: photograph('webp') }));
    expect(second?.url).not.toBe(first?.url);
    expect((await site.fetch(first?.url ?? '')).status).toBe(404);

    expect(await put(doctorForm(doctorFields()))).toEqual(second);

    const without = doctorForm(doctorFields());
    without.set('removeImage', 'true');
    expect(await put(without)).toBeNull();
    expect((await site.fetch(second?.url ?? '')).status).toBe(404);

    const third = await put(doctorForm(doctorFields(), { image: photograph('png') }));
    expect((await site.fetch(third?.url ?? '')).status).toBe(200);
    await site.fetch(`/api/v1/doctor/${_id}`, { method: 'DELETE', headers: bearer() });
    expect((await site.fetch(third?.url ?? '')).status).toBe(404);

    const keys = (await site.pictures.list()).objects.map((object) => object.key);
    for (const image of [first, second, third]) expect(keys).not.toContain(image?.url.split('/').at(-1));
  });

  test.each(['nothing', '../secret', 'a.webp', '00000000-0000-0000-0000-000000000000.svg'])(
    'answers 404 for the picture %j',
    async (key) => {
      expect((await site.fetch(`/files/pictures/${encodeURIComponent(key)}`)).status).toBe(404);
    },
  );
});

describe('changing a doctor', () => {
  test('replaces the fields', async () => {
    const { _id } = await create();
    const fields = doctorFields({
      name: 'Dr. Renamed',
      hospitalSlots: [],
      videoSlots: ['10:00 AM'],
      fees: '1500',
    });
    const response = await send('PUT', `/api/v1/doctor/${_id}`, doctorForm(fields, { slotsAs: 'indexed' }));
    expect(response.status).toBe(200);
    expect((await json<DoctorAnswer>(response)).doctor).toMatchObject({
      _id,
      name: 'Dr. Renamed',
      hospitalSlots: [],
      videoSlots: ['10:00 AM'],
      fees: 1500,
    });
  });

  test('leaves availability and visibility unchanged when the form lacks them', async () => {
    const { _id } = await create({ availability: 'unavailable', isActive: 'false' });
    const response = await send('PUT', `/api/v1/doctor/${_id}`, doctorForm(doctorFields()));
    expect((await json<DoctorAnswer>(response)).doctor).toMatchObject({
      availability: 'unavailable',
      isActive: false,
    });
  });

  test('refuses an edit of an outdated version with 409 and changes nothing', async () => {
    const { _id } = await create({ name: 'Dr. Contested' });
    const first = await send(
      'PUT',
      `/api/v1/doctor/${_id}`,
      doctorForm(doctorFields({ name: 'Dr. Won', version: '1' })),
    );
    expect(first.status).toBe(200);
    const late = await send(
      'PUT',
      `/api/v1/doctor/${_id}`,
      doctorForm(doctorFields({ name: 'Dr. Lost', version: '1' })),
    );
    expect(late.status).toBe(409);
    expect((await json<DoctorAnswer>(await site.fetch(`/api/v1/doctor/${_id}`))).doctor.name).toBe('Dr. Won');
  });

  test('a deleted doctor is in no answer and cannot be changed', async () => {
    const { _id } = await create({ name: 'Dr. Gone' });
    const deleted = await site.fetch(`/api/v1/doctor/${_id}`, { method: 'DELETE', headers: bearer() });
    expect(deleted.status).toBe(200);
    expect(await deleted.json()).toEqual({ message: expect.any(String) });
    for (const headers of [{}, bearer()]) {
      expect(await names('/api/v1/doctors', headers)).not.toContain('Dr. Gone');
      expect((await site.fetch(`/api/v1/doctor/${_id}`, { headers })).status).toBe(404);
    }
    expect((await site.fetch(`/api/v1/doctor/${_id}`, { method: 'DELETE', headers: bearer() })).status).toBe(
      404,
    );
    expect((await send('PUT', `/api/v1/doctor/${_id}`, doctorForm(doctorFields()))).status).toBe(404);
  });

  test.each([
    ['{}', 400],
    ['{"availability":"sometimes"}', 400],
    ['{"availability":1}', 400],
    ['[]', 400],
    ['null', 400],
    ['{', 400],
  ])('answers %i to the availability %s', async (body, status) => {
    const { _id } = await create();
    const response = await site.fetch(`/api/v1/doctor/${_id}/availability`, {
      method: 'PUT',
      headers: { ...bearer(), 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });

  test('setting availability answers 404 for an unknown doctor and 415 for a form', async () => {
    const { _id } = await create();
    const put = (id: string, type: string, body: string) =>
      site.fetch(`/api/v1/doctor/${id}/availability`, {
        method: 'PUT',
        headers: { ...bearer(), 'Content-Type': type },
        body,
      });
    expect((await put('nobody', 'application/json', '{"availability":"available"}')).status).toBe(404);
    expect((await put(_id, 'application/x-www-form-urlencoded', 'availability=available')).status).toBe(415);
  });
});

describe('write access', () => {
  const writes = [
    ['POST', '/api/v1/doctor'],
    ['PUT', '/api/v1/doctor/any'],
    ['PUT', '/api/v1/doctor/any/availability'],
    ['DELETE', '/api/v1/doctor/any'],
  ] as const;

  test.each(writes)('%s %s without a sign-in gets 401', async (method, path) => {
    const response = await site.fetch(path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toContain('Bearer');
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });

  test.each(writes)(
    '%s %s with a wrong bearer token gets 401, even with a valid cookie',
    async (method, path) => {
      const response = await site.fetch(path, {
        method,
        as: staff,
        headers: { Authorization: 'Bearer nonsense' },
      });
      expect(response.status).toBe(401);
    },
  );

  test.each(writes)('%s %s by cookie from another site gets 403', async (method, path) => {
    for (const headers of [
      { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'null' },
      { Origin: site.origin.replace('http:', 'https:') },
      {},
    ]) {
      const response = await site.fetch(path, { method, as: staff, headers: headers as HeadersInit });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    }
  });

  test.each([
    ['POST', '/api/v1/doctors', 'GET'],
    ['DELETE', '/api/v1/available-doctors', 'GET'],
    ['GET', '/api/v1/doctor', 'POST'],
    ['POST', '/api/v1/doctor/any', 'DELETE'],
    ['GET', '/api/v1/doctor/any/availability', 'PUT'],
    ['PATCH', '/api/v1/doctor/any', 'PUT'],
  ])('%s %s gets 405 and says that %s is allowed', async (method, path, allowed) => {
    const response = await site.fetch(path, { method, headers: bearer() });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toContain(allowed);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });
});

describe('while the database is away', () => {
  const failing = { 'x-test-database-failure': '1' };

  test.each([
    ['/api/v1/doctors', 'Failed to fetch doctors'],
    ['/api/v1/available-doctors', 'Failed to fetch available doctors'],
  ])('%s gets 503 with the words of requirement 58', async (path, message) => {
    const response = await site.fetch(path, { headers: failing });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBeTruthy();
    expect(await response.json()).toMatchObject({ message });
  });

  test('/doctors and home are shown, with the error and the phone number', async () => {
    for (const path of ['/doctors', '/']) {
      const response = await site.fetch(path, { headers: failing });
      const text = await response.text();
      expect(text).toContain('Failed to fetch doctors');
      expect(text).toContain('tel:+91');
      expect(text).not.toMatch(/D1_ERROR|^ +at .*\.js/m);
    }
  });
});

describe('the directory page', () => {
  test('the search filters on the server by name, hospital and specialization, ignoring case', async () => {
    await create({ name: 'Dr. Findable', hospital: 'Elm House', specialization: 'Sleep medicine' });
    for (const part of ['FINDABLE', 'elm h', 'sleep MED']) {
      const text = await (await site.fetch(`/doctors?${new URLSearchParams({ q: part })}`)).text();
      const [card, ...others] = visibleCards(text);
      expect(card).toContain('Dr. Findable</a></h2>');
      expect(others).toEqual([]);
    }
    const other = await (await site.fetch('/doctors?q=nobody-has-this')).text();
    expect(visibleCards(other)).toEqual([]);
    expect(other).toContain('No doctors found');
  });

  test('shows the search text, never as markup', async () => {
    const text = await (
      await site.fetch(`/doctors?${new URLSearchParams({ q: '"><script>alert(1)</script>' })}`)
    ).text();
    expect(text).not.toContain('<script>alert(1)');
  });

  test('a doctor with an ekalink opens it in a new tab, and another doctor links to the page and the booking', async () => {
    await create({ name: 'Dr. Linked', ekalink: 'https://example.com/linked' });
    await create({ name: 'Dr. Unlinked', ekalink: 'null' });
    const cardOf = async (name: string) =>
      visibleCards(await (await site.fetch(`/doctors?${new URLSearchParams({ q: name })}`)).text())[0]?.match(
        /<article.*?<\/article>/s,
      )?.[0] ?? '';
    const linked = await cardOf('Dr. Linked');
    expect(
      linked.match(/href="https:\/\/example\.com\/linked" target="_blank" rel="noopener noreferrer"/g),
    ).toHaveLength(2);
    const unlinked = await cardOf('Dr. Unlinked');
    expect(unlinked).not.toContain('target="_blank"');
    expect(unlinked).toMatch(/<a href="\/doctors\/dr-unlinked"[^>]*>View Full Profile<\/a>/);
    expect(unlinked).toMatch(/<a href="\/doctors\/dr-unlinked\/book"[^>]*>Book an Appointment<\/a>/);
    for (const card of [linked, unlinked]) {
      expect(card).toMatch(/<h2[^>]*><a href="\/doctors\/dr-(un)?linked"[^>]*>Dr\. (Unl|L)inked<\/a><\/h2>/);
      expect(card).not.toContain('disabled');
    }
  });

  test('renders the cards in place when the database is in time', async () => {
    const text = await (await site.fetch('/doctors')).text();
    expect(text).not.toContain('Loading doctors...');
    expect(text.indexOf('<article')).toBeLessThan(text.indexOf('<footer'));
  });

  // pages.test.ts checks that the frame arrives before the cards.
  test('a late database without scripts leads to the complete page', async () => {
    await create({ name: 'Dr. Late' });
    const slow = { 'x-test-database-delay': '300' };
    const text = await (await site.fetch('/doctors?q=late', { headers: slow })).text();
    const target = /<noscript[^>]*><meta http-equiv="refresh" content="0; url=([^"]+)"/
      .exec(text)?.[1]
      ?.replaceAll('&amp;', '&');
    expect(target).toBe('/doctors?complete=1&q=late');
    const whole = await (await site.fetch(target ?? '', { headers: slow })).text();
    expect(whole).not.toContain('Loading doctors...');
    expect(visibleCards(whole).join()).toContain('Dr. Late</a></h2>');
  });

  test('renders a very long list in place, not behind a script', async () => {
    for (let made = 0; made < 40; made += 1) await create({ about: 'x'.repeat(500) });
    const text = await (await site.fetch('/doctors')).text();
    expect(text.indexOf('Loading doctors...')).toBe(-1);
    expect(text.lastIndexOf('</article>')).toBeLessThan(text.indexOf('<footer'));
  });
});

test('an error never shows database messages, and the log never shows typed data', async () => {
  const response = await site.fetch('/api/v1/doctor', {
    method: 'POST',
    headers: { ...bearer(), 'x-test-database-failure': '1' },
    body: doctorForm(doctorFields({ email: 'not-for-the-log@clinic.example' })),
  });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toMatch(/D1_|insert|select/i);
  expect(site.logs.join('\n')).not.toContain('not-for-the-log');
});

test('an edit without the ekalink leaves it unchanged', async () => {
  const { _id } = await create({ ekalink: 'https://example.com/kept' });
  const response = await send('PUT', `/api/v1/doctor/${_id}`, doctorForm(doctorFields()));
  expect((await json<DoctorAnswer>(response)).doctor).toMatchObject({ ekalink: 'https://example.com/kept' });
});

test('an unknown doctor gets 404 even with an invalid body', async () => {
  expect((await send('PUT', '/api/v1/doctor/nobody', doctorForm({}))).status).toBe(404);
});

test('refuses an empty file, and a second file with a message', async () => {
  const empty = doctorForm(doctorFields(), { image: new File([], 'empty.jpg', { type: 'image/jpeg' }) });
  expect((await send('POST', '/api/v1/doctor', empty)).status).toBe(415);
  const two = doctorForm(doctorFields(), { image: photograph() });
  two.append('image', photograph('webp'));
  const response = await send('POST', '/api/v1/doctor', two);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: 'Send one file only.' });
});

test('a public page contains only the fields that a card shows, not the long text', async () => {
  await create({ name: 'Dr. Brief', about: 'A story that no card tells.' });
  for (const path of ['/doctors', '/', '/doctors.data']) {
    const text = await (await site.fetch(path)).text();
    expect(text).toContain('Dr. Brief');
    expect(text).not.toContain('A story that no card tells.');
  }
});
