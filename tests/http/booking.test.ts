/** Requests /doctors/{slug}/book, the page after a booking and its calendar file from the built Worker. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceOf } from '#app/appointments/appointment.reference.ts';
import { choiceQuery } from '#app/appointments/booking-form/booking-steps.ts';
import { phoneMessage } from '#app/contact-details/phone.ts';
import { bookingQuery, noFilter } from '#app/doctors/directory/directory-filter.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { fromRupees } from '#app/money/money.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia, weekdayOf, weekdays } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDoctorWithHours, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { expectRefused } from '#tests/support/refused-page.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

const command = () =>
  commandFor({ database: openDatabase(site.binding), pictures: site.pictures }, { now: new Date() });

let doctors = 0;

/** Adds a new doctor for each test, so that tests do not book each other's slots. */
async function newDoctor(overrides: Parameters<typeof addDoctorWithHours>[1] = {}) {
  doctors += 1;
  return addDoctorWithHours(command(), { name: `Dr. Number ${doctors}`, ...overrides });
}

const soon = (days = 3) => addDays(dayInIndia(new Date()), days);

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

async function show(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  return { response, html, main: mainOf(html) };
}

const place = (date = soon(), slot = '10:30 AM', visit = 'hospital') =>
  `?${new URLSearchParams({ visit, date, slot })}`;

const person = (overrides: Record<string, string> = {}) => ({
  who: 'self',
  patientName: 'Asha Rani',
  phone: newPhone(),
  safeToCall: 'true',
  consent: 'on',
  note: '',
  idempotencyKey: crypto.randomUUID(),
  ...overrides,
});

async function submit(
  slug: string,
  query: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await site.fetch(`/doctors/${slug}/book${query}`, {
    method: 'POST',
    sameOrigin: true,
    headers,
    body: new URLSearchParams(fields),
  });
  const html = await response.text();
  return { response, html, main: mainOf(html) };
}

const appointmentsOf = async (doctorId: string) => {
  const { results } = await site.binding
    .prepare('select * from appointments where doctor_id = ?')
    .bind(doctorId)
    .all<Record<string, unknown>>();
  return results;
};

/** The kind of visit that a page marks as chosen. */
const chosenVisitIn = (main: string) =>
  main.match(
    /<(?:a|button)[^>]*aria-current="true"[^>]*>(?:<svg.*?<\/svg>)(At the hospital|By video)</s,
  )?.[1];

const errorAt = (main: string, name: string) =>
  main.match(new RegExp(`id="${name}-error"[^>]*>.*?<span>([^<]*)</span>`, 's'))?.[1];

