import type { Locator } from 'playwright/test';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { slotLabels } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor } from '#tests/support/desk.ts';
import { addMessageOfVisit, switchMessagesOn } from '#tests/support/desk-messages.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { visitOf } from './desk-visits.ts';
import { expect, type Page, untilHydrated } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

/** Counts what a person does by keyboard: a step is a field that is filled, or a control that is pressed. */
class Hand {
  readonly page: Page;
  private steps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.press(key);
    this.steps += 1;
  }

  async fill(target: Locator, text: string): Promise<void> {
    await tabTo(this.page, target);
    await this.page.keyboard.type(text);
    this.steps += 1;
  }

  /** Submits the form of the focused field. */
  async submit(): Promise<void> {
    await this.page.keyboard.press('Enter');
    this.steps += 1;
  }

  /** Opens a page from the menu, which a phone shows after a press of its own. */
  async openFromMenu(name: RegExp): Promise<void> {
    const entry = this.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
    const button = this.page.getByRole('button', { name: 'Menu', exact: true });
    if (await button.isVisible()) {
      await this.back(button);
      await this.press(entry);
    } else await this.back(entry);
  }

  /** Presses a target above the focus, or the first ones of the page while nothing has the focus. */
  private async back(target: Locator): Promise<void> {
    const isAtStart = await this.page.evaluate(() => document.activeElement === document.body);
    await tabTo(this.page, target, isAtStart ? 'Tab' : 'Shift+Tab');
    await this.page.keyboard.press('Enter');
    this.steps += 1;
  }

  /** Opens the menu of a row and chooses an action by the arrow keys. */
  async choose(row: Locator, action: string): Promise<void> {
    await this.press(row.getByRole('button', { name: 'More actions' }));
    const item = this.page.getByRole('menuitem', { name: action });
    await expect(item).toBeVisible();
    while (!(await item.evaluate((element) => element === document.activeElement)))
      await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
    this.steps += 1;
  }

  /** Returns the steps since the last call. */
  taken(): number {
    const { steps } = this;
    this.steps = 0;
    return steps;
  }
}

/**
 * Most steps of each task on a wide screen; on a phone one more for each opening of the menu. The comparison is
 * Easy!Appointments as its documentation describes it (easyappointments.org, "Booking and Managing Appointments"): 9 steps
 * for a booking of a new person (calendar, time, four fields of the person, service, provider, save), 5 for a move and 5
 * for another status (calendar, appointment, edit, field, save). It has no reminders by hand, payments and till.
 */
export const mostSteps = {
  booking: 7,
  moving: 5,
  'did not come': 3,
  'walk-in, with payment': 10,
  'opening the reminders': 1,
  'reminder by hand, after WhatsApp': 1,
  till: 3,
} as const;
type Task = keyof typeof mostSteps;

/** Steps of each task, the most of all times it was done. */
export type CountedTasks = Readonly<Record<Task, number>>;

/** Returns a value for each task. */
export const byTask = (countOf: (task: Task) => number): Record<Task, number> =>
  Object.fromEntries(Object.keys(mostSteps).map((task) => [task, countOf(task as Task)])) as Record<
    Task,
    number
  >;

const toast = (page: Page, name: keyof typeof toastMessages) =>
  expect(page.getByText(toastMessages[name].text)).toBeVisible();

/**
 * Works a day at the desk by keyboard alone: 20 bookings, 12 reminders by hand, 3 moved, 2 people who did not come,
 * 1 walk-in who pays cash, and the till.
 *
 * @returns the steps of each task
 */
export async function workCountedDay(page: Page, site: Site, owner: SignedIn): Promise<CountedTasks> {
  await switchMessagesOn(site, owner);
  await addDeskDoctor(site, 'Dr. A Morning');
  await addDeskDoctor(site, 'Dr. B Evening');
  const reminded = await addDeskDoctor(site, 'Dr. C Tomorrow');
  for (let count = 0; count < 12; count += 1) await addMessageOfVisit(site, reminded, { kind: 'tomorrow' });
  await page.goto('/dashboard');
  await untilHydrated(page);
  const hand = new Hand(page);
  const most = byTask(() => 0);
  const note = (task: Task) => {
    most[task] = Math.max(most[task], hand.taken());
  };
  const main = page.getByRole('main');

  const book = async (doctor: string, time: string, name: string) => {
    await hand.openFromMenu(/^Appointments/);
    await hand.press(main.getByRole('button', { name: 'Enter appointment' }));
    await hand.fill(page.getByLabel('Doctor'), doctor);
    const times = page.getByLabel('Time', { exact: true });
    await expect(times.locator('option').nth(1)).toBeAttached();
    await hand.fill(times, time);
    await expect(times).toHaveValue(time);
    await hand.fill(page.getByLabel('Phone'), newPhone());
    await hand.fill(page.getByLabel('Name', { exact: true }), name);
    await hand.submit();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };

  for (let count = 0; count < 20; count += 1) {
    const [doctor, time] = count < 14 ? ['Dr. A', slotLabels[count]] : ['Dr. B', slotLabels[count - 14]];
    await book(doctor, time ?? '', `Person ${count}`);
    note('booking');
  }

  for (const count of [0, 1, 2]) {
    await hand.openFromMenu(/^Appointments/);
    await hand.choose(visitOf(page, `Person ${count}`), 'Move');
    const dialog = page.getByRole('dialog');
    await hand.fill(dialog.getByLabel('Time', { exact: true }), slotLabels[17 + count] ?? '');
    await hand.press(dialog.getByRole('button', { name: 'Move appointment' }));
    await toast(page, 'appointmentMoved');
    note('moving');
  }
  for (const count of [3, 4]) {
    await hand.openFromMenu(/^Appointments/);
    const row = visitOf(page, `Person ${count}`);
    await hand.choose(row, 'Did not come');
    note('did not come');
    // Before the time of the visit, the desk is asked whether it means this.
    const yes = row.getByRole('button', { name: 'Yes: did not come' });
    const done = row.getByText('Did not come', { exact: true });
    await expect(yes.or(done)).toBeVisible();
    if (await yes.isVisible()) await hand.press(yes);
    hand.taken();
    await expect(done).toBeVisible();
  }

  await book('Dr. B', slotLabels[10] ?? '', 'Walks In');
  await hand.press(main.getByRole('button', { name: 'Arrived' }));
  await hand.press(main.getByRole('link', { name: 'Take payment' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('Walks In');
  note('walk-in, with payment');

  await hand.openFromMenu(/^Messages/);
  note('opening the reminders');
  const queue = page.getByRole('region', { name: 'Tomorrow' });
  for (let sent = 1; sent <= 12; sent += 1) {
    const card = queue.getByRole('listitem').first();
    // The link opens another program, so the test only reaches it.
    await tabTo(page, card.getByRole('link', { name: 'Open WhatsApp' }));
    await hand.press(card.getByRole('button', { name: 'Sent' }));
    await expect(queue).toContainText(sent < 12 ? `${sent} of 12 sent` : 'All sent: 12 of 12');
    note('reminder by hand, after WhatsApp');
  }

  await hand.openFromMenu(/^Till/);
  await expect(main).toContainText('₹700');
  // The demonstration has payments in cash before this hour of the day, which the till holds too.
  const expected = await main.getByText(/^Cash that should be in the till/).textContent();
  await hand.fill(page.getByLabel('Cash counted, in rupees'), expected?.replaceAll(/[^\d.]/g, '') ?? '');
  await hand.submit();
  await toast(page, 'tillClosed');
  note('till');
  return most;
}
