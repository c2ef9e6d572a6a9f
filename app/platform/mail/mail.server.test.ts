import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MailBinding, mailerOf, sendMail } from './mail.server.ts';

const from = 'no-reply@hospital.example';
const mail = { to: 'asha@hospital.example', subject: 'Your new account', text: 'Hello\nAsha' };

const logged = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  logged.mockReset();
});

const bindingThat = (send: () => Promise<unknown>) => {
  const spy = vi.fn<MailBinding['send']>(send);
  return { spy, mailer: mailerOf({ EMAIL: { send: spy }, MAIL_FROM: from }, 'Hospital') };
};
const accepting = () => bindingThat(async () => ({ messageId: '1' }));
const refusing = (code?: string) =>
  bindingThat(async () => {
    throw Object.assign(new Error(`mail to ${mail.to} was refused`), { code });
  });

test('sends from the configured address with the name of the hospital, marked as automatic', async () => {
  const { mailer, spy } = accepting();
  expect(await sendMail(mailer, mail, 'request1')).toBe('sent');
  expect(spy.mock.calls).toEqual([
    [
      {
        ...mail,
        from: { email: from, name: 'Hospital' },
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    ],
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  [{}],
  [{ MAIL_FROM: from }],
  [{ EMAIL: { send: async () => ({}) } }],
  [{ EMAIL: { send: async () => ({}) }, MAIL_FROM: '' }],
  [{ EMAIL: { send: async () => ({}) }, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }],
])('is not set up with %j', async (deployment) => {
  const mailer = mailerOf(deployment, 'Hospital');
  expect(mailer).toBeNull();
  expect(await sendMail(mailer, mail, 'request1')).toBe('not-set-up');
});

test.each([
  { ...mail, to: 'asha@hospital.example\r\nBcc: thief@other.example' },
  { ...mail, to: 'asha@hospital.example,thief@other.example' },
  { ...mail, to: 'asha@hospital.example\u2028' },
  { ...mail, to: '' },
  { ...mail, subject: 'Hello\nBcc: thief@other.example' },
  { ...mail, subject: 'Hello\rBcc: thief@other.example' },
  { ...mail, subject: 'Hello\0' },
])('refuses the headers of %j before the mail service sees them', async (injected) => {
  const { mailer, spy } = accepting();
  expect(await sendMail(mailer, injected, 'request1')).toBe('failed');
  expect(spy).not.toHaveBeenCalled();
});

test('refuses a line break in the name of the sender', async () => {
  const { spy } = accepting();
  const mailer = mailerOf({ EMAIL: { send: spy }, MAIL_FROM: from }, 'Hospital\r\nBcc: thief@other.example');
  expect(await sendMail(mailer, mail, 'request1')).toBe('failed');
  expect(spy).not.toHaveBeenCalled();
});

describe('the error codes of the mail service', () => {
  test.each([
    ['E_RECIPIENT_SUPPRESSED', 'suppressed', undefined],
    ['E_RATE_LIMIT_EXCEEDED', 'limited', 'mail failed'],
    ['E_DAILY_LIMIT_EXCEEDED', 'limited', 'mail refused'],
    ['E_SENDER_NOT_VERIFIED', 'failed', 'mail refused'],
    ['E_SENDER_DOMAIN_NOT_AVAILABLE', 'failed', 'mail refused'],
    ['E_INTERNAL_SERVER_ERROR', 'failed', 'mail failed'],
    ['E_DELIVERY_FAILED', 'failed', 'mail failed'],
    ['E_RECIPIENT_NOT_ALLOWED', 'failed', 'mail failed'],
    ['E_VALIDATION_ERROR', 'failed', 'mail failed'],
    ['E_HEADER_NOT_ALLOWED', 'failed', 'mail failed'],
    [`mail to ${mail.to}`, 'failed', 'mail failed'],
    [undefined, 'failed', 'mail failed'],
  ])('%s is "%s", and the log has no address', async (code, outcome, event) => {
    expect(await sendMail(refusing(code).mailer, mail, 'request1')).toBe(outcome);
    const lines = logged.mock.calls.map(([line]) => String(line));
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(event ? [event] : []);
    expect(lines.join()).not.toMatch(/asha|hospital|Hello/);
  });
});

test('a mail service that does not answer counts as failed after 5 seconds', async () => {
  vi.useFakeTimers();
  const { mailer } = bindingThat(() => new Promise(() => {}));
  const outcome = sendMail(mailer, mail, 'request1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('failed');
});
