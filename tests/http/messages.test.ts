/** Webhooks of the gateways of messages, and the cron that drains the outbox. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInIndia, momentInIndia } from '#app/time/calendar.ts';
import {
  type FakeGateways,
  gatewayAccount,
  msg91WebhookBody,
  signatureOf,
  startFakeGateways,
  whatsappWebhookBody,
} from '#tests/support/message-gateways.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let fake: FakeGateways;
beforeAll(async () => {
  fake = await startFakeGateways();
  site = await startSite({
    messageGateways: fake,
    secrets: {
      MESSAGES: 'live',
      MSG91_AUTH_KEY: gatewayAccount.authKey,
      MSG91_WEBHOOK_PATH: gatewayAccount.webhookPath,
      WHATSAPP_TOKEN: gatewayAccount.token,
      WHATSAPP_APP_SECRET: gatewayAccount.appSecret,
      WHATSAPP_VERIFY_TOKEN: gatewayAccount.verifyToken,
    },
  });
});
afterAll(async () => {
  await site.dispose();
  await fake.close();
});
beforeEach(async () => {
  for (const table of ['messages', 'message_stops']) await site.binding.prepare(`delete from ${table}`).run();
});

/** Noon in India on a day to come, because the cron never runs in the past. */
const noon = momentInIndia(addDays(dayInIndia(new Date()), 30), 12 * 60).getTime();

async function addMessage(id: string, { state = 'sent', provider = 'whatsapp', createdAt = noon } = {}) {
  await site.binding
    .prepare(
      `insert into messages (id, kind, audience, subject_kind, subject_id, subject_version, day, minute, state, dedupe_key,
        due_at, next_at, expires_at, attempts, made_by, created_at, provider, provider_id)
      values (?1, 'confirmed', 'patient', 'appointment', ?1, 1, '2099-01-01', 600, ?2, ?1, ?4, ?4, ?4 + 3600000, 1, 'site', ?4,
        ?3, iif(?2 = 'sent', 'p-' || ?1, null))`,
    )
    .bind(id, state, provider, createdAt)
    .run();
}

const messageOf = (id: string) =>
  site.binding
    .prepare('select state, reason from messages where id = ?')
    .bind(id)
    .first<{ state: string; reason: string | null }>();

const whatsappPath = '/api/v1/messages/whatsapp';
const smsPath = `/api/v1/messages/msg91/${gatewayAccount.webhookPath}`;

