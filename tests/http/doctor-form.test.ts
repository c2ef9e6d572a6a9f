/** The doctor form of the staff area as HTTP requests. tests/e2e covers what the browser's scripts add. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesakeMessage } from '#app/doctors/doctor.values.ts';
import { leaveFieldNames, leaveLimits, usualWorkingDays } from '#app/doctors/hours/doctor-hours.ts';
import { pictureMessages } from '#app/platform/pictures/picture.values.ts';
import { slotLabels } from '#app/time/slots.ts';
import { type DoctorFields, doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

const listPath = '/dashboard/AddDoctor';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

/** Submits a form as a browser without scripts does. */
function submit(
  path: string,
  fields: Partial<DoctorFields>,
  more: Record<string, string> = {},
  image?: File,
) {
  const body = doctorForm(fields, { slotsAs: 'repeated', ...(image && { image }) });
  for (const [name, text] of Object.entries(more)) body.set(name, text);
  return site.fetch(path, { method: 'POST', as: staff, sameOrigin: true, body });
}

const newPath = `${listPath}/new`;
const create = (fields: Partial<DoctorFields>, more = {}, image?: File) =>
  submit(newPath, fields, more, image);
const countOf = async (name: string) =>
  (
    await site.binding
      .prepare('select count(*) as count from doctors where name = ?')
      .bind(name)
      .first<{ count: number }>()
  )?.count;

const hiddenField = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ??
  '';

/** Stores a doctor, opens the edit form, and returns the form's hidden fields. */
async function edited(overrides: Partial<DoctorFields> = {}) {
  const fields = doctorFields({ workingDays: usualWorkingDays, ...overrides });
  await create(fields);
  const row = await site.binding
    .prepare('select id from doctors where name = ?')
    .bind(fields.name)
    .first<{ id: string }>();
  const path = `${listPath}/${row?.id}/edit`;
  const html = await (await site.fetch(path, { as: staff })).text();
  const opened = { version: hiddenField(html, 'version'), started: hiddenField(html, 'started') };
  return { fields, path, opened };
}

const stored = (path: string) =>
  site.binding
    .prepare('select name, fees, hospital, version from doctors where id = ?')
    .bind(path.split('/').at(-2))
    .first<{ name: string; fees: number; hospital: string; version: number }>();

test('the form with every slot, as many leaves as allowed and all languages is saved, and its card is shown', async () => {
  const fields = doctorFields({ hospitalSlots: slotLabels, videoSlots: slotLabels });
  const body = doctorForm(fields, { slotsAs: 'repeated' });
  for (let entry = 0; entry < leaveLimits.entries; entry += 1)
    for (const name of leaveFieldNames)
      body.append(name, /^leave(?:From|To)$/.test(name) ? '2031-01-01' : '');
  body.append('name-hi', 'डॉ. सब');
  body.append('name-pa', 'ਡਾ. ਸਭ');
  const send = (path: string, form: BodyInit) =>
    site.fetch(path, { method: 'POST', as: staff, sameOrigin: true, body: form });
  const card = await send(`${listPath}/card`, new URLSearchParams([...body] as [string, string][]));
  expect([card.status, (await card.text()).includes(fields.name)]).toEqual([200, true]);
  const saved = await send(newPath, body);
  expect([saved.status, await countOf(fields.name)]).toEqual([303, 1]);
});

