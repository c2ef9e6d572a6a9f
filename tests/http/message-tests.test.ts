/** The owner's page of tests and costs of messages. Every request is one that a browser without scripts sends. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInIndia, momentInIndia, monthOf } from '#app/time/calendar.ts';
import { sendForm } from '#tests/support/desk.ts';
import { filledFacts } from '#tests/support/filled-facts.ts';
import { type FakeGateways, gatewayAccount, startFakeGateways } from '#tests/support/message-gateways.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

const path = '/dashboard/Hospital/message-tests';
const settingsPath = '/dashboard/Hospital/messages';
const phone = '98765 01234';
const digits = '9876501234';

let site: Site;
let fake: FakeGateways;
let owner: SignedIn;
let desk: SignedIn;
beforeAll(async () => {
  fake = await startFakeGateways();
  site = await startSite({
    messageGateways: fake,
    secrets: {
      MESSAGES: 'live',
      MSG91_AUTH_KEY: gatewayAccount.authKey,
      WHATSAPP_TOKEN: gatewayAccount.token,
    },
  });
  [owner, desk] = [await site.signIn(), await site.signIn('front-desk')];
});
afterAll(async () => {
  await site.dispose();
  await fake.close();
});
beforeEach(async () => {
  await waitForFreshWindow();
  await site.binding.prepare('delete from window_counts').run();
});

/** Texts are registered with the stand-in under the number of their variables. */
const settings: Readonly<Record<string, string>> = {
  ...filledFacts.messages,
  phoneNumberId: gatewayAccount.phoneNumberId,
  confirmedText: '',
  confirmedDltId: '1107161234567890123',
  confirmedGatewayId: 'two',
  confirmedWhatsappName: 'two',
  hindiConfirmedWhatsappName: 'two',
};

let version = 0;
async function save(changed: Readonly<Record<string, string>> = {}) {
  const answer = await sendForm(site, owner, settingsPath, {
    ...settings,
    ...changed,
    version: String(version),
  });
  if (answer.status === 303) version += 1;
  return { status: answer.status, to: answer.headers.get('Location'), html: await answer.text() };
}

const read = async (as = owner) => (await site.fetch(path, { as })).text();

async function submit(fields: Readonly<Record<string, string>>, as = owner) {
  const answer = await sendForm(site, as, path, fields);
  return { status: answer.status, flash: answer.headers.get('Set-Cookie') ?? '', html: await answer.text() };
}

const send = (channel: 'sms' | 'whatsapp', typed = phone, language = 'en') =>
  submit({ intent: 'send', channel, [`${channel}-phone`]: typed, [`${channel}-language`]: language });
const arrived = (channel: 'sms' | 'whatsapp') => submit({ intent: 'arrived', channel });

const errorAt = (html: string, field: string) =>
  new RegExp(`id="${field}-error"[\\s\\S]*?</p>`).exec(html)?.[0] ?? '';
const cardOf = (html: string, channel: string) =>
  html.split(`id="channel-${channel}"`)[1]?.split('</section>')[0] ?? '';

const auditsOf = async (action: string) =>
  (
    await site.binding
      .prepare('select target, user_id from audit_log where action = ?')
      .bind(action)
      .all<{ target: string; user_id: string }>()
  ).results;

/** All rows of all tables as one text. */
async function storedText(): Promise<string> {
  const { results } = await site.binding
    .prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'")
    .all<{ name: string }>();
  const tables = await Promise.all(
    results.map(async ({ name }) => (await site.binding.prepare(`select * from "${name}"`).all()).results),
  );
  return JSON.stringify(tables);
}

describe('before anything is entered', () => {
  test('the page is for owners, also its form', async () => {
    expect((await site.fetch(path, { as: owner })).status).toBe(200);
    expect((await site.fetch(path, { as: desk })).status).toBe(403);
    expect((await submit({ intent: 'send', channel: 'sms' }, desk)).status).toBe(403);
    expect((await submit({ intent: 'arrived', channel: 'sms' }, desk)).status).toBe(403);
  });

  test('says in words what is missing, and asks no gateway', async () => {
    const html = await read();
    expect(cardOf(html, 'sms')).toMatch(/The brand\..*The SMS header\..*The PE id\..*DLT id and gateway/s);
    expect(cardOf(html, 'whatsapp')).toMatch(/The id of the WhatsApp number\..*The name with WhatsApp/s);
    expect(html).not.toContain('MSG91_AUTH_KEY');
    expect(html).not.toContain('name="sms-phone"');
    const refused = await send('sms');
    expect([refused.status, refused.html.includes('Still missing: The brand.')]).toEqual([409, true]);
    expect((await arrived('sms')).status).toBe(409);
    expect((await submit({ intent: 'send', channel: 'by-hand' })).status).toBe(404);
    expect(fake.requests()).toBe(0);
  });

  test('a site without keys and without MESSAGES = "live" names both', async () => {
    const plain = await acquireSite();
    const html = await (await plain.fetch(path, { as: await plain.signIn() })).text();
    expect(cardOf(html, 'sms')).toContain('The key MSG91_AUTH_KEY');
    expect(cardOf(html, 'whatsapp')).toContain('The key WHATSAPP_TOKEN');
    expect(html).toContain('The setting MESSAGES = &quot;live&quot;');
    await plain.dispose();
  });
});

