/** Doctors whose texts staff entered in Hindi: on the way to a visit, in searches, in the staff's form and in the API. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enteredTextName } from '#app/languages/entered-texts.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { addDays, dayInIndia, weekdays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { specialtyNames } from '#messages/doctors/specialties.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { type DoctorFields, doctorFields, doctorForm, visibleCards } from '#tests/support/doctors.ts';
import { newVideoId } from '#tests/support/links.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { englishRuns } from '#tests/support/unmarked-english.ts';

const listPath = '/dashboard/AddDoctor';
const locale = 'hi';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

const nameOf = (text: string) => enteredTextName(text, locale);

const hindiTexts = {
  [nameOf('name')]: 'डॉ. आशा वर्मा',
  [nameOf('hospital')]: 'पंचकूला माइंड एंड वेलनेस अस्पताल',
  [nameOf('qualification')]: 'एमबीबीएस, एमडी',
  [nameOf('awards')]: 'इंडियन साइकियाट्रिक सोसाइटी',
  [nameOf('registrationCouncil')]: 'हरियाणा मेडिकल काउंसिल',
  [nameOf('about')]: 'नींद न आना, घबराहट, उदासी।\nपहली बार में पूरी बात सुनते हैं।',
};

/** Submits the staff's form as a browser without scripts does. */
const submit = (path: string, fields: Partial<DoctorFields>, texts: Readonly<Record<string, string>>) => {
  const body = doctorForm(fields, { slotsAs: 'repeated' });
  for (const [name, text] of Object.entries(texts)) body.set(name, text);
  return site.fetch(path, { method: 'POST', as: staff, sameOrigin: true, body });
};

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly specialization: string;
  readonly texts: string;
}

const rowOf = async (name: string): Promise<Row> => {
  const row = await site.binding
    .prepare('select id, slug, specialization, texts from doctors where name = ?')
    .bind(name)
    .first<Row>();
  if (!row) throw new Error(`There is no doctor ${name}.`);
  return row;
};

const textsOf = async (name: string) => JSON.parse((await rowOf(name)).texts);

async function addDoctor(overrides: Partial<DoctorFields> = {}, texts = hindiTexts) {
  const fields = doctorFields({
    ...{ specialization: 'sleep MEDICINE', registrationNumber: '4711', ekalink: '', phone: newPhone() },
    ...{ hospitalSlots: slotLabels, videoSlots: slotLabels, workingDays: weekdays },
    ...overrides,
  });
  expect((await submit(`${listPath}/new`, fields, texts)).status).toBe(303);
  return { fields, ...(await rowOf(fields.name)) };
}

const show = async (path: string, more: Parameters<Site['fetch']>[1] = {}) => {
  const response = await site.fetch(path, more);
  return { path, response, html: await response.text() };
};

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  show(path, { method: 'POST', sameOrigin: true, body: new URLSearchParams(fields) });

