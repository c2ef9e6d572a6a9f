/** The overview as the roles see it, and the page of an appointment that it leads to. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk, sendForm, today } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let owner: SignedIn;
let desk: SignedIn;
let doctor: Awaited<ReturnType<typeof addDeskDoctor>>;
beforeAll(async () => {
  site = await acquireSite();
  [owner, desk] = [await site.signIn('admin'), await site.signIn('front-desk')];
  doctor = await addDeskDoctor(site, 'Dr. First');
});
afterAll(() => site.dispose());

const read = async (path: string, as = desk) => (await site.fetch(path, { as })).text();

const book = (patientName: string, minute = 600) => bookAtDesk(site, doctor, { patientName, minute });

const pay = (path: string) =>
  sendForm(site, desk, `${path}/payment`, { key: crypto.randomUUID(), amount: '300', method: 'cash' });

test('names who has arrived and waits, with a link, for the owner and the front desk', async () => {
  const { id } = await book('Sits And Waits');
  // The day of the visit is today whatever the time is.
  await site.binding
    .prepare("update appointments set day = ?, status = 'confirmed', arrived_at = ? where id = ?")
    .bind(today(), Date.now() - 600_000, id)
    .run();
  for (const as of [owner, desk]) {
    const page = await read('/dashboard', as);
    expect(page).toContain('Waiting: 1');
    expect(page).toContain('Waits 10 min');
    expect(page).toContain(`href="${appointmentPath(id)}"`);
    expect(page).toContain('Now and next');
  }
});

test('names whose money is to be given back until it is', async () => {
  const { id } = await book('Gets Money Back', 660);
  const path = appointmentPath(id);
  const receipt = (await pay(path)).headers.get('Location') ?? '';
  expect(await read('/dashboard')).not.toContain('Money to give back');
  await sendForm(site, desk, `${path}/cancel`, { reason: 'Ill' });
  for (const as of [owner, desk]) {
    const page = await read('/dashboard', as);
    expect(page).toContain('Money to give back');
    expect(page).toContain('Gets Money Back, ₹300.');
  }
  expect(await read(path)).toContain('>₹300 to give back<');
  const payment = receipt.split('/').at(-1) ?? '';
  const given = { amount: '300', reason: 'Cancelled', lowersFee: 'true' };
  expect((await sendForm(site, desk, `${path}/refund/${payment}`, given)).status).toBe(303);
  expect(await read('/dashboard')).not.toContain('Money to give back');
});

test('the head of an appointment has the only link to the payment, and the other parts are folded', async () => {
  const { id, phone } = await book('Has A Head');
  const page = await read(appointmentPath(id));
  const head = /<header[^>]*>(?:(?!<\/header>).)*Has A Head.*?<\/header>/s.exec(page)?.[0] ?? '';
  for (const said of ['Dr. First', '10:00 AM', phone, 'Safe to call: Yes', '₹700 to pay', '>Confirm<'])
    expect(head).toContain(said);
  expect(page.match(/>Take payment</g)).toHaveLength(1);
  expect(head).toContain('>Take payment<');
  expect(page).not.toContain('<details open');
  for (const part of ['Appointment', 'Payments', 'Message', 'History'])
    expect(page).toMatch(new RegExp(`<summary[^>]*>(?:<[^>]*>)*${part}<`));
  await pay(appointmentPath(id));
  expect(await read(appointmentPath(id))).toMatch(/<details open=""><summary[^>]*>(?:<[^>]*>)*Payments</);
});

test('each dialog of an appointment names the person', async () => {
  const { id } = await book('Named In Dialogs', 630);
  const receipt = (await pay(appointmentPath(id))).headers.get('Location') ?? '';
  for (const dialog of [
    'payment',
    'discount',
    'move',
    'cancel',
    'person',
    `refund/${receipt.split('/').at(-1)}`,
  ]) {
    const page = await read(`${appointmentPath(id)}/${dialog}`);
    expect(/role="dialog".*$/s.exec(page)?.[0], dialog).toContain('Named In Dialogs, ');
  }
});
