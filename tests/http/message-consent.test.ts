/** The consent to messages: the settings of the hospital, the question in every form, and the withdrawal. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { noticeVersion } from '#app/appointments/appointment.values.ts';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { callbackNoticeVersion } from '#app/callbacks/callback.values.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { MessageAnswer } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { messageTexts } from '#messages/messages/texts.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { sendForm } from '#tests/support/desk.ts';
import { filledFacts } from '#tests/support/filled-facts.ts';
import { expectRefused } from '#tests/support/refused-page.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

const brand = 'ASHAPK';
const settingsPath = '/dashboard/Hospital/messages';
const question = questionPageWords.mayWeSend;

let site: Site;
let owner: SignedIn;
let frontDesk: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  owner = await site.signIn();
  frontDesk = await site.signIn('front-desk');
  doctor = await addDoctorWithHours(command(), { name: 'Dr. Consent' });
});
afterAll(() => site.dispose());

/** A command in a hospital that has a brand. */
const command = () => ({
  ...commandFor({ database: openDatabase(site.binding), pictures: site.pictures }, { now: new Date() }),
  facts: { ...defaultFacts, messages: { ...defaultFacts.messages, brand } },
});

const soon = addDays(dayInIndia(new Date()), 3);
let minute = 9 * 60;

/** Books on the next free slot. */
function book(phone: string, messageChannel: MessageAnswer | null, day = soon, language: Locale = 'en') {
  minute += 30;
  const { facts, ...rest } = command();
  const input = bookingInput({ doctorId: doctor.id, day, minute, phone, messageChannel, language });
  return bookAppointment({ ...asVisitor({ ...rest, facts }), facts }, doctor, input);
}