describe('with texts that are registered', () => {
  test('a channel cannot be switched on before its test, and by hand needs none', async () => {
    const refused = await save({ 'channel-sms': 'on', 'channel-whatsapp': 'on' });
    expect(refused.status).toBe(400);
    expect(errorAt(refused.html, 'channel-sms')).toContain('Test it first');
    expect(errorAt(refused.html, 'channel-whatsapp')).toContain('Test it first');
    expect(await save()).toMatchObject({ status: 303, to: '/dashboard/Hospital' });
  });

  test.each([
    ['', 'en'],
    ['0172 500000', 'en'],
    ['+1 202 555 0123', 'en'],
    ['98765 0123', 'en'],
    [phone, 'hi'],
    [phone, ''],
  ])(
    'refuses the number “%s” and the language “%s” beside the field, and keeps what was typed',
    async (typed, language) => {
      const { status, html } = await send('sms', typed, language);
      expect(status).toBe(400);
      // No SMS in Hindi is registered.
      const [wrong, right] = language === 'en' ? ['phone', 'language'] : ['language', 'phone'];
      expect(errorAt(html, `sms-${wrong}`)).toMatch(/Enter a mobile number in India|Choose a language/);
      expect(errorAt(html, `sms-${right}`)).toBe('');
      expect(/<input[^>]*name="sms-phone"[^>]*>/.exec(html)?.[0]).toContain(`value="${typed}"`);
      expect(fake.requests()).toBe(0);
    },
  );

  test('sends one message at once, with a made-up time, and stores and logs no number', async () => {
    expect(await arrived('sms')).toMatchObject({ status: 409 });
    const { status, flash } = await send('sms');
    expect([status, flash]).toEqual([303, expect.stringContaining('testSent')]);
    expect(fake.accepted).toEqual([
      expect.objectContaining({
        provider: 'msg91',
        to: `91${digits}`,
        template: 'two',
        variables: [expect.stringMatching(/^Wed 30 Sept?, 12:30 PM$/), 'K7P-4RX-9CD'],
      }),
    ]);
    expect(await storedText()).not.toMatch(/98765\s?01234/);
    expect(await site.binding.prepare('select count(*) as count from messages').first()).toEqual({
      count: 0,
    });
    expect(await auditsOf('message.test-sent')).toEqual([{ target: 'sms', user_id: owner.id }]);
    site.checkLog();
    // The test did not arrive yet.
    expect((await save({ 'channel-sms': 'on' })).status).toBe(400);
  });

  test('after “It has arrived” the channel can be switched on, and the other one cannot', async () => {
    expect(cardOf(await read(), 'sms')).toContain('It has arrived');
    const { status, flash } = await arrived('sms');
    expect([status, flash]).toEqual([303, expect.stringContaining('testArrived')]);
    expect(await auditsOf('message.test-arrived')).toEqual([{ target: 'sms', user_id: owner.id }]);
    const card = cardOf(await read(), 'sms');
    expect(card).toContain('it can be switched on');
    expect(card).not.toContain('It has arrived');
    const refused = await save({ 'channel-sms': 'on', 'channel-whatsapp': 'on' });
    expect([errorAt(refused.html, 'channel-sms'), refused.status]).toEqual(['', 400]);
    expect(errorAt(refused.html, 'channel-whatsapp')).toContain('Test it first');
    // A test does not hold for a header that the same save changes.
    expect((await save({ 'channel-sms': 'on', header: 'OTHERS' })).status).toBe(400);
    expect(await save({ 'channel-sms': 'on' })).toMatchObject({ status: 303, to: '/dashboard/Hospital' });
    expect(cardOf(await read(), 'sms')).toContain('On. The test of');
  });

  test('another brand ends the test: the owner is led to the page, which says that nothing is sent', async () => {
    expect(await save({ 'channel-sms': 'on', brand: 'OTHERS' })).toMatchObject({ status: 303, to: path });
    const card = cardOf(await read(), 'sms');
    expect(card).toContain('On, but it sends nothing. The settings have changed');
    expect(card).toContain('the desk sends by hand');
    expect(card).not.toContain('It has arrived');
    const settingsPage = await (await site.fetch(settingsPath, { as: owner })).text();
    expect(settingsPage).toContain('On, but it sends nothing.');
    const late = await arrived('sms');
    expect([late.status, late.html.includes('The settings have changed since this test')]).toEqual([
      409,
      true,
    ]);
    // A price can be changed meanwhile.
    expect((await save({ 'channel-sms': 'on', brand: 'OTHERS', smsPrice: '0.21' })).status).toBe(303);
    expect((await save({ 'channel-sms': 'on' })).to).toBe('/dashboard/Hospital');
    expect(cardOf(await read(), 'sms')).toContain('On. The test of');
  });

  test.each([
    [{ kind: 'error', code: 131026 }, 409, 'This number has no WhatsApp.'],
    [{ kind: 'error', code: 132001 }, 409, 'does not accept this text'],
    [{ kind: 'error', code: 190, status: 401 }, 409, 'refuses the account'],
    [{ kind: 'error', code: 100 }, 409, 'refused the message'],
    [{ kind: 'status', status: 429 }, 503, 'takes no message at the moment'],
  ] as const)('says why a gateway refuses: %j', async (fault, expected, words) => {
    fake.setFault('*', fault);
    const { status, html } = await send('whatsapp');
    fake.setFault('*', undefined);
    expect([status, html.includes(words)]).toEqual([expected, true]);
    expect(html).toContain(`value="${phone}"`);
    expect(errorAt(html, 'whatsapp-phone') !== '').toBe(words.startsWith('This number'));
    expect(cardOf(await read(), 'whatsapp')).not.toContain('It has arrived');
    expect(await arrived('whatsapp')).toMatchObject({ status: 409 });
  });

  test('a test without an answer may have arrived: the owner can say so', async () => {
    fake.setFault('*', { kind: 'cut' });
    const { status, flash } = await send('whatsapp', phone, 'hi');
    fake.setFault('*', undefined);
    expect([status, flash]).toEqual([303, expect.stringContaining('testUnclear')]);
    expect((await arrived('whatsapp')).status).toBe(303);
    expect(cardOf(await read(), 'whatsapp')).toContain('in Hindi');
    expect((await save({ 'channel-sms': 'on', 'channel-whatsapp': 'on' })).status).toBe(303);
    expect(await auditsOf('message.test-sent')).toHaveLength(7);
  });

  test('sends five tests a day, on both channels together, and counts no form with a mistake', async () => {
    const before = fake.accepted.length;
    await send('sms', '123');
    for (const channel of ['sms', 'whatsapp', 'sms', 'whatsapp', 'sms'] as const)
      expect((await send(channel)).status).toBe(303);
    const { status, html } = await send('whatsapp');
    expect(status).toBe(429);
    expect(html).toContain('Too many');
    expect(fake.accepted).toHaveLength(before + 5);
  });
});