describe('the way to a visit in Hindi', () => {
  test('has no English text left for a doctor whose texts were entered', async () => {
    const { slug } = await addDoctor();
    const day = addDays(dayInIndia(new Date()), 3);
    const booking = `/hi/doctors/${slug}/book`;
    const place = `${booking}?${new URLSearchParams({ visit: 'hospital', date: day, slot: '10:30 AM' })}`;
    const person = {
      ...{ who: 'self', patientName: 'आशा रानी', phone: newPhone(), safeToCall: 'true', consent: 'on' },
      ...{ note: '', idempotencyKey: crypto.randomUUID() },
    };
    const read = await Promise.all(
      [
        '/hi?complete=1',
        '/hi/doctors?complete=1',
        `/hi/doctors/${slug}`,
        booking,
        `${booking}?visit=hospital&date=${day}`,
        `${booking}?visit=hospital&doctor=change`,
        place,
        '/hi/appointment',
        `/hi/search?q=${encodeURIComponent('वर्मा')}`,
      ].map((path) => show(path)),
    );
    const check = await post(place, { ...person, step: 'check' });
    const booked = await post(place, { ...person, step: 'book' });
    const receipt = await show(booked.response.headers.get('Location') ?? '');
    const main = receipt.html.slice(receipt.html.indexOf('<main'));
    const reference = main.match(/[A-Z0-9]{3}(-[A-Z0-9]{3}){2}/)?.[0] ?? '';
    const found = await post('/hi/appointment', { reference, phone: person.phone });
    const pages = [...read, check, receipt, found];

    expect(pages.map(({ path, response }) => [path, response.status])).toEqual(
      pages.map(({ path }) => [path, 200]),
    );
    const runs = pages.map(({ path, html }) => [path, englishRuns(html, [reference])]);
    expect(runs).toEqual(pages.map(({ path }) => [path, []]));
    for (const { path, html } of [...read.slice(0, 5), read[6] ?? check, check, receipt, found]) {
      expect([path, html.includes(hindiTexts['name-hi'] ?? '')]).toEqual([path, true]);
    }
    expect(read[2]?.html).toContain(messagesIn(locale, specialtyNames).sleepMedicine);
    expect(read[2]?.html).toContain('रजि. नं. 4711, हरियाणा मेडिकल काउंसिल');
  });

  test('marks the texts as English that nobody entered', async () => {
    const { slug, fields } = await addDoctor({ specialization: 'Music therapy' }, {});
    const { html } = await show(`/hi/doctors/${slug}`);
    expect(englishRuns(html)).toEqual(
      expect.arrayContaining([fields.name, fields.hospital, 'Music therapy', 'Listens first.']),
    );
    expect(html).toContain('<span lang="en">Music therapy</span>');
    expect(html).toContain('<span lang="en">Listens first.</span>');
  });
});

describe('the specialty', () => {
  test('is shown translated if the stored text names one of the list in any case, and stays as typed for the API', async () => {
    const { slug, fields } = await addDoctor({ specialization: 'DE-addiction' }, {});
    expect((await show(`/hi/doctors/${slug}`)).html).toContain('नशा मुक्ति के डॉक्टर');
    expect((await show(`/doctors/${slug}`)).html).toContain('DE-addiction');
    const { doctors } = (await (await site.fetch('/api/v1/doctors')).json()) as {
      doctors: readonly Readonly<Record<string, unknown>>[];
    };
    const sent = doctors.find(({ name }) => name === fields.name);
    expect(sent).toMatchObject({ specialization: 'DE-addiction', hospital: fields.hospital });
    expect(Object.keys(sent ?? {})).not.toContain('texts');
  });

  test('is chosen from the list, and a text that was typed stays until somebody chooses', async () => {
    const { id, fields } = await addDoctor({ specialization: 'Music therapy' }, {});
    const { html } = await show(`${listPath}/${id}/edit`, { as: staff });
    const [select = ''] = html.match(/<select[^>]*name="specialization".*?<\/select>/s) ?? [];
    expect(select).toContain('<option value="Music therapy" selected="">Music therapy</option>');
    for (const name of Object.values(specialtyNames)) expect(select).toContain(`<option value="${name}">`);
    await submit(`${listPath}/${id}/edit`, { ...fields, version: '1' }, {});
    expect((await rowOf(fields.name)).specialization).toBe('Music therapy');
  });
});