const json = { 'Content-Type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  site.fetch(path, { method: 'POST', body, headers: { ...json, ...headers } });
const signed = (body: string) => post(whatsappPath, body, { 'X-Hub-Signature-256': signatureOf(body) });

describe('the webhook of WhatsApp', () => {
  const question = (token: string, mode = 'subscribe') =>
    site.fetch(`${whatsappPath}?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`);

  test('answers Meta’s question with the challenge, and any other with 403', async () => {
    const answer = await question(gatewayAccount.verifyToken);
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    for (const wrong of [question('other'), question(''), question(gatewayAccount.verifyToken, 'other')])
      expect((await wrong).status).toBe(403);
  });

  test('notes a signed report, and again when it is repeated', async () => {
    await addMessage('w1');
    const body = whatsappWebhookBody([{ id: 'p-w1', messageId: 'w1', status: 'delivered' }]);
    for (let count = 0; count < 2; count += 1) {
      const answer = await signed(body);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(await messageOf('w1')).toMatchObject({ state: 'delivered' });
    }
  });

  test('refuses a report that is unsigned, signed with another secret, or changed after signing', async () => {
    await addMessage('w2');
    const body = whatsappWebhookBody([{ id: 'p-w2', messageId: 'w2', status: 'read' }]);
    const forged = [
      post(whatsappPath, body),
      post(whatsappPath, body, { 'X-Hub-Signature-256': signatureOf(body, 'another secret') }),
      post(whatsappPath, body.replace('read', 'sent'), { 'X-Hub-Signature-256': signatureOf(body) }),
      post(whatsappPath, body, { 'X-Hub-Signature-256': 'sha256=' }),
      post(whatsappPath, body, { 'X-Hub-Signature-256': signatureOf(body).replace('sha256', 'sha1') }),
    ];
    for (const answer of await Promise.all(forged)) expect(answer.status).toBe(401);
    expect(await messageOf('w2')).toMatchObject({ state: 'sent' });
  });

  test('answers a report on an unknown message, and a body of another form, like a known one', async () => {
    for (const body of [
      whatsappWebhookBody([{ id: 'other', messageId: 'other', status: 'read' }]),
      '{}',
      'not JSON',
    ]) {
      const answer = await signed(body);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
  });

  test('refuses more than 256 KB', async () => {
    const body = 'x'.repeat(256 * 1024 + 1);
    expect((await signed(body)).status).toBe(413);
    expect((await signed(body.slice(1))).status).toBe(200);
  });

  test('notes STOP, and stores no text of a person', async () => {
    const texts = [
      { from: '919876543999', text: 'stop' },
      { from: '919876543998', text: 'I feel a little better today' },
    ];
    expect((await signed(whatsappWebhookBody([], texts))).status).toBe(200);
    const { results } = await site.binding.prepare('select phone, how from message_stops').all();
    expect(results).toEqual([{ phone: '9876543999', how: 'whatsapp' }]);
  });

  test('answers 503 while the database is away, so that Meta repeats the call', async () => {
    const body = whatsappWebhookBody([{ id: 'p-w3', messageId: 'w3', status: 'read' }]);
    const headers = { 'X-Hub-Signature-256': signatureOf(body), 'x-test-database-failure': '1' };
    expect((await post(whatsappPath, body, headers)).status).toBe(503);
  });
});

describe('the webhook of MSG91', () => {
  test('notes a report on its secret path, and answers an unknown message alike', async () => {
    await addMessage('s1', { provider: 'msg91' });
    for (const id of ['s1', 'other']) {
      const answer = await post(smsPath, msg91WebhookBody(`p-${id}`, id, '1'));
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
    expect(await messageOf('s1')).toMatchObject({ state: 'delivered' });
  });

  test('is unknown on any other path', async () => {
    await addMessage('s2', { provider: 'msg91' });
    const answer = await post('/api/v1/messages/msg91/guess', msg91WebhookBody('p-s2', 's2', '2'));
    expect(answer.status).toBe(404);
    const unknown = await post('/api/v1/messages/none', '{}');
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      unknown.status,
      ((await unknown.json()) as { message: string }).message,
    ]);
    expect(await messageOf('s2')).toMatchObject({ state: 'sent' });
  });

  test('changes no message of the other gateway', async () => {
    await addMessage('w4');
    expect((await post(smsPath, msg91WebhookBody('p-w4', 'w4', '2'))).status).toBe(200);
    expect(await messageOf('w4')).toMatchObject({ state: 'sent' });
  });
});

test('without secrets every webhook call is refused', async () => {
  const plain = await acquireSite();
  const body = whatsappWebhookBody([]);
  const signature = { ...json, 'X-Hub-Signature-256': signatureOf(body, '') };
  const answers = [
    await plain.fetch(`${whatsappPath}?hub.mode=subscribe&hub.verify_token=&hub.challenge=1`),
    await plain.fetch(whatsappPath, { method: 'POST', body, headers: signature }),
    await plain.fetch('/api/v1/messages/msg91/undefined', { method: 'POST', body: '{}', headers: json }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 401, 404]);
  await plain.dispose();
});

const runCron = (cron: string, time = noon) =>
  site.fetch(`/cdn-cgi/local/scheduled?time=${time}&cron=${encodeURIComponent(cron)}`);

test('the cron of each minute drains the outbox, and does nothing of the daily job', async () => {
  await addMessage('due', { state: 'waiting' });
  const old = noon - 401 * 24 * 60 * 60 * 1000;
  await addMessage('old', { createdAt: old });
  const before = fake.requests();
  expect((await runCron('* * * * *')).ok).toBe(true);
  // No kind of message is on until the hospital has made its settings, also with every key present.
  expect(await messageOf('due')).toEqual({ state: 'dropped', reason: 'off' });
  expect(fake.requests()).toBe(before);
  expect(await messageOf('old')).not.toBeNull();
  await addMessage('later', { state: 'waiting' });
  expect((await runCron('17 3 * * *')).ok).toBe(true);
  expect(await messageOf('old')).toBeNull();
  expect(await messageOf('later')).toMatchObject({ state: 'waiting' });
});

test('the cron that runs late uses the present time', async () => {
  await addMessage('late', { state: 'waiting', createdAt: Date.now() - 2 * 60 * 60 * 1000 });
  expect((await runCron('* * * * *', 0)).ok).toBe(true);
  expect(await messageOf('late')).toEqual({ state: 'dropped', reason: 'expired' });
});

test('a request for a call writes its message, without phone and name', async () => {
  const answer = await site.fetch('/api/v1/callbacks', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Meena Kumari', phone: '9876501234', safeToCall: true, consent: true }),
  });
  expect(answer.status).toBe(201);
  const { results } = await site.binding.prepare('select * from messages').all();
  expect(results).toMatchObject([
    { kind: 'callback', subject_kind: 'callback', state: 'waiting', made_by: 'visitor' },
  ]);
  expect(JSON.stringify(results)).not.toMatch(/Meena|9876501234/);
});