describe('a new doctor', () => {
  test('five equal submissions make one doctor, and each gets a redirect', async () => {
    const fields = doctorFields();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(fields, { key })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await countOf(fields.name)).toBe(1);
  });

  test('each opened form has a key of its own', async () => {
    const keyOf = async () => hiddenField(await (await site.fetch(newPath, { as: staff })).text(), 'key');
    const [one, other] = [await keyOf(), await keyOf()];
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  });

  test('asks before it adds a doctor with the same name and phone, and adds one when the user confirms', async () => {
    const fields = doctorFields();
    await create(fields);
    const again = { ...fields, name: fields.name.toUpperCase(), phone: `+91 ${fields.phone}` };
    const key = crypto.randomUUID();
    const asked = await create(again, { key });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toContain(namesakeMessage);
    expect(html).toMatch(/<button[^>]*name="separate"/);
    expect(html).toMatch(new RegExp(`href="${listPath}/[^"]+/edit"`));
    expect(await countOf(again.name)).toBe(0);
    for (let count = 0; count < 2; count += 1) {
      expect((await create(again, { key, separate: 'yes' })).status).toBe(303);
    }
    expect(await countOf(again.name)).toBe(1);
  });

  test('refuses a changed form under a used key, and explains that the first answer was lost', async () => {
    const fields = doctorFields();
    const key = crypto.randomUUID();
    await create(fields, { key });
    const response = await create({ ...fields, name: `${fields.name} Changed` }, { key });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('whose answer did not arrive');
  });

  test.each([
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['gif', 'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0'],
    ['pdf', '%PDF-1.7 which is called a picture'],
  ] as const)(
    'saves nothing when the picture is a %s, and gives the reason at the field',
    async (kind, content) => {
      const fields = doctorFields();
      const image = new File([Buffer.from(content, 'latin1')], 'photo.jpg', { type: 'image/jpeg' });
      const response = await create(fields, {}, image);
      expect(response.status).toBe(415);
      expect(await response.text()).toMatch(
        new RegExp(`id="image-error"[\\s\\S]*${pictureMessages[kind].slice(0, 20)}`),
      );
      expect(await countOf(fields.name)).toBe(0);
    },
  );

  test('without scripts the errors come first and get the focus', async () => {
    const html = await (await create(doctorFields({ phone: '12' }))).text();
    expect(html).toMatch(/<div tabindex="-1" autofocus="">[\s\S]*role="alert"[\s\S]*href="#phone"/i);
  });
});

test('after Create the list shows the new row, whatever filter and page were open', async () => {
  const fields = doctorFields({ name: 'Dr. Zz Last of All' });
  const response = await submit(`${newPath}?q=Sharma&show=hidden&sort=name-down&page=3`, fields);
  expect(response.status).toBe(303);
  const location = response.headers.get('Location') ?? '';
  expect(location).toMatch(/^\/dashboard\/AddDoctor\?sort=name-down#doctor-/);
  const page = await (await site.fetch(location, { as: staff })).text();
  expect(page).toContain(`id="${location.split('#')[1]}"`);
});

test('the form says what to type for a doctor without memberships, because the field is required', async () => {
  const html = await (await site.fetch(`${listPath}/new`, { as: staff })).text();
  const field = /<(?:input|textarea)[^>]*name="awards"[^>]*>/.exec(html)?.[0] ?? '';
  expect(field).toContain('required=""');
  const hint = /aria-describedby="([^" ]+)/.exec(field)?.[1] ?? 'no hint';
  expect(html.slice(html.indexOf(`id="${hint}"`))).toMatch(/^[^>]*>Type ‘None’ if there are none/);
});

