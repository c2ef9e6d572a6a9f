/**
 * Requests every staff page and every API call as every role. The lists come from the route table, so no new
 * route is forgotten.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#app/accounts/staff/account.values.ts';
import { may, notPermittedMessage, type Permission } from '#app/accounts/staff/permissions.ts';
import { toRupees } from '#app/money/money.ts';
import { mayRequest, pagePermissions } from '#app/staff-area/frame/page-permissions.ts';
import { addDeskDoctor } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { isFull } from '#tests/support/test-matrix.ts';

let site: Site;
let signedIn: Readonly<Record<(typeof roles)[number], SignedIn>>;
beforeAll(async () => {
  site = await acquireSite();
  const { id } = await addDeskDoctor(site, 'Dr. Own');
  signedIn = {
    admin: await site.signIn('admin'),
    'front-desk': await site.signIn('front-desk'),
    doctor: await site.signIn('doctor', id),
  };
});
afterAll(() => site.dispose());

const patterns = [...new Set(siteRoutes.map(({ pattern }) => pattern))];
const pages = patterns.filter((pattern) => /^\/dashboard(\/|$)/.test(pattern));
const base = '/api/v1';
const resources = patterns.filter((pattern) => pattern.startsWith(`${base}/`) && !pattern.endsWith('*'));

const addressOf = (pattern: string) => pattern.replace('*', 'nothing/here').replaceAll(/:\w+/g, 'some-id');

test('every staff page is in the table of permissions, and no other page is', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(Object.keys(pagePermissions).sort()).toEqual(pages.sort());
});

/**
 * Requests that show each decision of the guard for a role. One middleware reads the table for every page, so five
 * requests show that it does; the full run makes all.
 */
function requestsOf(role: (typeof roles)[number]): readonly (readonly [method: string, pattern: string])[] {
  const all = pages.flatMap((pattern) => [['GET', pattern] as const, ['POST', pattern] as const]);
  if (isFull) return all;
  const such = (method: string, isAllowed: boolean) =>
    all.filter(([asked, pattern]) => asked === method && mayRequest(role, pattern, method) === isAllowed);
  return [
    ...such('GET', true).slice(0, 1),
    ...such('GET', false).slice(-1),
    ...such('POST', true).slice(0, 1),
    ...such('POST', false).slice(0, 1),
    // The deepest page shows that the guard is not only in the layout of its list.
    ...all.toSorted(([, one], [, other]) => other.split('/').length - one.split('/').length).slice(0, 1),
  ];
}

test.each(roles)('%s: each page is allowed or refused as the table says', async (role) => {
  const requests = requestsOf(role);
  expect(requests.length).toBeGreaterThanOrEqual(3);
  for (const [method, pattern] of requests) {
    const asked = `${method} ${pattern}`;
    const response = await site.fetch(addressOf(pattern), {
      as: signedIn[role],
      method,
      ...(method === 'POST' && { sameOrigin: true, body: new URLSearchParams() }),
    });
    expect.soft(response.status, asked).toBeLessThan(500);
    expect.soft(response.status === 403, asked).toBe(!mayRequest(role, pattern, method));
    // The response neither redirects to the sign-in page nor ends the session.
    expect.soft(response.headers.get('Location') ?? '', asked).not.toContain('/signin');
    expect.soft(response.headers.getSetCookie().join(), asked).not.toContain('__Host-session');
  }
});

/**
 * Every API call with the permission that it needs. Requirement 55 opens some calls to everyone. A gateway of
 * messages shows a signature or a secret instead (tests/http/messages.test.ts).
 */
const calls: Readonly<Record<string, Permission | 'anyone' | 'gateway'>> = {
  'POST /login': 'anyone',
  'POST /logout': 'anyone',
  'GET /session': 'seeDashboard',
  'GET /doctors': 'anyone',
  'GET /available-doctors': 'anyone',
  'POST /doctor': 'manageDoctors',
  'GET /doctor/:doctorId': 'anyone',
  'PUT /doctor/:doctorId': 'manageDoctors',
  'DELETE /doctor/:doctorId': 'manageDoctors',
  'PUT /doctor/:doctorId/availability': 'setAvailability',
  'GET /social-links': 'anyone',
  'POST /social-links': 'manageLinks',
  'DELETE /social-links/:linkId': 'manageLinks',
  'GET /next-free': 'anyone',
  'GET /appointments': 'keepAppointments',
  'POST /appointments': 'anyone',
  'GET /appointments/slots': 'anyone',
  'GET /appointments/hospital-visits': 'keepAppointments',
  'POST /appointments/lookup': 'anyone',
  'PUT /appointments/lookup': 'anyone',
  'GET /appointments/:appointmentId': 'keepAppointments',
  'PUT /appointments/:appointmentId': 'keepAppointments',
  'GET /callbacks': 'keepCallbacks',
  'POST /callbacks': 'anyone',
  'PUT /callbacks/:callbackId': 'keepCallbacks',
  'GET /messages/whatsapp': 'gateway',
  'POST /messages/whatsapp': 'gateway',
  'GET /messages': 'keepAppointments',
  'POST /messages/msg91/:secret': 'gateway',
  'GET /payments': 'takePayments',
  'POST /payments': 'takePayments',
  'GET /payments/:paymentId': 'takePayments',
  'POST /payments/:paymentId/refund': 'refundPayments',
};

