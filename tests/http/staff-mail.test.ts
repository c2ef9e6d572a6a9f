/** Mail to staff: links of invitations and resets, new devices, and the summary of the morning. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDeviceMailsPerDay } from '#app/accounts/session/new-device-mail.server.ts';
import { totpCode, totpPeriod } from '#app/platform/tokens/tokens.server.ts';
import { addDays, dayInIndia, momentInIndia } from '#app/time/calendar.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { newAddress } from '#tests/support/command.ts';
import { mailSender, setMailFault, takeMails, waitForMails } from '#tests/support/mail-service.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { login, nameAndValue, setCookieOf } from '#tests/support/sign-in.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

vi.setConfig({ testTimeout: 20_000 });

const staffPath = '/dashboard/Staff';

let site: Site;
let owner: SignedIn;
beforeAll(async () => {
  site = await startSite({ sendsMail: true });
  owner = await site.signIn();
});
afterAll(() => site.dispose());
beforeEach(() => setMailFault(site, undefined));

const send = (path: string, fields: Record<string, string>, as?: SignedIn, from = site) =>
  from.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    sameOrigin: true,
    ...(as && { as }),
    headers: { 'CF-Connecting-IP': newAddress() },
  });

/** Address of the one-time link in a page or in a mail. */
const linkIn = (text: string) => /https?:\/\/[^\s<"]+\/signin\/link\/[\w.-]+/.exec(text)?.[0] ?? '';

/** Fails if the log has a word of a mail or an address; `checkLog` also knows what the tests sent. */
function expectSilentLog() {
  expect(site.logs.join('\n')).not.toMatch(/@|hospital\.example|invites you|signin\/link\/[^:]|Visits today/);
  site.checkLog();
}

describe('the link of an invitation', () => {
  let invited = 0;
  const invite = (email = `person-${invited++}@hospital.example`) =>
    send(`${staffPath}/new`, { email, role: 'front-desk' }, owner);

  test('goes to the invited person, and is shown to the owner all the same', async () => {
    const page = await (await invite('Asha@Hospital.example')).text();
    const mails = await takeMails(site);
    expect(mails).toMatchObject([
      {
        from: { email: mailSender },
        to: 'asha@hospital.example',
        subject: 'Your account in the staff area',
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    ]);
    const link = linkIn(mails[0]?.text ?? '');
    expect(link).toContain(site.origin);
    expect(linkIn(page)).toBe(link);
    expect(page).toContain('A mail with this link is on its way to asha@hospital.example.');
    expect((await site.fetch(new URL(link).pathname)).status).toBe(200);
    expectSilentLog();
  });

  test('is announced before the owner asks for it', async () => {
    expect(await (await site.fetch(`${staffPath}/new`, { as: owner })).text()).toContain(
      'The person gets a link by mail',
    );
  });

  test('goes out again when it is made anew, and when a password is reset', async () => {
    const first = linkIn(await (await invite('mira@hospital.example')).text());
    const id = first.split('/').at(-1)?.split('.')[0] ?? '';
    await takeMails(site);
    expect((await send(`${staffPath}/${id}`, { intent: 'renew' }, owner)).status).toBe(200);
    const other = await addStaff(site.binding, { role: 'front-desk' });
    expect((await send(`${staffPath}/${other.id}`, { intent: 'reset' }, owner)).status).toBe(200);
    const mails = await takeMails(site);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['mira@hospital.example', 'Your account in the staff area'],
      [other.email, 'Choose a new password for the staff area'],
    ]);
    expect(linkIn(mails[0]?.text ?? '')).not.toBe(first);
    expectSilentLog();
  });

  test.each([
    ['E_RECIPIENT_SUPPRESSED', 'an earlier mail to this address was returned'],
    ['E_RATE_LIMIT_EXCEEDED', 'has sent as many mails as it may'],
    ['E_DAILY_LIMIT_EXCEEDED', 'has sent as many mails as it may'],
    ['E_SENDER_NOT_VERIFIED', 'The mail service did not confirm the mail'],
    ['E_INTERNAL_SERVER_ERROR', 'The mail service did not confirm the mail'],
    ['E_VALIDATION_ERROR', 'The mail service did not confirm the mail'],
    ['a text of another kind', 'The mail service did not confirm the mail'],
  ])('is shown with the reason if the mail service answers %s', async (fault, words) => {
    await setMailFault(site, fault);
    const response = await invite();
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(words);
    expect(page).toContain('Give the link to the person yourself.');
    expect((await site.fetch(new URL(linkIn(page)).pathname)).status).toBe(200);
    expect(await takeMails(site)).toEqual([]);
    expectSilentLog();
  });

  test.each([
    ['asha@hospital.example\r\nBcc: thief@other.example', 'This text must be one line'],
    ['asha@hospital.example\nSubject: Hello', 'This text must be one line'],
    ['asha@hospital.example, thief@other.example', 'Email format is not correct'],
    ['asha@hospital.example\u2028Bcc:thief@other.example', 'Email format is not correct'],
  ])('is refused for the address %j, and no mail goes out', async (email, words) => {
    const response = await invite(email);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
    expect(await takeMails(site)).toEqual([]);
  });

  test('is shown with the reason where mail is not set up', async () => {
    const plain = await acquireSite();
    const page = await (
      await send(
        `${staffPath}/new`,
        { email: 'ravi@hospital.example', role: 'admin' },
        await plain.signIn(),
        plain,
      )
    ).text();
    expect(page).toContain('No mail was sent, because mail is not set up on this website.');
    expect(linkIn(page)).not.toBe('');
    await plain.dispose();
  });
});