test('shows the costs of this month by channel, the caps and the forecast, to the paisa', async () => {
  const today = dayInIndia(new Date());
  const first = momentInIndia(`${monthOf(today)}-01`, 0).getTime();
  const add = (id: string, provider: string, parts: number, cost: number | null, createdAt: number) =>
    site.binding
      .prepare(
        `insert into messages (id, kind, audience, subject_kind, subject_id, subject_version, state, dedupe_key, due_at,
          next_at, expires_at, attempts, made_by, created_at, provider, parts, cost_paise, channel)
        values (?1, 'confirmed', 'patient', 'appointment', ?1, 1, 'sent', ?1, 0, 0, 0, 1, 'site', ?2, ?3, ?4, ?5, 'by-hand')`,
      )
      .bind(id, createdAt, provider, parts, cost)
      .run();
  await add('one', 'msg91', 2, 40, first);
  await add('two', 'msg91', 1, 21, first + 1);
  await add('three', 'whatsapp', 1, 15, first);
  await add('before', 'msg91', 1, 99, first - 1);
  await add('refused', 'msg91', 1, null, first);
  const html = await read();
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('SMS 2 3 ₹0.61');
  expect(text).toContain('₹0.61');
  expect(text).toContain('₹0.15');
  expect(text).toContain('₹0.76');
  expect(text).toContain('Left this month: ₹999.24');
  expect(text).toContain('No forecast yet');
  await site.binding
    .prepare(
      `insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
        patient_name, phone, booked_for, safe_to_call, created_at, updated_at, version)
      values ('a', 'a', 'd', 'Dr. A', 0, 'hospital', ?, 600, 'completed', 0, 'Person', '9000000000', 'self', 1, 0, 0, 1)`,
    )
    .bind(today)
    .run();
  expect(await read()).toMatch(/Forecast: ₹\d/);
});
