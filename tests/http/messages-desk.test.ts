/** The page Messages of the staff area. Every request is one that a browser without scripts sends. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageListPath, messagesPath } from '#app/staff-area/messages/message-page.ts';
import { addDeskDoctor, sendForm } from '#tests/support/desk.ts';
import { addMessageOfVisit, switchMessagesOn } from '#tests/support/desk-messages.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let owner: SignedIn;
let desk: SignedIn;
let doctor: Awaited<ReturnType<typeof addDeskDoctor>>;
beforeAll(async () => {
  site = await acquireSite();
  [owner, desk] = [await site.signIn('admin'), await site.signIn('front-desk')];
  doctor = await addDeskDoctor(site);
});
afterAll(() => site.dispose());
beforeEach(() => site.binding.prepare('delete from messages').run());

const read = async (path: string, as = desk) => {
  const response = await site.fetch(path, { as });
  expect(response.status).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};

const mark = (id: string, as = desk) => sendForm(site, as, messagesPath, { id, list: 'by-hand' });

const audited = (id: string) =>
  site.binding
    .prepare("select count(*) as count from audit_log where action = 'message.sent-by-hand' and target = ?")
    .bind(id)
    .first<{ count: number }>();

test('while nothing is on, says how an owner switches it on, with a link for owners alone', async () => {
  for (const [as, hasLink] of [
    [owner, true],
    [desk, false],
  ] as const) {
    const page = await read(messagesPath, as);
    expect(page).toContain('No messages are sent yet');
    expect(page.includes('href="/dashboard/Hospital/messages"')).toBe(hasLink);
  }
});

test('a visitor signs in first', async () => {
  const answer = await site.fetch(messagesPath);
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    302,
    `/signin?${new URLSearchParams({ next: messagesPath })}`,
  ]);
});

test('marks a message as sent once, also if it is submitted twice or by two people', async () => {
  await switchMessagesOn(site, owner);
  const { id, reference } = await addMessageOfVisit(site, doctor);
  expect(await read(messagesPath)).toContain(reference);
  for (const as of [desk, desk, owner]) {
    const answer = await mark(id, as);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, messageListPath('by-hand')]);
  }
  expect(await audited(id)).toEqual({ count: 1 });
  expect(await read(messagesPath)).not.toContain(reference);
  expect(await read(messageListPath('sent-by-hand'))).toContain(reference);
  expect(await read(messageListPath('sent'))).not.toContain(reference);
});

test('refuses to mark a message that was dropped in the meantime, or does not exist', async () => {
  const { id } = await addMessageOfVisit(site, doctor);
  await site.binding.prepare("update messages set state = 'dropped' where id = ?").bind(id).run();
  expect((await mark(id)).status).toBe(409);
  expect((await mark('other')).status).toBe(404);
  expect(await audited(id)).toEqual({ count: 0 });
});

test('a message that was not delivered can be sent by hand, and one whose time has passed cannot', async () => {
  const failed = await addMessageOfVisit(site, doctor, { state: 'failed', reason: 'refused' });
  const page = await read(messageListPath('not-delivered'));
  expect(page).toContain('The service refused it');
  expect(page).toContain('https://wa.me/91');
  await site.binding.prepare('update messages set expires_at = 1').run();
  const later = await read(messageListPath('not-delivered'));
  expect(later).toContain(failed.reference);
  expect(later).not.toContain('https://wa.me/91');
  expect(later).toContain('No longer needed');
});

test('the overview counts both kinds and leads to their lists, for the front desk too', async () => {
  await addMessageOfVisit(site, doctor, { state: 'failed', reason: 'refused' });
  for (let count = 0; count < 2; count += 1) await addMessageOfVisit(site, doctor);
  const page = await read('/dashboard');
  expect(page).toMatch(/>1<\/strong>(?:<[^>]*>|\s)*Message was not delivered/);
  expect(page).toMatch(/>2<\/strong>(?:<[^>]*>|\s)*Messages to send by hand/);
  for (const list of ['not-delivered', 'by-hand'] as const)
    expect(page).toContain(`href="${messageListPath(list)}"`);
});

test('the page of an appointment says what was sent, and no address holds a phone', async () => {
  const { id, appointmentId, phone } = await addMessageOfVisit(site, doctor);
  const card = await read(messagesPath);
  const own = [...card.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, to]) => to);
  expect(own.length).toBeGreaterThan(0);
  expect(own.join()).not.toContain(phone);
  await mark(id);
  const page = await read(`/dashboard/Appointments/${appointmentId}`);
  expect(page).toContain('Messages so far');
  expect(page).toContain('Sent by hand');
});

test('the API lists the messages of an appointment page by page, without phone, name and text', async () => {
  const { id, appointmentId, phone } = await addMessageOfVisit(site, doctor, { kind: 'tomorrow' });
  const at = Date.now();
  await site.binding
    .prepare(
      `insert into messages (id, kind, audience, subject_kind, subject_id, subject_version, channel, language, state,
        dedupe_key, due_at, next_at, expires_at, attempts, made_by, created_at, sent_at)
      values ('later', 'moved', 'patient', 'appointment', ?1, 2, 'sms', 'hi', 'sent', 'later', ?2, ?2, ?2, 1, 'site', ?2 + 1, ?2)`,
    )
    .bind(appointmentId, at)
    .run();
  const list = async (query: Record<string, string>) => {
    const search = new URLSearchParams(query);
    return site.fetch(`/api/v1/messages?${search}`, { headers: { Authorization: `Bearer ${desk.bearer}` } });
  };
  const first = await list({ appointmentId, limit: '1' });
  const body = (await first.json()) as { next: string };
  const sentAt = new Date(at).toISOString();
  const moved = {
    _id: 'later',
    kind: 'moved',
    channel: 'sms',
    language: 'hi',
    state: 'sent',
    dueAt: sentAt,
    sentAt,
  };
  expect(body).toEqual({ messages: [moved], next: expect.any(String) });
  const second = await list({ appointmentId, limit: '1', cursor: body.next });
  const text = await second.text();
  expect(JSON.parse(text)).toEqual({
    messages: [
      {
        ...{ _id: id, kind: 'reminder-eve', channel: null, language: null, state: 'by-hand' },
        ...{ reason: 'no-gateway', dueAt: expect.any(String) },
      },
    ],
  });
  expect(text).not.toContain(phone);
  expect((await list({ appointmentId: 'nobody' })).status).toBe(404);
  const unnamed = await list({});
  expect([unnamed.status, await unnamed.json()]).toMatchObject([
    400,
    { errors: { appointmentId: expect.any(String) } },
  ]);
  expect((await list({ appointmentId, limit: '0' })).status).toBe(400);
});