describe('a change of an earlier choice', () => {
  const typed = () => person({ patientName: 'Typed Before', note: 'Typed note', step: 'choose' });

  test('keeps what was typed through the day, the time and another doctor, without scripts', async () => {
    const doctor = await newDoctor();
    const other = await newDoctor();
    const fields = typed();
    const days = await submit(doctor.slug, '?visit=hospital', fields);
    expect(days.response.status).toBe(200);
    expect(days.response.headers.get('Cache-Control')).toContain('no-store');
    expect(days.main).toContain('Which day?');
    expect(days.main).toContain(
      `formAction="/doctors/${doctor.slug}/book?visit=hospital&amp;date=${soon()}"`,
    );
    expect(days.main).toContain(`formAction="/doctors/${doctor.slug}/book?visit=video"`);
    const times = await submit(doctor.slug, `?visit=hospital&date=${soon()}`, fields);
    expect(times.main).toContain('Which time?');
    const doctorsOffered = await submit(doctor.slug, `?visit=hospital&date=${soon()}&change=doctor`, fields);
    expect(doctorsOffered.main).toContain('Which doctor?');
    expect(doctorsOffered.main).toContain(`/doctors/${other.slug}/book?visit=hospital&amp;date=${soon()}`);
    const form = await submit(other.slug, place(), fields);
    expect(form.main).toContain('Who is coming?');
    for (const { main } of [days, times, doctorsOffered, form]) {
      expect(main).toContain('value="Typed Before"');
      expect(main).toContain('Typed note');
      expect(main).toContain(fields.idempotencyKey);
    }
    expect(await appointmentsOf(doctor.id)).toEqual([]);
  });

  test('of the kind of visit keeps the day and what was typed, without scripts', async () => {
    const { slug, id } = await newDoctor();
    const form = await submit(slug, place(), { ...typed(), step: 'change' });
    expect(form.main).toMatch(
      new RegExp(
        `formAction="/doctors/${slug}/book\\?visit=hospital&amp;date=${soon()}"[^>]*>(?:<[^>]+>)*At the hospital(?:<[^>]+>)* Change the visit`,
      ),
    );
    const fields = typed();
    const times = await submit(slug, `?visit=hospital&date=${soon()}`, fields);
    expect(chosenVisitIn(times.main)).toBe('At the hospital');
    expect(times.main).toContain(`formAction="/doctors/${slug}/book?visit=video&amp;date=${soon()}"`);
    const byVideo = await submit(slug, `?visit=video&date=${soon()}`, fields);
    expect(chosenVisitIn(byVideo.main)).toBe('By video');
    for (const { main } of [times, byVideo]) {
      expect(main).toContain('Which time?');
      expect(main).toContain('value="Typed Before"');
      expect(main).toContain('Typed note');
      expect(main).toContain(fields.idempotencyKey);
    }
    expect(await appointmentsOf(id)).toEqual([]);
  });

  test('offers only doctors who can be booked here', async () => {
    const doctor = await newDoctor();
    const away = await newDoctor({ availability: 'unavailable' });
    const { main } = await show(`/doctors/${doctor.slug}/book?change=doctor`);
    expect(main).toContain('Which doctor?');
    expect(main).not.toContain(`/doctors/${away.slug}/book`);
    expect(main).not.toContain(`/doctors/${doctor.slug}/book?visit`);
  });
});

describe('the filter of the directory', () => {
  const filter = 'time=evening&fee=1500&gender=woman';
  const woman = { gender: 'woman', feePaise: fromRupees(1400) } as const;

  /** Addresses of the booking, of the links, forms and buttons of a page. */
  const bookingAddressesIn = (main: string) =>
    [...main.matchAll(/(?:href|action|formAction)="(\/doctors\/[^"/]+\/book[^"]*)"/gi)].map(
      ([, address = '']) => address.replaceAll('&amp;', '&'),
    );

  test('stands in each link, form and button of each step', async () => {
    const { slug } = await newDoctor({ ...woman, videoSlots: [540, 1050] });
    await newDoctor({ ...woman, videoSlots: [1050] });
    const filtered = (query: string) => `${query}${query ? '&' : '?'}${filter}`;
    const chosen = filtered(place(soon(), '05:30 PM', 'video'));
    const note = 'I want to kill myself tonight';
    const pages = [
      await show(`/doctors/${slug}/book${filtered('')}`),
      await show(`/doctors/${slug}/book${filtered('?visit=hospital')}`),
      await show(`/doctors/${slug}/book${filtered(`?visit=video&date=${soon()}`)}`),
      await show(`/doctors/${slug}/book${chosen}`),
      await submit(slug, filtered('?visit=hospital'), person({ step: 'choose' })),
      await submit(slug, filtered(`?visit=hospital&date=${soon()}`), person({ step: 'choose' })),
      await submit(slug, chosen, person({ step: 'choose' })),
      await submit(slug, chosen, person({ step: 'check' })),
      await submit(slug, chosen, person({ step: 'check', phone: '12' })),
      await submit(slug, chosen, person({ step: 'check', note })),
    ];
    for (const { main } of pages) {
      const addresses = bookingAddressesIn(main);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.endsWith(filter))).toEqual([]);
    }
  });

  test('stands in the address to which a submission without a time is sent back', async () => {
    const { slug } = await newDoctor(woman);
    const { response } = await submit(slug, `?visit=hospital&${filter}`, person({ step: 'check' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`/doctors/${slug}/book?visit=hospital&${filter}`);
  });

  test('by evening chooses the hospital if both kinds of visit have evening times, and says if only one has', async () => {
    const only = 'This doctor has evening times by video only.';
    const both = await newDoctor({ hospitalSlots: [1050], videoSlots: [1050] });
    const { main } = await show(`/doctors/${both.slug}/book?time=evening`);
    expect(chosenVisitIn(main)).toBe('At the hospital');
    expect(main).not.toContain(only);
    const { slug } = await newDoctor({ hospitalSlots: [540], videoSlots: [540, 1050] });
    const byVideo = await show(`/doctors/${slug}/book?time=evening`);
    expect(chosenVisitIn(byVideo.main)).toBe('By video');
    expect(byVideo.main).toContain(only);
    const atHospital = await show(`/doctors/${slug}/book?visit=hospital&time=evening`);
    expect(chosenVisitIn(atHospital.main)).toBe('At the hospital');
    expect(atHospital.main).toContain(only);
    expect(atHospital.main).toMatch(/Earliest free<\/span> <strong>[^<]*, 09:00 AM/);
    expect((await show(`/doctors/${slug}/book`)).main).not.toContain(only);
  });

  test('applies to the choice of another doctor, until the person asks for all', async () => {
    const { slug } = await newDoctor({ ...woman, hospitalSlots: [540], videoSlots: [1050] });
    const fits = await newDoctor({ ...woman, hospitalSlots: [1050], videoSlots: [1050] });
    const dear = await newDoctor({ ...woman, videoSlots: [1050], feePaise: fromRupees(1600) });
    const { main } = await show(`/doctors/${slug}/book?visit=video&change=doctor&${filter}`);
    // The evening chose the visit by video, and this doctor has evening times at the hospital too.
    expect(main).toContain(`href="/doctors/${fits.slug}/book?${filter.replaceAll('&', '&amp;')}"`);
    expect(main).not.toContain(`/doctors/${dear.slug}/book`);
    expect(main).toMatch(new RegExp(`href="/doctors/${slug}/book\\?change=doctor"[^>]*>All doctors`));
    const none = await show(`/doctors/${slug}/book?change=doctor&language=ne&gender=man&fee=1000`);
    expect(none.main).toContain('No other doctor fits the filters of your search.');
    expect(none.main).toContain(`/doctors/${dear.slug}/book`);
  });
});