describe('the form', () => {
  test('folds the texts of each language, and refuses a text in other letters beside its field without losing anything', async () => {
    const { html } = await show(`${listPath}/new`, { as: staff });
    expect(html).toMatch(/<summary[^>]*>In Hindi<\/summary>/);
    const fields = doctorFields();
    const response = await submit(`${listPath}/new`, fields, {
      ...hindiTexts,
      [nameOf('name')]: 'Asha Verma',
    });
    const refused = await response.text();
    expect(response.status).toBe(400);
    expect(refused).toContain('Write it in the letters of Hindi, or leave it empty.');
    expect(refused).toMatch(/<details open=""><summary[^>]*>In Hindi<\/summary>/);
    for (const text of ['Asha Verma', fields.about, 'हरियाणा मेडिकल काउंसिल', 'एमबीबीएस, एमडी'])
      expect(refused).toContain(text);
  });

  test('suggests the name in the letters of each language while it has none, and saves no suggestion', async () => {
    const { id, fields } = await addDoctor({ name: 'Dr. Deepak Kumar' }, {});
    const path = `${listPath}/${id}/edit`;
    const { html } = await show(path, { as: staff });
    expect(html).toContain('Suggestion: <strong lang="hi">डॉ. दीपक कुमार</strong>');
    expect(html).toContain('Suggestion: <strong lang="pa">ਡਾ. ਦੀਪਕ ਕੁਮਾਰ</strong>');
    expect(html).toMatch(/<input[^>]*name="name-hi"[^>]*value=""/);
    const [started = ''] = html.match(/name="started"[^>]*value="([^"]*)"/)?.slice(1) ?? [];
    const saved = await submit(
      path,
      { ...fields, version: '1' },
      { started: started.replaceAll('&quot;', '"') },
    );
    expect(saved.status).toBe(303);
    expect((await textsOf(fields.name)).hi?.name).toBeUndefined();
    await submit(path, { ...fields, version: '2' }, { [nameOf('name')]: 'डॉ. दीपक' });
    const { html: named } = await show(path, { as: staff });
    expect(named).not.toContain('Suggestion: <strong lang="hi">');
    expect(named).toContain('Suggestion: <strong lang="pa">');
  });

  test('refuses a text that is too long, in the form and in the API', async () => {
    const long = { [nameOf('about')]: 'क'.repeat(301) };
    const refused = await submit(`${listPath}/new`, doctorFields(), long);
    const message = 'Two lines about the doctor in Hindi is too long: at most 300 characters.';
    expect([refused.status, (await refused.text()).includes(message)]).toEqual([400, true]);
    const body = doctorForm(doctorFields());
    body.set(nameOf('about'), 'क'.repeat(301));
    const headers = { Authorization: `Bearer ${staff.bearer}` };
    const answer = await site.fetch('/api/v1/doctor', { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: { [nameOf('about')]: message } },
    ]);
  });

  test('removes an emptied text, keeps texts that were not sent, and records both in the audit log', async () => {
    const { id, fields } = await addDoctor();
    const path = `${listPath}/${id}/edit`;
    await submit(path, { ...fields, version: '1' }, { [nameOf('name')]: '' });
    const { hi } = await textsOf(fields.name);
    expect(hi.name).toBeUndefined();
    expect(hi.hospital).toBe(hindiTexts[nameOf('hospital')]);
    const row = await site.binding
      .prepare(`select before, after from audit_log where target = ? and action = 'doctor.update'`)
      .bind(id)
      .first<{ readonly before: string; readonly after: string }>();
    expect(JSON.parse(row?.before ?? '{}').texts.hi.name).toBe(hindiTexts[nameOf('name')]);
    expect(JSON.parse(row?.after ?? '{}').texts.hi.name).toBeUndefined();
  });

  test('asks which version to keep if two people changed the same text', async () => {
    const { id, fields } = await addDoctor();
    const path = `${listPath}/${id}/edit`;
    const { html } = await show(path, { as: staff });
    const [, started = ''] = html.match(/name="started"[^>]*value="([^"]*)"/) ?? [];
    const opened = { version: '1', started: started.replaceAll('&quot;', '"') };
    const change = (text: string) =>
      submit(path, fields, { ...hindiTexts, ...opened, [nameOf('name')]: text });
    expect((await change('डॉ. आशा')).status).toBe(303);
    const second = await change('डॉ. वर्मा');
    const asked = await second.text();
    expect(second.status).toBe(409);
    expect(asked).toContain('Name in Hindi');
    expect(asked).toContain('डॉ. आशा');
  });
});