describe('a sign-in on an unknown device', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0';
  const enter = (account: { email: string; password: string }, cookie?: string) =>
    login(site, account, { headers: { 'User-Agent': windows, ...(cookie && { Cookie: cookie }) } });

  test('is told to the person by mail, with time and device and without a link', async () => {
    const person = await addStaff(site.binding, { role: 'front-desk' });
    const response = await enter(person);
    expect(response.status).toBe(200);
    const mails = await waitForMails(site, 1);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, 'New device in your staff account'],
    ]);
    expect(mails[0]?.text).toMatch(/Time: \d{1,2} \w+ \d{4}.* \(India\)\nDevice: Edge on Windows/);
    expect(mails[0]?.text).not.toMatch(/https?:|www\.|localhost/);
    // The same browser is known from then on.
    expect((await enter(person, nameAndValue(setCookieOf(response, '__Host-device')))).status).toBe(200);
    // A second account on that browser is new there.
    const other = await addStaff(site.binding, { role: 'front-desk' });
    expect((await enter(other, nameAndValue(setCookieOf(response, '__Host-device')))).status).toBe(200);
    expect((await waitForMails(site, 1)).map(({ to }) => to)).toEqual([other.email]);
    expectSilentLog();
  });

  test('is told once both steps of the sign-in page are done', async () => {
    const person = await site.signIn('front-desk');
    const twoStepPath = '/dashboard/Account/TwoStep';
    await send(twoStepPath, { intent: 'begin', currentPassword: person.password }, person);
    const page = await (await site.fetch(twoStepPath, { as: person })).text();
    const secret = /secret=([A-Z2-7]{32})/.exec(page)?.[1] ?? '';
    // The code of the previous half minute, so that the current one is still unused.
    const codeOf = (ahead: number) => totpCode(secret, totpPeriod(new Date()) + ahead);
    await send(twoStepPath, { intent: 'confirm', code: await codeOf(-1) }, person);
    const first = await send('/signin', { email: person.email, password: person.password });
    expect(first.headers.get('Location')).toBe('/signin/code');
    // A mail of this later sign-in shows that the first step sent none.
    const other = await addStaff(site.binding);
    const plain = await send('/signin', { email: other.email, password: other.password });
    expect(plain.headers.get('Location')).toBe('/dashboard');
    expect((await waitForMails(site, 1)).map(({ to }) => to)).toEqual([other.email]);
    const second = await site.fetch('/signin/code', {
      method: 'POST',
      body: new URLSearchParams({ code: await codeOf(0) }),
      sameOrigin: true,
      headers: {
        'CF-Connecting-IP': newAddress(),
        Cookie: nameAndValue(setCookieOf(first, '__Host-sign-in')),
      },
    });
    expect(second.status).toBe(303);
    expect((await waitForMails(site, 1)).map(({ to }) => to)).toEqual([person.email]);
  });

  test('with a wrong password sends nothing', async () => {
    const person = await addStaff(site.binding);
    const known = await addStaff(site.binding);
    expect((await enter({ ...person, password: 'not the password' })).status).toBe(401);
    await enter(known);
    expect((await waitForMails(site, 1)).map(({ to }) => to)).toEqual([known.email]);
  });

  test('sends a few mails a day at most', async () => {
    await waitForFreshWindow();
    const person = await addStaff(site.binding);
    for (let count = 0; count < newDeviceMailsPerDay + 2; count += 1) {
      expect((await enter(person)).status).toBe(200);
    }
    // A mail to another person comes after those of the sign-ins before it.
    const last = await addStaff(site.binding);
    await enter(last);
    const mails = await waitForMails(site, newDeviceMailsPerDay + 1);
    expect(mails.filter(({ to }) => to === person.email)).toHaveLength(newDeviceMailsPerDay);
  });

  test('succeeds although the mail service refuses', async () => {
    await setMailFault(site, 'E_INTERNAL_SERVER_ERROR');
    const person = await addStaff(site.binding);
    expect((await enter(person)).status).toBe(200);
    await vi.waitUntil(() => site.logs.some((line) => line.includes('"event":"mail failed"')));
    expectSilentLog();
  });

  test('does not wait for a mail service that never answers', async () => {
    await setMailFault(site, 'silent');
    const person = await addStaff(site.binding);
    expect((await enter(person)).status).toBe(200);
    // The Worker logs the failure when it gives up waiting.
    expect(site.logs.join()).not.toContain('mail failed');
  });

  test('after a reset is told too, and the first one after an invitation is not', async () => {
    const password = 'seven green lamps walk uphill';
    const fields = { name: 'Asha Thakran', newPassword: password, repeated: password };
    const redeem = async (page: Response) =>
      send(new URL(linkIn(await page.text())).pathname, fields).then(({ status }) => status);
    const email = 'invited@hospital.example';
    expect(await redeem(await send(`${staffPath}/new`, { email, role: 'front-desk' }, owner))).toBe(303);
    const other = await addStaff(site.binding, { role: 'front-desk' });
    expect(await redeem(await send(`${staffPath}/${other.id}`, { intent: 'reset' }, owner))).toBe(303);
    const mails = await waitForMails(site, 3);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your account in the staff area'],
      [other.email, 'Choose a new password for the staff area'],
      [other.email, 'New device in your staff account'],
    ]);
  });
});