describe('the booking steps', () => {
  test('appear in the address one after the other, each with the crisis line once', async () => {
    const { slug } = await newDoctor();
    const steps = [
      ['', 'Which day?'],
      ['?visit=video', 'Which day?'],
      [`?visit=video&date=${soon()}`, 'Which time?'],
      [place(soon(), '10:30 AM', 'video'), 'Who is coming?'],
    ] as const;
    for (const [query, question] of steps) {
      const { response, html, main } = await show(`/doctors/${slug}/book${query}`);
      expect([response.status, query]).toEqual([200, query]);
      expect(main).toContain(question);
      for (const { number } of [helplines.mentalHealth, helplines.emergency])
        expect([query, html.split(`href="tel:${number}"`).length - 1]).toEqual([query, 1]);
    }
  });

  test('the first page shows the days of a visit at the hospital, and the kinds of visit as links above them', async () => {
    const { slug } = await newDoctor();
    const { main } = await show(`/doctors/${slug}/book`);
    expect(chosenVisitIn(main)).toBe('At the hospital');
    expect(main).toContain(`href="/doctors/${slug}/book?visit=hospital&amp;date=${soon()}"`);
    expect(main).toContain(`href="/doctors/${slug}/book?visit=video"`);
    expect(main.indexOf('visit=video')).toBeLessThan(main.indexOf('date='));
  });

  test('the address selects the kind of visit, and the times of a day offer the other kind for that day', async () => {
    const { slug } = await newDoctor();
    const videoBookingQuery = bookingQuery({ ...noFilter, video: '1' });
    const days = await show(`/doctors/${slug}/book${videoBookingQuery}`);
    expect(videoBookingQuery).toBe(choiceQuery({ visit: 'video' }));
    expect(chosenVisitIn(days.main)).toBe('By video');
    expect(days.main).toContain(`href="/doctors/${slug}/book?visit=video&amp;date=${soon()}"`);
    const times = await show(`/doctors/${slug}/book?visit=video&date=${soon()}`);
    expect(chosenVisitIn(times.main)).toBe('By video');
    expect(times.main).toContain(`href="/doctors/${slug}/book?visit=hospital&amp;date=${soon()}"`);
  });

  test('a card of the directory filtered by video links to the days of a visit by video', async () => {
    const { slug } = await newDoctor();
    const unfiltered = await show('/doctors');
    expect(unfiltered.main).toContain(`href="/doctors/${slug}/book"`);
    const filtered = await show('/doctors?video=1');
    expect(filtered.main).toContain(`href="/doctors/${slug}/book?visit=video"`);
    expect(filtered.main).not.toContain(`href="/doctors/${slug}/book"`);
  });

  test('a card of the directory filtered by day and evening links to the evening of that weekday, in a kind of visit that has it', async () => {
    const { slug } = await newDoctor({
      hospitalSlots: [540],
      videoSlots: [540, 1050],
      gender: 'woman',
      feePaise: fromRupees(1400),
    });
    const dear = await newDoctor({ gender: 'woman', feePaise: fromRupees(1600) });
    const { main } = await show('/doctors?day=Wed&time=evening&fee=1500&gender=woman');
    expect(main).toContain(
      `href="/doctors/${slug}/book?day=Wed&amp;time=evening&amp;fee=1500&amp;gender=woman"`,
    );
    expect(main).not.toContain(`/doctors/${dear.slug}/book`);
    const { main: times } = await show(`/doctors/${slug}/book?day=Wed&time=evening`);
    expect(times).toContain('Which time?');
    expect(chosenVisitIn(times)).toBe('By video');
    const [chosen = ''] = /(?<=date=)[\d-]+(?=&amp;slot=05%3A30\+PM)/.exec(times) ?? [];
    expect(weekdayOf(chosen)).toBe('Wed');
    const { main: days } = await show(`/doctors/${slug}/book?time=evening`);
    expect(days).toContain('Which day?');
    expect(days).toMatch(/Earliest free<\/span> <strong>[^<]*, 05:30 PM/);
  });

  test('a doctor without a registration offers no video, so no kind of visit is asked for', async () => {
    const { slug } = await newDoctor({ registrationCouncil: null, registrationNumber: null });
    for (const query of ['', '?visit=video']) {
      const { main } = await show(`/doctors/${slug}/book${query}`);
      expect(main).toContain('Which day?');
      expect(main).toContain('At the hospital');
      expect(main).not.toContain('By video');
    }
  });

  test('a doctor with video times only is booked by video without a question', async () => {
    const { slug } = await newDoctor({ hospitalSlots: [] });
    const { main } = await show(`/doctors/${slug}/book`);
    expect(main).toContain('By video');
    expect(main).not.toContain('At the hospital');
    expect(main).toContain(`href="/doctors/${slug}/book?visit=video&amp;date=${soon()}"`);
  });

  test('a closed day states the reason and cannot be chosen', async () => {
    const closedOn = weekdays[(new Date(soon()).getUTCDay() + 7) % 7] ?? 'Sun';
    const { slug } = await newDoctor({
      workingDays: weekdays.filter((day) => day !== closedOn),
      leave: [{ from: soon(4), to: soon(4), note: 'secret' }],
    });
    const { main } = await show(`/doctors/${slug}/book?visit=hospital`);
    expect(main).toMatch(/Not on \w+days/);
    expect(main).toContain('On leave');
    expect(main).not.toContain('secret');
    expect(main).not.toContain(`date=${soon(4)}`);
    const { main: asked } = await show(`/doctors/${slug}/book?visit=hospital&date=${soon(4)}`);
    expect(asked).toContain('On leave. Please pick another day.');
  });

  test('a taken time is marked as taken, and its address gets the same message as in the API', async () => {
    const { slug } = await newDoctor();
    await submit(slug, place(), { ...person(), step: 'book' });
    const { main } = await show(`/doctors/${slug}/book?visit=video&date=${soon()}`);
    expect(main).toMatch(/10:30 AM<\/span><span[^>]*>.*?Taken/s);
    expect(main).not.toContain('slot=10%3A30+AM');
    expect((await show(`/doctors/${slug}/book${place()}`)).main).toContain(appointmentProblems.taken);
  });

  test('an invalid value in the address shows the step before it', async () => {
    const { slug } = await newDoctor();
    for (const query of [
      '?visit=x',
      '?visit=hospital&date=2026-13-99',
      `?visit=hospital&date=${soon()}&slot=10:31`,
    ]) {
      expect((await show(`/doctors/${slug}/book${query}`)).response.status).toBe(200);
    }
    expect((await show('/doctors/nobody-at-all/book')).response.status).toBe(404);
  });

  test("a doctor who is booked on another site redirects to the doctor's page", async () => {
    const { slug } = await newDoctor({ ekalink: 'https://example.com/x' });
    const { response } = await show(`/doctors/${slug}/book`);
    expect([response.status, response.headers.get('Location')]).toEqual([302, `/doctors/${slug}`]);
  });

  test('an unavailable doctor cannot be booked, and the page offers a phone call and a callback', async () => {
    const { slug } = await newDoctor({ availability: 'unavailable' });
    const { main } = await show(`/doctors/${slug}/book`);
    expect(main).toContain('Please call us');
    expect(main).toContain('href="/callback"');
  });

  test('booking pages are noindex and never shared from a cache', async () => {
    const { slug } = await newDoctor();
    const first = await site.fetch(`/doctors/${slug}/book${place()}`);
    const html = await first.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    const second = await (await site.fetch(`/doctors/${slug}/book${place()}`)).text();
    const keyOf = (text: string) => text.match(/name="idempotencyKey" value="([^"]+)"/)?.[1];
    expect(keyOf(html)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(second)).not.toBe(keyOf(html));
  });
});