describe('searches', () => {
  test.each(['वर्मा', 'ਵਰਮਾ', 'varma', 'सुनीता'])(
    'find a doctor by the name in letters of any script: %s',
    async (typed) => {
      const texts = typed === 'varma' ? {} : hindiTexts;
      const { fields } = await addDoctor(
        { name: typed === 'सुनीता' ? 'Ms Sunita Varma' : 'Dr. Varma' },
        texts,
      );
      const query = `q=${encodeURIComponent(typed)}`;
      const { html: cards } = await show(`/doctors?complete=1&${query}`);
      expect(visibleCards(cards).some((card) => card.includes(fields.name))).toBe(true);
      const { html: list } = await show(`${listPath}?${query}`, { as: staff });
      expect(list).toContain(fields.name);
    },
  );

  test('do not find a doctor whose name sounds otherwise', async () => {
    const { fields } = await addDoctor({ name: 'Dr. Iqbal Singh' }, {});
    const { html } = await show(`${listPath}?q=${encodeURIComponent('वर्मा')}`, { as: staff });
    expect(html).not.toContain(fields.name);
  });

  test('show the doctor in the language of the page', async () => {
    const { slug } = await addDoctor();
    const { html } = await show(`/hi/search?q=${encodeURIComponent('आशा वर्मा')}`);
    expect(html).toContain(`href="/hi/doctors/${slug}"`);
    expect(html).not.toContain(`>/hi/doctors/${slug}<`);
    expect(html).toContain('नींद के डॉक्टर');
  });
});

test('a receipt in Hindi names the doctor and the council in Hindi, unless the doctor has another name now', async () => {
  const { id, fields } = await addDoctor({ name: 'Dr. Receipt' });
  const headers = { Authorization: `Bearer ${staff.bearer}`, 'Content-Type': 'application/json' };
  const call = async (path: string, body: unknown) =>
    (await site.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const day = addDays(dayInIndia(new Date()), 1);
  const { appointment } = (await call('/api/v1/appointments', {
    ...{ doctorId: id, visit: 'hospital', date: day, slot: slotLabels[3] },
    ...{ patientName: 'आशा रानी', phone: newPhone() },
  })) as { appointment: { _id: string } };
  const { payment } = (await call('/api/v1/payments', {
    ...{ appointmentId: appointment._id, amount: 800, method: 'cash' },
  })) as { payment: { _id: string } };
  const receipt = async () => {
    const { html } = await show(`/dashboard/receipts/${payment._id}/hindi`, { as: staff });
    return html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  };
  const shown = await receipt();
  expect(shown).toContain(hindiTexts[nameOf('name')]);
  expect(shown).toContain('रजि. नं. 4711, हरियाणा मेडिकल काउंसिल');
  expect(englishRuns(shown, [staff.name, `${new URL(site.origin).host}/hi/find-us`])).toEqual([]);
  await submit(`${listPath}/${id}/edit`, { ...fields, name: 'Dr. Renamed', version: '1' }, {});
  expect(await receipt()).toContain('Dr. Receipt');
});

test('a video has the Hindi title that staff gave it on Hindi pages, and the other title elsewhere', async () => {
  const headers = { Authorization: `Bearer ${staff.bearer}`, 'Content-Type': 'application/json' };
  const url = `https://youtu.be/${newVideoId()}`;
  const body = JSON.stringify({ category: 'mediayoutube', url });
  await site.fetch('/api/v1/social-links', { method: 'POST', headers, body });
  const link = await site.binding.prepare('select id from social_links').first<{ id: string }>();
  const rename = (titles: Readonly<Record<string, string>>) =>
    site.fetch(`/dashboard/Links/${link?.id}/title`, {
      ...{ method: 'POST', as: staff, sameOrigin: true },
      body: new URLSearchParams(titles),
    });
  const refused = await rename({ title: 'Sleep well', [nameOf('title')]: 'Sleep' });
  expect([refused.status, (await refused.text()).includes('letters of Hindi')]).toEqual([400, true]);
  expect((await rename({ title: 'Sleep well', [nameOf('title')]: 'अच्छी नींद' })).status).toBe(303);
  const inHindi = (await show('/hi/Youtube?complete=1')).html;
  expect(inHindi).toContain('अच्छी नींद');
  expect(inHindi).not.toContain('Sleep well');
  expect((await show('/Youtube?complete=1')).html).toContain('Sleep well');
});