describe('the summary of the morning', () => {
  const accountPath = '/dashboard/Account';
  /** Each test has days of its own to come, because the cron never runs in the past. */
  let days = 0;
  let day = '';
  beforeEach(async () => {
    day = addDays(dayInIndia(new Date()), 30 + 10 * days++);
    await site.binding.prepare('delete from daily_summaries').run();
    await site.binding.prepare('delete from appointments').run();
  });

  const runCron = async (minute: number, on = day) => {
    const time = momentInIndia(on, minute).getTime();
    const response = await site.fetch(`/cdn-cgi/local/scheduled?time=${time}&cron=*+*+*+*+*`);
    expect(response.ok).toBe(true);
    return takeMails(site);
  };
  const change = (intent: string, as: SignedIn) => send(accountPath, { intent }, as);
  const [half7, noon] = [7 * 60 + 30, 12 * 60];

  const addAppointment = (status: string, on: string) =>
    site.binding
      .prepare(
        `insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
          patient_name, phone, booked_for, safe_to_call, created_at, updated_at, version)
        values (?1, ?1, 'd', 'Dr. Desk', 0, 'hospital', ?3, (select 600 + count(*) from appointments), ?2, 0,
          'Meena Kumari', '9876501234', 'self', 1, 1, 1, 1)`,
      )
      .bind(crypto.randomUUID().slice(0, 8), status, on)
      .run();

  test('is off until an owner switches it on, and begins with the next morning', async () => {
    expect(await runCron(half7)).toEqual([]);
    const page = async () => (await site.fetch(accountPath, { as: owner })).text();
    expect(await page()).toContain('Summary by mail');
    expect(await page()).toContain('value="summary-on"');
    expect((await change('summary-on', owner)).status).toBe(303);
    expect((await change('summary-on', owner)).status).toBe(303);
    expect(await page()).toContain(`On: each morning at 7:30 a mail goes to ${owner.email}.`);
    expect(await runCron(half7, dayInIndia(new Date()))).toEqual([]);
    expect((await runCron(half7)).map(({ to }) => to)).toEqual([owner.email]);
    expect((await change('summary-off', owner)).status).toBe(303);
    expect(await runCron(half7, addDays(day, 1))).toEqual([]);
  });

  test('has counts and no names, and leaves no word in the log', async () => {
    await change('summary-on', owner);
    for (const status of ['confirmed', 'requested', 'cancelled']) await addAppointment(status, day);
    await addAppointment('requested', addDays(day, 1));
    const [mail, ...others] = await runCron(half7);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Summary of \w+day \d{1,2} \w+$/);
    expect(mail?.text).toContain(
      'Visits today: 2\nWaiting to be confirmed: 2\nTo call: 0\nMessages not delivered: 0',
    );
    expect(mail?.text).not.toMatch(/Meena|9876501234|Dr\.|https?:/);
    expectSilentLog();
  });

  test('is sent once a day, also when runs overlap', async () => {
    const second = await site.signIn();
    for (const one of [owner, second]) await change('summary-on', one);
    const runs = await Promise.all([runCron(half7), runCron(half7), runCron(half7 + 1)]);
    const mails = [...runs.flat(), ...(await runCron(half7 + 2)), ...(await runCron(noon - 1))];
    expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, second.email].sort());
    expect(await runCron(half7, addDays(day, 1))).toHaveLength(2);
  });

  test('is not sent before 7:30 and not after noon, and a late cron sends it in between', async () => {
    await change('summary-on', owner);
    for (const minute of [0, half7 - 1, noon, 23 * 60 + 59]) expect(await runCron(minute)).toEqual([]);
    expect(await runCron(noon - 1)).toHaveLength(1);
  });

  test('goes to no one who lost the role or the account', async () => {
    const [demoted, disabled] = [await site.signIn(), await site.signIn()];
    for (const one of [demoted, disabled]) expect((await change('summary-on', one)).status).toBe(303);
    await send(`${staffPath}/${demoted.id}`, { intent: 'change-role', role: 'front-desk' }, owner);
    await send(`${staffPath}/${disabled.id}`, { intent: 'disable' }, owner);
    expect(await runCron(half7)).toEqual([]);
  });

  test('is offered to owners only', async () => {
    const desk = await site.signIn('front-desk');
    expect(await (await site.fetch(accountPath, { as: desk })).text()).not.toContain('Summary by mail');
    expect((await change('summary-on', desk)).status).toBe(403);
    expect(await runCron(half7)).toEqual([]);
  });

  test('ends for an address that does not take mail, and is not repeated on the day of a failure', async () => {
    await change('summary-on', owner);
    await setMailFault(site, 'E_INTERNAL_SERVER_ERROR');
    await runCron(half7);
    await setMailFault(site, undefined);
    expect(await runCron(half7 + 1)).toEqual([]);
    await setMailFault(site, 'E_RECIPIENT_SUPPRESSED');
    await runCron(half7, addDays(day, 1));
    await setMailFault(site, undefined);
    expect(await runCron(half7, addDays(day, 2))).toEqual([]);
    expect(await (await site.fetch(accountPath, { as: owner })).text()).toContain('value="summary-on"');
  });
});