test('every call of the API is in this list', async () => {
  const offered = await Promise.all(
    resources.map(async (pattern) => {
      const answer = await site.fetch(addressOf(pattern), { method: 'OPTIONS' });
      const methods = (answer.headers.get('Allow') ?? '').split(', ');
      return methods
        .filter((method) => !['HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${pattern.slice(base.length)}`);
    }),
  );
  expect(offered.flat().sort()).toEqual(Object.keys(calls).sort());
});

test.each(Object.entries(calls))('%s needs the permission %s', async (call, permission) => {
  const [method = '', pattern = ''] = call.split(' ');
  const ask = (headers: Record<string, string>) =>
    site.fetch(`${base}${addressOf(pattern)}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
    });
  if (permission === 'gateway') {
    for (const answer of [await ask({}), await ask({ Authorization: `Bearer ${signedIn.admin.bearer}` })])
      expect([401, 403, 404]).toContain(answer.status);
    return;
  }
  const visitor = await ask({});
  expect(visitor.status === 401).toBe(permission !== 'anyone');
  if (permission === 'anyone') return;
  for (const role of roles) {
    const response = await ask({ Authorization: `Bearer ${signedIn[role].bearer}` });
    expect(response.status).toBeLessThan(500);
    expect(response.status === 403, role).toBe(!may(role, permission));
    if (response.status === 403)
      expect(await response.json()).toMatchObject({ message: notPermittedMessage });
  }
});

describe('the front desk', () => {
  const pageOf = async (path: string) => (await site.fetch(path, { as: signedIn['front-desk'] })).text();

  test('gets a plain message that a page is for owners, and a way on', async () => {
    for (const path of ['/dashboard/Links', '/dashboard/PersonData']) {
      const page = await pageOf(path);
      expect(page).toMatch(/<h1[^>]*>This page is for owners<\/h1>/);
      expect(page).toContain(notPermittedMessage);
      expect(page).toContain('Go to the overview');
      // The message is inside the frame, whose menu shows what the account may do.
      expect(page).toContain('href="/dashboard/Appointments"');
      expect(page).toContain('Front desk');
      expect(page).not.toContain('href="/dashboard/Links"');
    }
  });

  test('sees no link or form that it may not use', async () => {
    const { id } = await addDeskDoctor(site);
    const list = await pageOf('/dashboard/AddDoctor');
    expect(list).toContain(`/dashboard/AddDoctor/${id}/times`);
    const forbidden = Object.keys(pagePermissions)
      .filter((pattern) => !mayRequest('front-desk', pattern, 'GET'))
      .map((pattern) => pattern.replace(':doctorId', id));
    expect(forbidden).toContain(`/dashboard/AddDoctor/${id}/delete`);
    for (const path of [
      '/dashboard',
      '/dashboard/AddDoctor',
      `/dashboard/AddDoctor?details=${id}`,
      '/dashboard/Appointments',
      '/dashboard/Till',
      '/dashboard/sessions',
    ]) {
      const page = await pageOf(path);
      const led = [...page.matchAll(/(?:href|action)="([^"?#]+)/g)].map(([, to]) => to);
      expect(led.filter((to) => forbidden.includes(to ?? ''), path)).toEqual([]);
    }
  });

  test('changes a doctor’s times, and no other field through the same form', async () => {
    const { id, name, feePaise } = await addDeskDoctor(site);
    const form = new FormData();
    for (const [field, text] of Object.entries({
      name: 'Dr. Other',
      fees: '1',
      isActive: 'false',
      hospitalSlots: '09:30 AM',
      videoSlots: '',
      workingDays: 'Tue',
      leaveFrom: '2031-01-01',
      leaveTo: '2031-01-02',
      leaveNote: '',
    }))
      form.set(field, text);
    const response = await site.fetch(`/dashboard/AddDoctor/${id}/times`, {
      method: 'POST',
      as: signedIn['front-desk'],
      sameOrigin: true,
      body: form,
    });
    expect(response.status).toBe(303);
    const answer = await site.fetch(`${base}/doctor/${id}`, { as: signedIn['front-desk'] });
    const { doctor } = (await answer.json()) as { doctor: Record<string, unknown> };
    expect(doctor).toMatchObject({
      name,
      fees: toRupees(feePaise),
      isActive: true,
      hospitalSlots: ['09:30 AM'],
      workingDays: ['Tue'],
      leave: [{ from: '2031-01-01', to: '2031-01-02', note: '' }],
    });
  });
});