describe('the booking form', () => {
  test('reports every invalid field in the words of the API, and preserves what was typed', async () => {
    const { slug, id } = await newDoctor();
    const { response, html, main } = await submit(slug, place(), {
      step: 'check',
      who: 'child',
      phone: '123',
      note: 'Cannot sleep',
      email: 'nobody',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(errorAt(main, 'patientName')).toBe(appointmentProblems.patientName);
    expect(errorAt(main, 'adultName')).toBe(appointmentProblems.adultName.replace("'", '&#x27;'));
    expect(errorAt(main, 'phone')).toBe(phoneMessage);
    expect(errorAt(main, 'email')).toBeDefined();
    expect(errorAt(main, 'consent')).toBe(appointmentProblems.consent);
    expect(main).toContain('value="123"');
    expect(main).toContain('Cannot sleep</textarea>');
    expectRefused(html, ['patientName', 'adultName', 'phone', 'email', 'consent']);
    expect(await appointmentsOf(id)).toEqual([]);
  });

  test('asks for confirmation before it books, and lets the visitor go back', async () => {
    const { slug, id } = await newDoctor();
    const fields = person({ note: 'For my <mother>' });
    const { html, main } = await submit(slug, place(), { ...fields, step: 'check' });
    expect(main).toContain('Is this right?');
    expect(html).toContain('<title>Book an appointment with');
    expect(main).toContain('For my &lt;mother&gt;');
    expect(await appointmentsOf(id)).toEqual([]);
    const back = await submit(slug, place(), { ...fields, step: 'change' });
    expect(back.main).toContain('value="Asha Rani"');
  });

  test('books, and redirects to a page that shows the reference and no personal data', async () => {
    const { slug, id } = await newDoctor();
    const fields = person({ who: 'other', bookerName: 'Ravi Kumar', note: 'A word' });
    const { response } = await submit(slug, place(), { ...fields, step: 'book' });
    expect(response.status).toBe(303);
    const [made] = await appointmentsOf(id);
    expect(made).toMatchObject({
      booker_name: 'Ravi Kumar',
      patient_name: 'Asha Rani',
      note: 'A word',
      safe_to_call: 1,
    });
    const location = response.headers.get('Location') ?? '';
    expect(location).toBe(`/appointment/${made?.id}`);
    const booked = await show(location);
    expect(booked.response.headers.get('Cache-Control')).toBe('private, no-store');
    const shown = booked.main.match(/[A-Z0-9]{3}(-[A-Z0-9]{3}){2}/)?.[0] ?? '';
    expect(referenceOf(shown)).toBe(made?.reference);
    for (const personal of ['Asha', 'Ravi', fields.phone, 'A word'])
      expect(booked.main).not.toContain(personal);
  });

  test('makes one appointment when it is submitted twice, also at once, and redirects to it each time', async () => {
    const { slug, id } = await newDoctor();
    const fields = { ...person(), step: 'book' };
    const [first, second] = await Promise.all([submit(slug, place(), fields), submit(slug, place(), fields)]);
    const third = await submit(slug, place(), fields);
    expect(first.response.headers.get('Location')).toMatch(/^\/appointment\//);
    expect(second.response.headers.get('Location')).toBe(first.response.headers.get('Location'));
    expect(third.response.headers.get('Location')).toBe(first.response.headers.get('Location'));
    expect(await appointmentsOf(id)).toHaveLength(1);
  });

  describe('after Back, with the form that has booked', () => {
    const keyIn = (main: string) => main.match(/name="idempotencyKey" value="([^"]+)"/)?.[1];

    async function booked() {
      const { slug, id } = await newDoctor();
      const fields = person();
      const { response } = await submit(slug, place(), { ...fields, step: 'book' });
      return { slug, id, fields, location: response.headers.get('Location') };
    }

    test('books another time for another person', async () => {
      const { slug, id, fields } = await booked();
      const child = { ...fields, patientName: 'Second Child' };
      const { response } = await submit(slug, place(soon(), '11:00 AM'), { ...child, step: 'book' });
      expect(response.headers.get('Location')).toMatch(/^\/appointment\//);
      const names = (await appointmentsOf(id)).map(({ patient_name: name }) => name);
      expect(names.sort()).toEqual(['Asha Rani', 'Second Child']);
    });

    test.each(['check', 'book'])(
      'says at the step %s that another person needs another time, and books it at the next submission',
      async (step) => {
        const { slug, id, fields } = await booked();
        const child = { ...fields, patientName: 'Second Child' };
        const { response, html, main } = await submit(slug, place(), { ...child, step });
        expect(response.status).toBe(409);
        expectRefused(html, ['place']);
        expect(errorAt(main, 'place')).toBe(appointmentProblems.formUsed);
        expect(keyIn(main)).toMatch(/^[0-9a-f-]{36}$/);
        expect(keyIn(main)).not.toBe(fields.idempotencyKey);
        const next = { ...child, idempotencyKey: keyIn(main) ?? '', place: `${soon()} 11:00 AM` };
        expect((await submit(slug, place(), { ...next, step: 'book' })).response.status).toBe(303);
        expect((await appointmentsOf(id)).map(({ minute }) => minute).sort()).toEqual([630, 660]);
      },
    );

    test.each(['check', 'book'])('leads to the same confirmation at the step %s', async (step) => {
      const { slug, id, fields, location } = await booked();
      const { response } = await submit(slug, place(), { ...fields, step });
      expect([response.status, response.headers.get('Location')]).toEqual([303, location]);
      expect(await appointmentsOf(id)).toHaveLength(1);
    });

    test.each([
      ['cancelled', "status = 'cancelled'"],
      ['moved', 'minute = 900'],
    ])('books the time of a %s appointment again, after it has said so', async (_, change) => {
      const { slug, id, fields } = await booked();
      await site.binding.prepare(`update appointments set ${change} where doctor_id = ?`).bind(id).run();
      const { response, main } = await submit(slug, place(), { ...fields, step: 'book' });
      expect(response.status).toBe(409);
      const again = { ...fields, idempotencyKey: keyIn(main) ?? '', step: 'book' };
      expect((await submit(slug, place(), again)).response.status).toBe(303);
    });
  });

  test("a time taken in the meantime gets the API's message, the typed data and other times to choose", async () => {
    const { slug, id } = await newDoctor();
    await submit(slug, place(), { ...person(), step: 'book' });
    const fields = person({ patientName: 'Late Comer', note: 'Typed for long' });
    const { response, html, main } = await submit(slug, place(), { ...fields, step: 'book' });
    expect(response.status).toBe(409);
    expectRefused(html, ['place']);
    expect(errorAt(main, 'place')).toBe(appointmentProblems.taken);
    expect(main).toContain('value="Late Comer"');
    expect(main).toContain('Typed for long');
    expect(main).toContain(`value="${soon()} 11:00 AM"`);
    expect(main).not.toContain(`value="${soon()} 10:30 AM"`);
    const { response: other } = await submit(slug, place(), {
      ...fields,
      step: 'book',
      place: `${soon()} 11:00 AM`,
    });
    expect(other.status).toBe(303);
    expect((await appointmentsOf(id)).map(({ minute }) => minute).sort()).toEqual([630, 660]);
  });

  test('a note that speaks of dying shows emergency numbers first, and a second submission goes on', async () => {
    const { slug, id } = await newDoctor();
    const fields = person({ note: 'Main marna chahta hoon' });
    for (const step of ['check', 'book']) {
      const { main } = await submit(slug, place(), { ...fields, step });
      expect(main).toContain('Before you go on');
      expect(main).toContain(`href="tel:${helplines.mentalHealth.number}"`);
      expect(main).not.toContain('Book this appointment');
    }
    expect(await appointmentsOf(id)).toEqual([]);
    const { main: check } = await submit(slug, place(), { ...fields, step: 'check', helpSeen: 'yes' });
    expect(check).toContain('Book this appointment');
    expect(check).toContain('name="helpSeen" value="yes"');
    const { response } = await submit(slug, place(), { ...fields, step: 'book', helpSeen: 'yes' });
    expect(response.status).toBe(303);
  });

  test('books a third appointment of one phone with a doctor like the first, so nobody learns of the others', async () => {
    const { slug, id } = await newDoctor();
    const phone = newPhone();
    for (const slot of ['09:00 AM', '09:30 AM', '10:00 AM']) {
      const { response } = await submit(slug, place(soon(), slot), { ...person({ phone }), step: 'book' });
      expect(response.status).toBe(303);
    }
    expect(await appointmentsOf(id)).toHaveLength(3);
  });

  test('answers 415 to a body that is not a form, and 413 to one that is too large', async () => {
    const { slug } = await newDoctor();
    const send = (body: string, type: string) =>
      site.fetch(`/doctors/${slug}/book${place()}`, {
        method: 'POST',
        sameOrigin: true,
        headers: { 'Content-Type': type },
        body,
      });
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send(`note=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
  });

  test('refuses a submission from another site', async () => {
    const { slug } = await newDoctor();
    const response = await site.fetch(`/doctors/${slug}/book${place()}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ ...person(), step: 'book' }),
    });
    expect(response.status).toBe(403);
  });
});