async function read(response: Response) {
  const html = await response.text();
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

const show = async (path: string, as?: SignedIn) => read(await site.fetch(path, as ? { as } : {}));

let addresses = 0;
async function submit(path: string, fields: Record<string, string>) {
  addresses += 1;
  const headers = { 'CF-Connecting-IP': `198.51.100.${addresses % 250}` };
  const body = new URLSearchParams(fields);
  return read(await site.fetch(path, { method: 'POST', sameOrigin: true, headers, body }));
}

const bookingPath = (language: Locale, slot: string) =>
  `${language === 'hi' ? '/hi' : ''}/doctors/${doctor.slug}/book?${new URLSearchParams({ visit: 'hospital', date: addDays(soon, 1), slot })}`;

const person = (overrides: Record<string, string> = {}) => ({
  who: 'self',
  patientName: 'Asha Rani',
  phone: newPhone(),
  safeToCall: 'false',
  consent: 'on',
  note: '',
  idempotencyKey: crypto.randomUUID(),
  step: 'book',
  ...overrides,
});

interface Answer {
  readonly message_channel: MessageAnswer | null;
  readonly language: Locale | null;
  readonly notice_edition: number | null;
}
const answerIn = async (table: 'appointments' | 'callbacks', phone: string) =>
  (
    await site.binding
      .prepare(`select message_channel, language, notice_edition from ${table} where phone = ?`)
      .bind(phone)
      .all<Answer>()
  ).results;

const auditsOf = async (action: string) =>
  (
    await site.binding
      .prepare('select target, user_id from audit_log where action = ?')
      .bind(action)
      .all<{ target: string; user_id: string | null }>()
  ).results;

const saveSettings = (fields: Record<string, string>, version: number, as = owner) =>
  sendForm(site, as, settingsPath, { ...fields, version: String(version) });

const settings = filledFacts.messages;

describe('before the hospital has entered a brand', () => {
  test.each(['/callback', '/hi/callback', () => bookingPath('en', '09:00 AM')])(
    'no public form asks about messages',
    async (path) => {
      const { response, html } = await show(typeof path === 'string' ? path : path());
      expect(response.status).toBe(200);
      expect(html).not.toContain('messageChannel');
    },
  );

  test('the desk is not asked either, and an answer that is posted all the same is not stored', async () => {
    expect((await show(`${deskPath}/new`, frontDesk)).main).not.toContain('name="messageChannel"');
    const fields = person({ messageChannel: 'sms' });
    expect((await submit(bookingPath('en', '09:00 AM'), fields)).response.status).toBe(303);
    expect(await answerIn('appointments', fields.phone)).toEqual([
      { message_channel: null, language: 'en', notice_edition: noticeVersion },
    ]);
  });
});

describe('the section Messages', () => {
  test('is for owners only', async () => {
    expect((await show(settingsPath, frontDesk)).response.status).toBe(403);
    expect((await saveSettings(settings, 0, frontDesk)).status).toBe(403);
    const { response, main } = await show(settingsPath, owner);
    expect(response.status).toBe(200);
    expect(main).toContain('true but neutral name');
  });

  test.each([
    ['brand', { brand: 'Asha Mind Care' }, 'Leave out: “Mind”'],
    ['header', { 'channel-sms': 'on', header: '' }, 'enter the header'],
    ['entityId', { entityId: '12ab' }, 'digits only'],
    ['quietFrom', { quietFrom: '25:00' }, 'such as 21:00'],
    ['smsPrice', { smsPrice: '40' }, 'from 0.01 to 10'],
    ['confirmedText', { confirmedText: 'Dear {name}, come {when}. -{brand}' }, 'Write variables as'],
    ['confirmedText', { confirmedText: `Your psychiatry time is ${settings.confirmedText}` }, '“psych”'],
    ['hindiTodayText', { hindiTodayText: 'आज {time}' }, 'Add {brand}'],
  ])('shows what is wrong beside the field %s, and keeps what was typed', async (field, change, problem) => {
    const { response, html } = await read(await saveSettings({ ...settings, ...change }, 0));
    expect(response.status).toBe(400);
    const [error = ''] = new RegExp(`id="${field}-error"[\\s\\S]*?</p>`).exec(html) ?? [];
    expect(error.replaceAll('&quot;', '"')).toContain(problem);
    expect(html).toContain('1101234567890123456'.slice(0, field === 'entityId' ? 0 : undefined));
  });

  test('saves, shows the messages with their parts and costs, and of keys only whether they are there', async () => {
    expect((await saveSettings(settings, 0)).status).toBe(303);
    const { main } = await show(settingsPath, owner);
    expect(main).toContain('To change it, call +91 00000 00001. Thank you. -ASHAPK');
    expect(main).toMatch(/\d+ characters, 1 part, ₹0\.20/);
    expect(main).toMatch(/\d+ characters, 2 parts, ₹0\.40/);
    expect(main).toMatch(/MSG91_AUTH_KEY(?:<[^>]*>|\s)*missing</);
  });

  test('empties the ids of a text that was changed, keeps the others, and takes a new id with a new text', async () => {
    const hindiConfirmedText = messagesIn('hi', messageTexts).confirmed.replace('पक्का है', 'पक्का हुआ');
    const changed = {
      ...settings,
      confirmedText: `${settings.confirmedText}.`.replace('Thank you', 'Thanks to you'),
      confirmedGatewayId: 'newid1',
      hindiConfirmedText,
      hindiConfirmedDltId: '1107161234567890999',
    };
    expect((await saveSettings(changed, 1)).status).toBe(303);
    const saved = await site.binding
      .prepare(`select texts from hospital_facts where section = 'messages'`)
      .first<{ texts: string }>();
    expect(JSON.parse(saved?.texts ?? '{}')).toMatchObject({
      confirmedDltId: '',
      confirmedGatewayId: 'newid1',
      hindiConfirmedText,
      hindiConfirmedDltId: '1107161234567890999',
      hindiTodayWhatsappName: 'appt_today',
    });
  });
});

describe('the question about messages', () => {
  test('is asked with the brand, apart from the question about calls, and no answer is selected', async () => {
    for (const path of ['/callback', bookingPath('en', '09:30 AM')]) {
      const { main } = await show(path);
      const [, group = ''] = main.split(question);
      expect(group, path).toContain(brand);
      const inputs = [...main.matchAll(/<input[^>]*name="messageChannel"[^>]*>/g)].map(([input]) => input);
      expect(inputs).toHaveLength(3);
      expect(inputs.join()).not.toContain('checked');
      expect(main).toContain('name="safeToCall"');
    }
  });

  test('is asked in Hindi on Hindi pages', async () => {
    for (const path of ['/hi/callback', bookingPath('hi', '09:30 AM')]) {
      const { main } = await show(path);
      expect(main).toContain(messagesIn('hi', questionPageWords).mayWeSend);
      expect(unmarkedEnglish(main, ['Dr. Consent'])).toEqual([]);
    }
  });

  test.each([
    ['en', '10:00 AM', 'sms', 'sms'],
    ['en', '10:30 AM', 'none', 'none'],
    ['en', '11:00 AM', undefined, null],
    ['hi', '11:30 AM', 'whatsapp', 'whatsapp'],
  ] as const)(
    'stores the answer and the language of a booking: %s, %s, %s',
    async (language, slot, typed, stored) => {
      const fields = person(typed ? { messageChannel: typed } : {});
      const checked = await submit(bookingPath(language, slot), { ...fields, step: 'check' });
      const { messages, messageAnswers } = messagesIn(language, questionPageWords);
      expect(checked.main).toMatch(
        new RegExp(`<dt[^>]*>${messages}</dt><dd[^>]*>${messageAnswers[typed ?? 'none']}<`),
      );
      expect((await submit(bookingPath(language, slot), fields)).response.status).toBe(303);
      expect(await answerIn('appointments', fields.phone)).toEqual([
        { message_channel: stored, language, notice_edition: noticeVersion },
      ]);
    },
  );

  test.each(['en', 'hi'] as const)(
    'refuses any other answer beside the field, in the locale %s',
    async (language) => {
      const refused = await submit(bookingPath(language, '12:00 PM'), person({ messageChannel: 'telegram' }));
      expect(refused.response.status).toBe(400);
      expectRefused(refused.html, ['messageChannel'], language);
      expect(refused.main).toContain(messagesIn(language, inputProblems).messageChannel);
      expect(refused.main).toContain('value="Asha Rani"');
    },
  );

  test('is stored with a request for a call', async () => {
    const fields = { name: 'A. R.', safeToCall: 'true', consent: 'on' };
    const [answered, silent] = [newPhone(), newPhone()];
    const key = () => crypto.randomUUID();
    await submit('/hi/callback', {
      ...fields,
      phone: answered,
      messageChannel: 'sms',
      idempotencyKey: key(),
    });
    await submit('/callback', { ...fields, phone: silent, idempotencyKey: key() });
    const notice_edition = callbackNoticeVersion;
    expect(await answerIn('callbacks', answered)).toEqual([
      { message_channel: 'sms', language: 'hi', notice_edition },
    ]);
    expect(await answerIn('callbacks', silent)).toEqual([
      { message_channel: null, language: 'en', notice_edition },
    ]);
    const phone = newPhone();
    const refused = await submit('/callback', {
      ...fields,
      phone,
      messageChannel: 'fax',
      idempotencyKey: key(),
    });
    expect(refused.response.status).toBe(400);
    expectRefused(refused.html, ['messageChannel']);
  });

  test('is answered through the API too', async () => {
    const phone = newPhone();
    const body = {
      doctorId: doctor.id,
      visit: 'hospital',
      date: addDays(soon, 1),
      slot: '02:00 PM',
      patientName: 'Asha Rani',
      phone,
      consent: true,
      messages: 'whatsapp',
      language: 'hi',
    };
    const post = (json: object) =>
      site.fetch('/api/v1/appointments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(json),
      });
    const refused = await post({ ...body, messages: 5, language: 'fr' });
    expect(refused.status).toBe(400);
    expect(Object.keys(((await refused.json()) as { errors: object }).errors).sort()).toEqual([
      'language',
      'messages',
    ]);
    const misspelt = await post({ ...body, messageChannel: 'whatsapp' });
    expect(misspelt.status).toBe(400);
    expect(await misspelt.json()).toMatchObject({
      message: "There is no field 'messageChannel'.",
      errors: { messageChannel: expect.any(String) },
    });
    expect(await answerIn('appointments', phone)).toEqual([]);
    expect((await post(body)).status).toBe(201);
    expect(await answerIn('appointments', phone)).toMatchObject([
      { message_channel: 'whatsapp', language: 'hi' },
    ]);
  });
});