describe('a doctor edited by two people', () => {
  test('shows both versions of each changed field, with each person’s own change preselected', async () => {
    const { fields, path, opened } = await edited();
    expect((await submit(path, { ...fields, hospital: 'Their Hospital' }, opened)).status).toBe(303);
    const late = await submit(path, { ...fields, fees: '950' }, opened);
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Their Hospital');
    // The same account saved both.
    expect(html).toContain('You, in another tab, saved while you were typing here.');
    const offered = [...html.matchAll(/<input[^>]*name="choice-[^>]*>/g)].filter(([tag]) =>
      tag.includes('checked'),
    );
    expect(
      offered.map(([tag]) => [/name="([^"]+)"/, /value="([^"]+)"/].map((part) => part.exec(tag)?.[1])),
    ).toEqual([
      ['choice-hospital', 'theirs'],
      ['choice-fees', 'mine'],
    ]);
    expect(html).not.toContain('choice-qualification');
    expect(hiddenField(html, 'version')).toBe('2');
    expect(await stored(path)).toMatchObject({ fees: Number(fields.fees), hospital: 'Their Hospital' });

    const mixed = await submit(
      path,
      { ...fields, fees: '950' },
      {
        version: '2',
        started: opened.started,
        'choice-hospital': 'theirs',
        'choice-fees': 'mine',
      },
    );
    expect(mixed.status).toBe(303);
    expect(await stored(path)).toMatchObject({ fees: 950, hospital: 'Their Hospital', version: 3 });
  });

  test('saves one’s own value when it is chosen', async () => {
    const { fields, path, opened } = await edited();
    await submit(path, { ...fields, fees: '700' }, opened);
    await submit(path, { ...fields, fees: '650' }, { ...opened, version: '2', 'choice-fees': 'mine' });
    expect(await stored(path)).toMatchObject({ fees: 650 });
  });

  test('asks again when a third change came in between', async () => {
    const { fields, path, opened } = await edited();
    await submit(path, { ...fields, fees: '700' }, opened);
    await submit(path, { ...fields, fees: '710' }, { ...opened, version: '2' });
    const late = await submit(
      path,
      { ...fields, fees: '650' },
      { ...opened, version: '2', 'choice-fees': 'mine' },
    );
    expect(late.status).toBe(409);
    expect(await stored(path)).toMatchObject({ fees: 710 });
  });

  test('saves at once when the other change is not in the form', async () => {
    const { fields, path, opened } = await edited();
    await site.fetch(`/api/v1/doctor/${path.split('/').at(-2)}/availability`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${staff.bearer}`, 'Content-Type': 'application/json' },
      body: '{"availability":"unavailable"}',
    });
    expect((await submit(path, { ...fields, fees: '640' }, opened)).status).toBe(303);
    expect(await stored(path)).toMatchObject({ fees: 640 });
  });

  test('a repeated submission gets a redirect and changes nothing', async () => {
    const { fields, path, opened } = await edited();
    for (let count = 0; count < 3; count += 1) {
      expect((await submit(path, { ...fields, fees: '630' }, opened)).status).toBe(303);
    }
    expect(await stored(path)).toMatchObject({ fees: 630, version: Number(opened.version) + 1 });
  });

  test.each(['', '{', '[]', '7', '{"fees":{"a":1}}'])(
    'the invalid start value %j causes a conflict, not a server error',
    async (started) => {
      const { fields, path, opened } = await edited();
      await submit(path, { ...fields, fees: '700' }, opened);
      expect((await submit(path, { ...fields, fees: '650' }, { ...opened, started })).status).toBe(409);
    },
  );
});

describe('the preview of the public card', () => {
  const cardPath = `${listPath}/card`;
  const card = (fields: Record<string, string>) =>
    site.fetch(cardPath, {
      method: 'POST',
      as: staff,
      sameOrigin: true,
      body: new URLSearchParams(fields),
    });

  test('shows what has been typed so far, as escaped text', async () => {
    const html = await (
      await card({ name: 'Dr. <b>Typed</b>', fees: ' 1,650/- ', experience: '1', hospitalSlots: '09:00 AM' })
    ).text();
    expect(html).toContain('Dr. &lt;b&gt;Typed&lt;/b&gt;');
    expect(html).toContain('₹1,650');
    expect(html).toContain('1 year of experience');
    expect(html).toContain('Book an Appointment');
    expect(html).toContain('Specialization');
  });

  test.each<Record<string, string>>([
    {},
    { fees: 'x', experience: '-', hospitalSlots: '25:00', ekalink: 'javascript:' },
  ])('appears even when every field is invalid', async (fields) => {
    const response = await card(fields);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<article');
  });

  test('only staff may request it, and it is not a page of its own', async () => {
    const { status } = await site.fetch(cardPath, {
      method: 'POST',
      sameOrigin: true,
      body: new URLSearchParams(),
    });
    expect(status).toBe(302);
    expect((await site.fetch(cardPath, { as: staff })).status).toBe(404);
  });
});