describe('while the database is away', () => {
  const away = { 'x-test-database-failure': '1' };

  /** Values of the hidden fields that the form of a page would send. */
  const hiddenFieldsOf = (main: string) =>
    Object.fromEntries(
      [...main.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name ?? '',
        value ?? '',
      ]),
    );

  test('a changed choice keeps what was typed', async () => {
    const doctor = await newDoctor();
    const { response, main } = await submit(
      doctor.slug,
      '?visit=hospital',
      person({ patientName: 'Typed Before', step: 'choose' }),
      away,
    );
    expect(response.status).toBe(503);
    expect(main).toContain('value="Typed Before"');
    expect(main).toContain('value="choose"');
  });

  test('the last step says so, preserves every field, and books once when it is submitted again', async () => {
    const { slug, id } = await newDoctor();
    const fields = person({ note: 'Cannot sleep', email: 'asha@example.com', helpSeen: 'yes' });
    const { response, html, main } = await submit(slug, place(), { ...fields, step: 'book' }, away);
    expect(response.status).toBe(503);
    expectRefused(html, []);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(main).toContain('Our records do not answer just now.');
    expect(main).toContain(`href="${phones.admission.href}"`);
    expect(main).toContain('Book this appointment');
    expect(hiddenFieldsOf(main)).toMatchObject(fields);
    expect(main).toContain(`action="/doctors/${slug}/book${place().replaceAll('&', '&amp;')}"`);
    expect(await appointmentsOf(id)).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const again = await submit(slug, place(), { ...hiddenFieldsOf(main), step: 'book' });
      expect(again.response.status).toBe(303);
    }
    expect(await appointmentsOf(id)).toHaveLength(1);
  });

  test('the first step shows the form again with what was typed', async () => {
    const { slug } = await newDoctor();
    const fields = person({ note: 'Cannot sleep', who: 'other', bookerName: 'Ravi' });
    const { response, main } = await submit(slug, place(), { ...fields, step: 'check' }, away);
    expect(response.status).toBe(503);
    for (const typed of ['value="Asha Rani"', 'value="Ravi"', 'Cannot sleep</textarea>', fields.phone])
      expect(main).toContain(typed);
    expect(hiddenFieldsOf(main).idempotencyKey).toBe(fields.idempotencyKey);
    expect(main).toContain('Go on to check');
  });

  test('a booking page that cannot load its data shows the phone numbers and when to try again', async () => {
    const { slug } = await newDoctor();
    const response = await site.fetch(`/doctors/${slug}/book${place()}`, { headers: away });
    const html = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(html).toContain(phones.admission.href);
    expect([...html.matchAll(/<title>/g)]).toHaveLength(1);
    const { response: nowhere } = await submit(slug, '', { ...person(), step: 'book' }, away);
    expect(nowhere.status).toBe(503);
  });

  test('an invalid field still gets status 400, not 503', async () => {
    const { slug } = await newDoctor();
    const { response } = await submit(slug, place(), { ...person({ phone: '12' }), step: 'book' });
    expect(response.status).toBe(400);
    expect(response.headers.get('Retry-After')).toBeNull();
  });
});

