/** Facts that a manager enters in the staff area appear on the pages at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveFailure } from '#app/hospital/facts-form.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import hoursScript from '#app/ui/contact/hours.script.ts?script';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { sendForm } from '#tests/support/desk.ts';
import { inlineScriptBytes } from '#tests/support/inline-scripts.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  // Production setting: a page is cached, and rendered again only after a write in this isolate or half a
  // minute.
  site = await startSite({ versionChecks: 'timed' });
  staff = await site.signIn();
});
afterAll(() => site.dispose());

const phones = {
  admission: '+91 98765 43210',
  landline: '0172 256 0001',
  second: '9876501234',
  email: 'care@a-hospital.in',
};
const place = {
  name: 'Asha <b>& Sons</b> Hospital',
  hindiName: 'आशा अस्पताल',
  shortName: 'Asha Hospital',
  street: 'Plot 7, Sector 15',
  city: 'Panchkula',
  state: 'Haryana',
  postalCode: '134 113',
  location: 'Sector 15, Panchkula (HR)',
  mapUrl: 'maps.app.goo.gl/AbCdEf123',
};

const section = (id: string) => `/dashboard/Hospital/${id}`;
const save = (id: string, fields: Record<string, string>, version = 0) =>
  sendForm(site, staff, section(id), { ...fields, version: String(version) });
const textOf = async (path: string, init = {}) => (await site.fetch(path, init)).text();
const asStaff = (path: string) => textOf(path, { as: staff });

test('the phones and the mail are filled in as the website shows them, and each changes alone', async () => {
  const fresh = await acquireSite();
  try {
    const owner = await fresh.signIn();
    const path = section('phones-and-mail');
    const html = await (await fresh.fetch(path, { as: owner })).text();
    const shown = Object.fromEntries(
      Object.keys(phones).map((name) => [
        name,
        new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1] ?? '',
      ]),
    );
    expect(shown).toEqual({
      admission: '0000000001',
      landline: '0000000002',
      second: '0000000003',
      email: defaultFacts.email,
    });
    const alone = { ...shown, second: phones.second, version: '0' };
    expect((await sendForm(fresh, owner, path, alone)).status).toBe(303);
    const home = await (await fresh.fetch('/')).text();
    expect(home).toContain('+91 98765 01234');
    expect(home).toContain(defaultFacts.phones.admission.shown);
    expect(await (await fresh.fetch(path, { as: owner })).text()).toContain('Still to enter');
  } finally {
    await fresh.dispose();
  }
});

test('the list says of each section what is missing, what the law asks for and what visitors do not see, for owners alone', async () => {
  const fresh = await acquireSite();
  try {
    const owner = await fresh.signIn();
    const desk = await fresh.signIn('front-desk');
    const stateIn = (html: string, id: string) => {
      const [, item = ''] = html.split(`href="${section(id)}"`);
      return item.slice(0, item.indexOf('</li>')).replaceAll(/<[^>]*>/g, ' ');
    };
    const read = async (path: string, as: SignedIn) => (await fresh.fetch(path, { as })).text();
    const before = await read('/dashboard/Hospital', owner);
    expect(stateIn(before, 'registrations')).toMatch(/\d missing, by law/);
    expect(stateIn(before, 'opening-hours')).toContain('Not shown to visitors yet. When somebody answers');
    expect(stateIn(before, 'notices')).toContain('Not shown yet');
    expect(stateIn(before, 'booking-times')).toContain('Complete');
    expect(stateIn(before, 'reviewer')).toContain('1 missing');
    const reviewer = { name: 'Dr. Asha Rani', registration: 'HMC 12', version: '0' };
    expect((await sendForm(fresh, owner, section('reviewer'), reviewer)).status).toBe(303);
    expect(stateIn(await read(section('reviewer'), owner), 'reviewer')).toContain('Complete');
    expect(stateIn(await read(section('beds'), owner), 'reviewer')).toContain('Complete');
    expect(await read(section('beds'), desk)).not.toContain(section('reviewer'));
  } finally {
    await fresh.dispose();
  }
});

describe('a changed fact', () => {
  const pages = ['/', '/insomnia', '/offline', '/signin', '/search?q=sleep'];

  test('is on every kind of page with the next request, cached or not', async () => {
    for (const path of pages) expect(await textOf(path), path).toContain(defaultFacts.phones.admission.shown);
    const worker = await textOf('/service-worker.js');
    expect((await save('phones-and-mail', phones)).status).toBe(303);
    for (const path of pages) {
      const html = await textOf(path);
      expect(html, path).toContain('+91 98765 43210');
      expect(html, path).not.toContain(defaultFacts.phones.admission.shown);
    }
    expect(await textOf('/')).toContain('care@a-hospital.in');
    // A new version of the service worker fetches the offline page again and deletes older copies.
    const [before, after] = [worker, await textOf('/service-worker.js')].map(
      (text) => /"version":"([^"]+)"/.exec(text)?.[1] ?? '',
    );
    expect(after).toMatch(new RegExp(`^${before}-.{12}$`));
    expect(await textOf('/service-worker.js')).toContain(`"version":"${after}"`);
  });

  test('such as the name is in the title, the manifest, the structured data and the link preview, as text', async () => {
    expect((await save('name-and-place', place)).status).toBe(303);
    const answer = await site.fetch('/manifest.webmanifest');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await answer.json()).toMatchObject({ name: place.name, short_name: 'Asha' });
    const html = await textOf('/');
    expect(html).toContain('Asha &lt;b&gt;&amp; Sons&lt;/b&gt; Hospital</title>');
    expect(html).not.toContain('<b>& Sons');
    expect(await textOf('/hi')).toContain(`| ${place.hindiName}</title>`);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      name: place.name,
      telephone: ['+911722560001', '+919876501234'],
      hasMap: 'https://maps.app.goo.gl/AbCdEf123',
      address: { streetAddress: 'Plot 7, Sector 15', postalCode: '134113' },
    });
    expect(html).toMatch(/property="og:site_name" content="Asha &lt;b/);
  });

  test('is serialized only into pages that the browser hydrates', async () => {
    const page = await asStaff('/dashboard/Hospital');
    const serialized =
      /<script id="hospital-facts" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(serialized)).toMatchObject({ hospital: { name: place.name }, email: phones.email });
    expect(Object.keys(JSON.parse(serialized)).sort()).toEqual([
      'email',
      'hospital',
      'phones',
      'provisional',
    ]);
    expect(await textOf('/insomnia')).not.toContain('id="hospital-facts"');
  });
});

test('no page of the facts names a file, a variable of the site, or the code', async () => {
  const pages = ['/dashboard', '/dashboard/Hospital', ...Object.keys(factSections).map(section)];
  for (const path of pages) {
    const page = (await asStaff(path)).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(page, path).not.toMatch(
      /wrangler|PUBLIC_ORIGIN|DEMONSTRATION|[a-z]\.tsx?\b|\bthe code\b(?! that a patient)|ekalink/,
    );
  }
});

describe('a section of facts', () => {
  test('shows an error at each invalid field, and saves nothing', async () => {
    const response = await save(
      'phones-and-mail',
      {
        admission: '00000 00001',
        landline: '12',
        second: '',
        email: 'care@hospital.example',
      },
      1,
    );
    expect(response.status).toBe(400);
    const html = await response.text();
    for (const [field, message] of [
      ['admission', 'No phone has this number'],
      ['landline', 'must be 10 digits'],
      ['second', 'is needed'],
      ['email', 'Nobody gets mail'],
    ]) {
      expect(html).toMatch(new RegExp(`id="${field}-error"[\\s\\S]{0,600}?${message}`));
    }
    expect(html).toContain('value="00000 00001"');
    expect(await textOf('/insomnia')).toContain('+91 98765 43210');
  });

  test('submitted again unchanged is accepted, and its version stays', async () => {
    expect((await save('phones-and-mail', phones)).status).toBe(303);
    const row = await site.binding
      .prepare("select version from hospital_facts where section = 'phones-and-mail'")
      .first('version');
    expect(row).toBe(1);
  });

  test('changed by two people shows both versions, and saves the choice', async () => {
    const theirs = { ...phones, second: '9876500000' };
    expect((await save('phones-and-mail', theirs, 1)).status).toBe(303);
    const mine = { ...phones, email: 'office@a-hospital.in' };
    const colleague = await site.signIn();
    const late = await sendForm(site, colleague, section('phones-and-mail'), { ...mine, version: '1' });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Two versions');
    expect(html).toContain('Somebody else has changed this section');
    const own = await (await save('phones-and-mail', mine, 1)).text();
    expect(own).toContain('You, in another tab, saved while you were typing here.');
    expect(own).toContain('You have changed this section in another tab');
    const offered = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([tag]) =>
      tag.includes('checked'),
    );
    expect(
      offered.map(([tag]) => [/name="([^"]+)"/, /value="([^"]+)"/].map((part) => part.exec(tag)?.[1])),
    ).toEqual([
      ['choice-second', 'theirs'],
      ['choice-email', 'mine'],
    ]);
    expect(html).toMatch(/name="version" value="2"/);
    const chosen = { ...mine, 'choice-second': 'theirs', 'choice-email': 'mine' };
    expect((await save('phones-and-mail', chosen, 2)).status).toBe(303);
    const home = await textOf('/');
    expect(home).toContain('office@a-hospital.in');
    expect(home).toContain('+91 98765 00000');
  });

  test('submitted twice at the same moment is saved once, and the other gets a conflict', async () => {
    const answers = await Promise.all(['one@bank', 'other@bank'].map((upiId) => save('payments', { upiId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  test('with a UPI id shows a code to try a payment of one rupee', async () => {
    const html = await asStaff(section('payments'));
    expect(html).toContain('UPI code for ₹1');
    expect(await asStaff(section('reviewer'))).not.toContain('UPI code');
  });

  test('shows who changed it last and the earlier values', async () => {
    const html = await asStaff(section('phones-and-mail'));
    expect(html).toContain(`Changed last by ${staff.name}`);
    expect(html).toMatch(/<del>care@a-hospital.in<\/del>[\s\S]{0,20}<ins>office@a-hospital.in<\/ins>/);
  });

  test('answers 404 for an unknown section', async () => {
    expect((await site.fetch(section('nothing'), { as: staff })).status).toBe(404);
  });

  test('is not saved while the database is away, and says so', async () => {
    const response = await site.fetch(section('reviewer'), {
      method: 'POST',
      as: staff,
      sameOrigin: true,
      headers: { 'x-test-database-failure': '1' },
      body: new URLSearchParams({ name: 'Dr. A', registration: '1', version: '0' }),
    });
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(new RegExp(`${saveFailure}|We cannot check your sign-in`));
  });
});

describe('emergencies and opening hours', () => {
  const pages = ['/', '/insomnia', '/about', '/therapyCounselling'];
  const times = (field: string, first: string, last: string, from: string, to: string) => ({
    [`${field}-first`]: first,
    [`${field}-last`]: last,
    [`${field}-from`]: from,
    [`${field}-to`]: to,
  });
  const department = {
    name1: 'Asha General, Sector 6',
    takes1: 'All emergencies.',
    map1: 'https://maps.app.goo.gl/AbCdEf124',
    phone1: '0172 256 0010',
    calledOn1: '2026-11-20',
  };
  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  test('no page says that we take emergencies or are open before the hospital enters it', async () => {
    for (const path of pages) {
      const [english, hindi] = [await textOf(path), await textOf(path === '/' ? '/hi' : `/hi${path}`)];
      expect(english, path).toContain('We do not take emergencies');
      expect(hindi, path).toContain('हमारे यहाँ इमरजेंसी नहीं है');
      for (const html of [english, hindi]) expect(html, path).not.toContain('data-hours');
    }
    const home = mainOf(await textOf('/'));
    for (const { name } of defaultFacts.emergencyDepartments) expect(home).toContain(name);
    expect(home).toContain('Not yet confirmed by a call');
    expect(home).not.toContain('Called by us');
    expect(mainOf(await textOf('/hi'))).toContain('सिविल अस्पताल, सेक्टर 6, पंचकूला');
  });

  test('the form shows errors at their fields, and preserves what was typed', async () => {
    const response = await save('emergencies', {
      ...department,
      care: 'hours',
      ...times('careHours', 'Mon', '', '18:00', '09:00'),
      phone1: '',
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toMatch(/id="careHours-error"[\s\S]{0,600}?Row 1: “To” must be later/);
    expect(html).toMatch(/id="phone1-error"[\s\S]{0,600}?Enter the number that was called/);
    expect(html).toMatch(/<a href="#careHours">[^<]+: Row 1: “To” must be later/);
    expect(html).toMatch(/<a href="#phone1">[^<]+: Enter the number that was called/);
    expect(html).toMatch(/<option value="Mon" selected/);
    expect(html).toMatch(/name="careHours-from"[^>]*value="18:00"|value="18:00"[^>]*name="careHours-from"/);
    expect(html).toContain('value="Asha General, Sector 6"');
  });

  test('saved hours are on home, on an information page and in Hindi, with texts for both open and closed', async () => {
    const saved = [
      await save('opening-hours', times('hours', 'Mon', 'Sat', '09:00', '18:30')),
      await save('emergencies', {
        ...department,
        care: 'hours',
        ...times('careHours', 'Mon', 'Fri', '10:00', '17:00'),
      }),
    ];
    expect(saved.map(({ status }) => status)).toEqual([303, 303]);
    for (const path of pages) {
      const html = mainOf(await textOf(path));
      expect(html, path).toContain('We take emergencies Monday to Friday, 10 am to 5 pm.');
      expect(html, path).toContain('At any other time call 112, or go to an emergency department.');
      expect(html, path).toContain('Open Monday to Saturday, 9 am to 6:30 pm.');
      expect(html, path).toContain(
        'If we are closed, or do not answer two calls in 15 minutes, do not wait for us.',
      );
      expect(html, path).not.toMatch(/>(?:We are (?:open|closed) now|We take them now|Not now)/);
    }
    const home = mainOf(await textOf('/'));
    expect(home).toContain('Asha General, Sector 6');
    expect(home).toContain('href="tel:+911722560010"');
    expect(home).toContain('Called by us on 20 November 2026.');
    expect(home).not.toContain('GMCH-32');
    const hindi = mainOf(await textOf('/hi'));
    expect(hindi).toContain('हमारे यहाँ इमरजेंसी का समय: सोमवार से शुक्रवार, सुबह 10 बजे से शाम 5 बजे तक।');
    expect(hindi).toContain('<span lang="en">Asha General, Sector 6</span>');
    expect(hindi).toContain('हमने 20 नवंबर 2026 को फ़ोन किया था।');
  });

  test('a cached page shows open or closed by a script, which its policy allows by hash', async () => {
    const answer = await site.fetch('/insomnia');
    const html = await answer.text();
    // Once in the urgent box, before the lines that it changes, and once after the content.
    const [before = '', between = '', after] = html.split(`>${hoursScript}</script>`);
    expect(before).toContain(`<h2 id="urgent-signs"`);
    expect(between).toContain(dangerWords['dying-thoughts'].sign);
    expect(after).not.toContain('data-hours');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hoursScript));
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      `sha256-${Buffer.from(digest).toString('base64')}`,
    );
    // Budget: 1,088 bytes for the scripts of a page without React (every-page.test.ts), which include the one for
    // folded sections, and 0.17 KiB for this script, which keeps the translation of a sentence
    // that stays true.
    expect(inlineScriptBytes(html)).toBeLessThanOrEqual(1088 + 0.17 * 1024);
  });

  test('the history shows the hours in words', async () => {
    expect(await asStaff(section('opening-hours'))).toContain(
      '<ins>Monday to Saturday, 9 am to 6:30 pm</ins>',
    );
  });

  test('removed hours disappear from every page', async () => {
    expect((await save('emergencies', { ...department, care: '' }, 1)).status).toBe(303);
    expect((await save('opening-hours', {}, 1)).status).toBe(303);
    for (const path of pages) {
      const html = await textOf(path);
      expect(html, path).toContain('We do not take emergencies');
      expect(html, path).not.toContain('data-hours');
    }
  });
});

describe('a fact saved in another isolate', () => {
  test('is on the page once the isolate checks the data version, and gone after it was deleted', async () => {
    // This isolate checks the data version before each answer. A deployed one checks after half a minute.
    const other = await acquireSite();
    try {
      const texts = JSON.stringify({ admission: '9811111111', landline: '1722560001', second: '9811111112' });
      expect(await (await other.fetch('/insomnia')).text()).toContain(defaultFacts.phones.admission.shown);
      await other.binding
        .prepare("insert into hospital_facts values ('phones-and-mail', ?, 1, 0, null)")
        .bind(texts)
        .run();
      for (const path of ['/insomnia', '/offline'])
        expect(await (await other.fetch(path)).text(), path).toContain('+91 98111 11111');
      await other.binding.prepare('delete from hospital_facts').run();
      expect(await (await other.fetch('/insomnia')).text()).not.toContain('98111 11111');
    } finally {
      await other.dispose();
    }
  });
});

describe('facts that change while a page streams', () => {
  test('do not appear in that page: its late part shows the same phone as its beginning', async () => {
    const other = await startSite({ versionChecks: 'timed' });
    try {
      const visitor = await other.signIn();
      await (await other.fetch('/insomnia')).text();
      const slow = { 'x-test-database-delay': '700' };
      const streaming = await other.fetch('/insomnia', { as: visitor, headers: slow });
      const saved = await sendForm(other, visitor, section('phones-and-mail'), { ...phones, version: '0' });
      expect(saved.status).toBe(303);
      expect(await (await other.fetch('/insomnia')).text()).toContain(phones.admission);
      const html = await streaming.text();
      const [beginning = '', late = ''] = html.split('<div hidden id="S:');
      for (const part of [beginning, late]) {
        expect(part).toContain(defaultFacts.phones.admission.shown);
        expect(part).not.toContain(phones.admission);
      }
    } finally {
      await other.dispose();
    }
  });
});