describe('the person who booked', () => {
  test('sees the answer and stops all messages to the phone with one press', async () => {
    const phone = newPhone();
    const first = await book(phone, 'sms');
    await book(phone, 'whatsapp');
    const other = await book(newPhone(), 'sms');
    await requestCallback(
      { ...command(), ...asVisitor(command()), facts: command().facts },
      { name: 'A', phone, safeToCall: true, consent: true, messageChannel: 'sms' },
    );
    const keys = { reference: referenceText(first.reference), phone };
    const found = await submit('/appointment', keys);
    expect(found.main).toMatch(/<dt[^>]*>Messages<\/dt><dd[^>]*>SMS</);
    expect(found.main).toContain(ownAppointmentWords.stopMessages);
    for (let press = 1; press <= 2; press += 1) {
      const stopped = await submit('/appointment', { ...keys, step: 'stop-messages' });
      expect(stopped.response.status).toBe(200);
      expect(stopped.main).toContain(ownAppointmentWords.messagesStopped);
      expect(stopped.main).not.toContain(ownAppointmentWords.stopMessages);
    }
    const answers = [...(await answerIn('appointments', phone)), ...(await answerIn('callbacks', phone))];
    expect(answers.map(({ message_channel }) => message_channel)).toEqual(['none', 'none', 'none']);
    expect(await answerIn('appointments', other.phone)).toMatchObject([{ message_channel: 'sms' }]);
    const audits = (await auditsOf('appointment.stop-messages')).filter(({ target }) => target === first.id);
    expect(audits).toEqual([{ target: first.id, user_id: null }]);
    expect(await auditsOf('callback.stop-messages')).toHaveLength(1);
  });

  test('stops them in Hindi, when the appointment itself can no longer be changed', async () => {
    const phone = newPhone();
    const { id, reference } = await book(phone, 'whatsapp');
    await site.binding.prepare(`update appointments set status = 'completed' where id = ?`).bind(id).run();
    const words = messagesIn('hi', ownAppointmentWords);
    const found = await submit('/hi/appointment', { reference, phone });
    expect(found.main).toContain(words.stopMessages);
    const stopped = await submit('/hi/appointment', { reference, phone, step: 'stop-messages' });
    expect(stopped.main).toContain(words.messagesStopped);
    expect(await answerIn('appointments', phone)).toMatchObject([{ message_channel: 'none' }]);
  });

  test('stops them through the API, with the reference and the phone', async () => {
    const phone = newPhone();
    const { reference } = await book(phone, 'sms');
    const put = (body: object) =>
      site.fetch('/api/v1/appointments/lookup', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ messages: 'none', ...body }),
      });
    expect((await put({ reference, phone: newPhone() })).status).toBe(404);
    expect(await answerIn('appointments', phone)).toMatchObject([{ message_channel: 'sms' }]);
    const stopped = await put({ reference, phone });
    expect(stopped.status).toBe(200);
    expect(await stopped.json()).toMatchObject({
      appointment: { messageChannel: 'none', status: 'requested' },
    });
    expect(await answerIn('appointments', phone)).toMatchObject([{ message_channel: 'none' }]);
  });

  test('is the only one who can: a wrong reference or phone stops nothing', async () => {
    const phone = newPhone();
    const { reference } = await book(phone, 'sms');
    const attempts = [
      { reference: 'CCC-CCC-CCC', phone },
      { reference, phone: newPhone() },
    ];
    for (const keys of attempts) {
      const { response, main } = await submit('/appointment', { ...keys, step: 'stop-messages' });
      expect([response.status, main.includes(appointmentProblems.notFound)]).toEqual([404, true]);
    }
    expect(await answerIn('appointments', phone)).toMatchObject([{ message_channel: 'sms' }]);
  });
});