test('a day that does not exist leads back to the step before', async () => {
  const { slug } = await newDoctor();
  for (const step of ['change', 'check', 'book']) {
    const { response } = await submit(slug, place('2026-02-30'), { ...person(), step });
    expect([step, response.status]).toEqual([step, 303]);
  }
});

describe('the page after a booking', () => {
  async function booked() {
    const doctor = await newDoctor();
    const { response } = await submit(doctor.slug, place(), { ...person(), step: 'book' });
    return { doctor, path: response.headers.get('Location') ?? '' };
  }

  test('offers a calendar file with a neutral title and the right time', async () => {
    const { doctor, path } = await booked();
    const response = await site.fetch(`${path}/calendar.ics`);
    const lines = (await response.text()).split('\r\n');
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(lines).toContain('SUMMARY:Appointment');
    expect(lines).toContain(`DTSTART:${soon().replaceAll('-', '')}T050000Z`);
    expect(lines).toContain(`DTEND:${soon().replaceAll('-', '')}T053000Z`);
    for (const secret of [doctor.name, 'Asha', 'Hospital', 'Mind'])
      expect(lines.join('\n')).not.toContain(secret);
  });

  test('shows nothing after a day, after a cancellation, or at a guessed address', async () => {
    const { path } = await booked();
    const id = path.split('/').at(-1);
    const set = (column: string, value: unknown) =>
      site.binding.prepare(`update appointments set ${column} = ? where id = ?`).bind(value, id).run();
    await set('created_at', Date.now() - 25 * 60 * 60 * 1000);
    const old = await show(path);
    const guessed = await show(`/appointment/${crypto.randomUUID()}`);
    expect([old.response.status, guessed.response.status]).toEqual([404, 404]);
    expect(old.main).toBe(guessed.main);
    // The calendar file is there for a day after each change, and the booking is the first one.
    await site.binding
      .prepare('update appointment_changes set at = 0 where appointment_id = ?')
      .bind(id ?? '')
      .run();
    expect((await site.fetch(`${path}/calendar.ics`)).status).toBe(404);
    await set('created_at', Date.now());
    expect((await show(path)).response.status).toBe(200);
    await set('status', 'cancelled');
    expect((await show(path)).response.status).toBe(404);
  });
});

test('personal data from the form appears in no address and not in the log', async () => {
  const { slug } = await newDoctor();
  const fields = person({ patientName: 'Unmistakable Name', note: 'Unmistakable note' });
  const answers = [
    await submit(slug, place(), { ...fields, step: 'check' }),
    await submit(slug, place(), { ...fields, phone: '12', step: 'check' }),
    await submit(slug, place(), { ...fields, step: 'book' }),
  ];
  for (const { main, response } of answers) {
    for (const [, address] of main.matchAll(/(?:href|action|src)="([^"]+)"/g)) {
      expect(address).not.toContain('Unmistakable');
      expect(address).not.toContain(fields.phone);
    }
    expect(response.headers.get('Location') ?? '').not.toContain('Unmistakable');
  }
  expect(site.logs.join('\n')).not.toContain('Unmistakable');
  expect(site.logs.join('\n')).not.toContain(fields.phone);
});
