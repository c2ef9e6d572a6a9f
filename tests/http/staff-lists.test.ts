/**
 * The staff lists of doctors and links: pages, order, bin, files. Every request is one that a browser without
 * scripts sends.
 */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLink } from '#app/links/link.commands.server.ts';
import { parseLink } from '#app/links/link.input.server.ts';
import { embedUrl } from '#app/links/link-url.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { csvText } from '#app/staff-area/lists/csv.server.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { linkBody } from '#tests/support/links.ts';
import { addManyDoctors } from '#tests/support/many-doctors.ts';
import { photograph } from '#tests/support/pictures.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { nameAndValue, setCookieOf } from '#tests/support/sign-in.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

const doctorsPath = '/dashboard/AddDoctor';
const linksPath = '/dashboard/Links';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });
const read = async (path: string, where = site, as = staff) => (await where.fetch(path, { as })).text();
const rowsOf = (html: string) => [...html.matchAll(/<tr id="(?:doctor|link)-([^"]+)"/g)].map(([, id]) => id);

async function addDoctor(fields: Parameters<typeof doctorFields>[0], image?: File): Promise<string> {
  const response = await site.fetch('/api/v1/doctor', {
    method: 'POST',
    headers: bearer(),
    body: doctorForm(doctorFields(fields), image ? { image } : {}),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { doctor: { _id: string } }).doctor._id;
}

/** Follows the redirect of a form and returns the page, which includes the toast. */
async function landing(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  const cookie = `${staff.cookie}; ${nameAndValue(setCookieOf(response, '__Host-flash'))}`;
  return (await site.fetch(response.headers.get('Location') ?? '', { headers: { Cookie: cookie } })).text();
}

const addLinks = (where: Site, count: number) =>
  where.binding
    .prepare(
      `insert into social_links (id, category, media_id, url, title, created_at)
      select 'link-' || key, value->>'category', value->>'id', value->>'url', 'Link number ' || key, key from json_each(?)`,
    )
    .bind(
      JSON.stringify(
        Array.from({ length: count }, (_, index) => {
          const id = `v${String(index).padStart(10, '0')}`;
          return { category: index % 2 ? 'mediayoutube' : 'homeyoutube', id, url: embedUrl(id) };
        }),
      ),
    )
    .run();

describe('lists with 10 and with 500 rows', () => {
  let few: Site;
  let many: Site;
  let fewStaff: SignedIn;
  let manyStaff: SignedIn;
  beforeAll(async () => {
    [few, many] = await Promise.all([acquireSite(), acquireSite()]);
    [fewStaff, manyStaff] = await Promise.all([few.signIn(), many.signIn()]);
    for (const [where, count] of [
      [few, 10],
      [many, 500],
    ] as const) {
      await addManyDoctors(where.binding, count);
      await addLinks(where, count);
    }
  }, 60_000);
  afterAll(() => Promise.all([few.dispose(), many.dispose()]));

  test.each([doctorsPath, linksPath])('%s is at most 1.3 times as large with 500 rows', async (path) => {
    const [small, large] = [await read(path, few, fewStaff), await read(path, many, manyStaff)];
    expect(rowsOf(small)).toHaveLength(10);
    expect(rowsOf(large)).toHaveLength(25);
    const [light, heavy] = [small, large].map((html) => gzipSync(html).length);
    expect((heavy ?? 0) / (light ?? 1)).toBeLessThanOrEqual(1.3);
  });

  test('the pages list every doctor and every link once', async () => {
    for (const path of [doctorsPath, linksPath]) {
      const ids: (string | undefined)[] = [];
      for (let page = 1; page <= 20; page += 1)
        ids.push(...rowsOf(await read(`${path}?page=${page}`, many, manyStaff)));
      expect(new Set(ids).size).toBe(500);
      expect(ids).toHaveLength(500);
    }
  });

  test('a page number beyond the last shows the last page, and an invalid one the first', async () => {
    expect(await read(`${doctorsPath}?page=999`, many, manyStaff)).toContain('Page 20 of 20');
    expect(await read(`${doctorsPath}?page=x&sort=%00&show=%27`, many, manyStaff)).toContain('Page 1 of 20');
    expect(await read(`${linksPath}?page=999&q=%00`, many, manyStaff)).toContain('No links found');
  });

  test('a search of links finds a title', async () => {
    expect(rowsOf(await read(`${linksPath}?q=number+499`, many, manyStaff))).toEqual(['link-499']);
  });

  test('filters and sorting stay in the addresses of the page and of its dialogs', async () => {
    const html = await read(`${doctorsPath}?show=available&sort=fees-down&page=2`, many, manyStaff);
    expect(html).toContain('450 doctors');
    expect(html).toContain(`href="${doctorsPath}?show=available&amp;sort=fees-down&amp;page=3"`);
    const edit = await read(`${doctorsPath}/many-42/edit?show=available&page=2`, many, manyStaff);
    expect(rowsOf(edit)).toHaveLength(25);
    expect(edit).toContain('<input type="hidden" name="page" value="2"/>');
  });
});

describe('the bin', () => {
  test("restores a deleted doctor with its picture by the toast's Undo", async () => {
    const id = await addDoctor({ name: 'Dr. Undone' }, photograph());
    const deleted = await sendForm(site, staff, `${doctorsPath}/${id}/delete?q=undone`, {});
    expect(deleted.headers.get('Location')).toBe(`${doctorsPath}?q=undone`);
    const html = await landing(deleted);
    expect(html).toContain(toastMessages.doctorDeleted.text);
    expect(html).toContain('Undo');
    expect(html).toContain(`action="${doctorsPath}/bin"`);
    expect(rowsOf(html)).not.toContain(id);
    expect((await site.fetch('/doctors/dr-undone')).status).toBe(404);
    expect(await (await site.fetch('/sitemap.xml')).text()).not.toContain('dr-undone');
    expect(await (await site.fetch('/search?q=undone')).text()).not.toContain('/doctors/dr-undone');
    expect(await read(`${doctorsPath}/bin`)).toContain('Dr. Undone');

    const undone = await sendForm(site, staff, `${doctorsPath}/bin`, {
      intent: 'restore',
      id,
      back: `${doctorsPath}?q=undone`,
    });
    const after = await landing(undone);
    expect(after).toContain(toastMessages.doctorRestored.text);
    expect(rowsOf(after)).toContain(id);
    const page = await (await site.fetch('/doctors/dr-undone')).text();
    const picture = /\/files\/pictures\/[\w.-]+/.exec(page)?.[0];
    expect((await site.fetch(picture ?? '')).status).toBe(200);
  });

  test('restores a deleted link', async () => {
    await addLinks(site, 1);
    const deleted = await sendForm(site, staff, `${linksPath}/link-0/delete`, {});
    expect(await landing(deleted)).toContain('Undo');
    expect(await read(`${linksPath}/bin`)).toContain('Link number 0');
    const restored = await sendForm(site, staff, `${linksPath}/bin`, { intent: 'restore', id: 'link-0' });
    expect(rowsOf(await landing(restored))).toEqual(['link-0']);
  });

  test('repeated deletions and restorations redirect as the first time, and happen once', async () => {
    const link = await createLink(deskCommand(site), parseLink(linkBody()), async () => {});
    const doctor = await addDoctor({ name: 'Dr. Pressed Twice' });
    for (const [path, id] of [
      [doctorsPath, doctor],
      [linksPath, link.id],
    ] as const) {
      for (const at of [`${path}/${id}/delete`, `${path}/bin`]) {
        const answers = [await sendForm(site, staff, at, { id }), await sendForm(site, staff, at, { id })];
        expect(answers.map(({ headers }) => headers.get('Location'))).toEqual([path, path]);
      }
      const logged = await site.binding
        .prepare("select count(*) as count from audit_log where target = ? and action not like '%.create'")
        .bind(id)
        .first<{ count: number }>();
      expect(logged?.count).toBe(2);
    }
  });

  test('refuses to restore an unknown record with a message, and redirects only within the staff area', async () => {
    for (const path of [doctorsPath, linksPath]) {
      const refused = await sendForm(site, staff, `${path}/bin`, { intent: 'restore', id: 'nobody' });
      expect(refused.status).toBe(404);
      expect(await refused.text()).toContain('no longer in the bin');
    }
    const id = await addDoctor({ name: 'Dr. Elsewhere' });
    await sendForm(site, staff, `${doctorsPath}/${id}/delete`, {});
    const back = await sendForm(site, staff, `${doctorsPath}/bin`, { id, back: '//elsewhere.example' });
    expect(back.headers.get('Location')).toBe(doctorsPath);
  });

  test('warns of future appointments before a doctor is deleted, and the desk still lists them', async () => {
    const doctor = await addDeskDoctor(site, 'Dr. Expected');
    expect(await read(`${doctorsPath}/${doctor.id}/delete`)).not.toContain('to come');
    const { day } = await bookAtDesk(site, doctor, { patientName: 'Waiting Wanda' });
    expect(await read(`${doctorsPath}/${doctor.id}/delete`)).toContain('1 appointment to come');
    await sendForm(site, staff, `${doctorsPath}/${doctor.id}/delete`, {});
    const desk = await read(`/dashboard/Appointments?day=${day}`);
    expect(desk).toContain('Waiting Wanda');
    expect(desk).toContain('No longer on the website');
    const choice = await read(`/dashboard/Appointments/new?day=${day}`);
    expect(choice).not.toContain(`value="${doctor.id}"`);
  });
});

test('staff can change the order of the public directory', async () => {
  await addDoctor({ name: 'Dr. Zz Last' });
  const id = await addDoctor({ name: 'Dr. Zzz Very Last' });
  const path = `${doctorsPath}/order`;
  expect(await read(path)).toContain('by name until you move one');
  const moved = await sendForm(site, staff, path, { id, move: 'first' });
  expect(moved.status).toBe(200);
  expect(await moved.text()).toContain('in this order');
  const directory = await (await site.fetch('/doctors')).text();
  const first = /<h\d[^>]*>(?:<a[^>]*>)?(Dr\.[^<]*)/.exec(directory)?.[1];
  expect(first).toBe('Dr. Zzz Very Last');
  expect((await sendForm(site, staff, path, { id: 'nobody', move: 'up' })).status).toBe(404);
  expect((await sendForm(site, staff, path, { id, move: 'sideways' })).status).toBe(400);
  await sendForm(site, staff, path, { move: 'by-name' });
  expect(await read(path)).toContain('by name until you move one');
});

test('a duplicate is a filled form, and nothing is saved before it is submitted', async () => {
  const id = await addDoctor({ name: 'Dr. Original', about: 'Words to keep', registrationNumber: 'HR-77' });
  const before = await site.binding.prepare('select count(*) as count from doctors').first('count');
  const html = await read(`${doctorsPath}/new?copy=${id}`);
  expect(html).toContain('Words to keep');
  expect(html).toContain('Add Doctor');
  expect(html).not.toContain('HR-77');
  expect(html).not.toContain('name="version"');
  expect(await site.binding.prepare('select count(*) as count from doctors').first('count')).toBe(before);
  expect((await site.fetch(`${doctorsPath}/new?copy=nobody`, { as: staff })).status).toBe(404);
});

describe('a CSV file of doctors', () => {
  const send = (form: FormData) =>
    site.fetch(`${doctorsPath}/import`, { method: 'POST', as: staff, sameOrigin: true, body: form });
  function sheetForm(text: string): FormData {
    const form = new FormData();
    form.set('file', new File([text], 'doctors.csv', { type: 'text/csv' }));
    return form;
  }
  const hidden = (html: string, name: string) =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');

  test('is exported, and importing it unchanged changes nothing', async () => {
    await addDoctor({ name: '=Dr. Formula', about: 'Line one\nline "two"' });
    const exported = await site.fetch(`${doctorsPath}/csv`, { as: staff });
    expect(exported.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="doctors-[\d-]+\.csv"$/,
    );
    const text = await exported.text();
    expect(text).toContain(`"'=Dr. Formula"`);
    const html = await (await send(sheetForm(text))).text();
    expect(html).toContain('0 new, 0 changed');
    expect(html).not.toContain('name="fingerprint"');
  });

  test('shows its changes first, and a second submission imports them', async () => {
    const id = await addDoctor({ name: 'Dr. Sheet', fees: '800' });
    const html = await (
      await send(
        sheetForm(
          csvText([
            ['Id', 'Name', 'Fees'],
            [id, 'Dr. Sheet', '1,200x'],
          ]),
        ),
      )
    ).text();
    expect(html).toContain('Cannot be imported');
    const text = csvText([
      ['Id', 'Name', 'Fees', 'About'],
      [id, 'Dr. Sheet', '950', 'Two\nlines & <more>'],
    ]);
    const preview = await (await send(sheetForm(text))).text();
    expect(preview).toContain('1 changed');
    expect(preview).toContain('Import 1 doctor');
    const form = new FormData();
    form.set('sheet', hidden(preview, 'sheet'));
    form.set('fingerprint', hidden(preview, 'fingerprint'));
    expect(await landing(await send(form))).toContain(toastMessages.doctorsImported.text);
    const stored = await site.binding
      .prepare('select fees, about from doctors where id = ?')
      .bind(id)
      .first();
    expect(stored).toEqual({ fees: 950, about: 'Two\nlines & <more>' });
    expect((await send(form)).status).toBe(409);
  });

  test.each(['', 'a,b\n1,2', 'Name\n"x', '\u0000'])(
    '%# that is not a table of doctors is refused with a message',
    async (text) => {
      const response = await send(sheetForm(text));
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/Choose a file|names of the columns|cannot be read/);
    },
  );

  test('only staff may export or import', async () => {
    expect((await site.fetch(`${doctorsPath}/csv`)).status).toBe(302);
    expect((await site.fetch(`${doctorsPath}/import`)).status).toBe(302);
  });
});