describe('the desk', () => {
  const pathOf = ({ id }: { readonly id: string }) => `${deskPath}/${id}`;

  test('asks while it books, and ticks the answer and the language', async () => {
    const { main } = await show(`${deskPath}/new`, frontDesk);
    expect(main).toContain(question);
    const phone = newPhone();
    const fields = {
      doctorId: doctor.id,
      visit: 'hospital',
      date: addDays(soon, 2),
      slot: '10:00 AM',
      patientName: 'Asha Rani',
      phone,
      messageChannel: 'sms',
      language: 'hi',
      key: crypto.randomUUID(),
    };
    const refused = await read(
      await sendForm(site, frontDesk, `${deskPath}/new`, { ...fields, messageChannel: 'fax' }),
    );
    expect(refused.response.status).toBe(400);
    expect(refused.main).toMatch(/id="messageChannel-error"/);
    const booked = await sendForm(site, frontDesk, `${deskPath}/new`, {
      ...fields,
      key: crypto.randomUUID(),
    });
    expect(booked.status).toBe(303);
    expect(await answerIn('appointments', phone)).toEqual([
      { message_channel: 'sms', language: 'hi', notice_edition: null },
    ]);
    expect((await show(booked.headers.get('Location') ?? '', frontDesk)).main).toContain(
      'Agreed: SMS, in Hindi.',
    );
  });

  test('stops messages on every channel from one appointment', async () => {
    const phone = newPhone();
    const one = await book(phone, 'sms');
    await book(phone, 'whatsapp');
    const stopped = await sendForm(site, frontDesk, pathOf(one), {
      intent: 'stop-messages',
      back: pathOf(one),
    });
    expect(stopped.status).toBe(303);
    expect((await answerIn('appointments', phone)).map((row) => row.message_channel)).toEqual([
      'none',
      'none',
    ]);
    const audits = await auditsOf('appointment.stop-messages');
    expect(audits.find(({ target }) => target === one.id)?.user_id).toBeTruthy();
    expect((await show(pathOf(one), frontDesk)).main).toContain('Not wanted, or stopped');
  });

  test('records an answer later, and a no stops the messages of the phone', async () => {
    const phone = newPhone();
    // The answer leaves the language of the patient as it is.
    const [unasked, agreed] = [await book(phone, null, soon, 'hi'), await book(phone, 'sms')];
    const answer = (messageChannel: string) =>
      sendForm(site, frontDesk, pathOf(unasked), {
        intent: 'answer-messages',
        messageChannel,
      });
    const refused = await read(await answer('pigeon'));
    expect(refused.response.status).toBe(400);
    expect(refused.main).toContain(inputProblems.messageChannel);
    expect((await answer('whatsapp')).status).toBe(303);
    expect(await answerIn('appointments', phone)).toMatchObject([
      { message_channel: 'whatsapp', language: 'hi' },
      { message_channel: 'sms', language: 'en' },
    ]);
    expect((await auditsOf('appointment.answer-messages')).map(({ target }) => target)).toContain(unasked.id);
    expect((await answer('none')).status).toBe(303);
    expect(await answerIn('appointments', agreed.phone)).toMatchObject([
      { message_channel: 'none' },
      { message_channel: 'none' },
    ]);
  });
});
