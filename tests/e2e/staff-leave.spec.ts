import { deskPath, leaveVisitsPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { tomorrow } from '#tests/support/desk.ts';
import { visitOf } from './desk-visits.ts';
import { describeModes, expectAccessibleIn, sharedLayoutModes } from './display-modes.ts';
import { expect, expectNoAxeViolations, test, untilHydrated } from './fixtures.ts';
import { addThreeBooked, CountedHand, visitRow } from './leave.ts';

/** Most presses, counted from the overview: leave on a day with three booked visits, all of them handled. */
const mostForLeave = 12;
/** Most presses for one visit that another doctor takes, counted from the list of the day. */
const mostForMove = 5;

test(`leave with three booked visits is entered and handled in at most ${mostForLeave} presses`, {
  tag: '@full',
}, async ({ signedInPage: page, site, allowFaults }) => {
  allowFaults('409');
  const { names } = await addThreeBooked(site);
  const [first = '', second = '', third = ''] = names;
  await page.goto('/dashboard');
  await untilHydrated(page);
  const hand = new CountedHand();
  await hand.press(
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Doctors' }),
  );
  await hand.press(
    page.getByRole('row').filter({ hasText: 'Dr. A Away' }).getByRole('button', { name: 'Edit' }),
  );
  const form = page.getByRole('dialog', { name: 'Edit Doctor' });
  await hand.fill(form.getByLabel('Leave 1: first day'), tomorrow());
  await hand.fill(form.getByLabel('Leave 1: last day'), tomorrow());
  await hand.press(form.getByRole('button', { name: 'Update' }));
  for (const name of names) await expect(form.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(form.getByLabel('Leave 1: first day')).toHaveValue(tomorrow());
  await expectNoAxeViolations(page, 'the question before the leave is saved');
  await hand.press(form.getByRole('button', { name: 'Save and keep these visits to handle' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Visits that nobody would see' })).toBeVisible();

  const move = page.getByRole('dialog', { name: 'Move Appointment' });
  await hand.press(visitRow(page, first).getByRole('link', { name: 'Another doctor' }));
  await expect(move.getByLabel('Doctor')).toContainText('Dr. A There');
  await expect(move.getByLabel('Day')).toHaveValue(tomorrow());
  await expect(move.getByLabel('Time', { exact: true })).toHaveValue('10:00 AM');
  await hand.press(move.getByRole('button', { name: 'Move appointment' }));
  await expect(page.getByText(toastMessages.appointmentHandedOver.text)).toBeVisible();
  await expect(visitRow(page, first)).toHaveCount(0);

  await hand.press(visitRow(page, second).getByRole('link', { name: 'Move' }));
  await expect(move.getByLabel('Day')).not.toHaveValue(tomorrow());
  await hand.press(move.getByRole('button', { name: 'Move appointment' }));
  await expect(visitRow(page, second)).toHaveCount(0);

  await hand.press(visitRow(page, third).getByRole('link', { name: 'Cancel' }));
  await hand.press(
    page
      .getByRole('dialog', { name: 'Cancel Appointment' })
      .getByRole('button', { name: 'Cancel appointment' }),
  );
  await expect(
    page.getByText('Nobody is booked with a doctor who is away, or on a closed day'),
  ).toBeVisible();
  expect(hand.presses).toBeLessThanOrEqual(mostForLeave);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  // The demonstration has a doctor who is not available and has visits.
  await expect(page.getByText(/Dr\. A Away, on leave/)).toHaveCount(0);
});

test(`a visit is given to another doctor from the board of the day in at most ${mostForMove} presses`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const { away, there, names, booked } = await addThreeBooked(site);
  await page.goto(`${deskPath}?day=${tomorrow()}`);
  await untilHydrated(page);
  const hand = new CountedHand();
  const row = visitOf(page, names[0] ?? '');
  await hand.press(row.getByRole('button', { name: 'More actions' }));
  await hand.press(page.getByRole('menuitem', { name: 'Move' }));
  const dialog = page.getByRole('dialog', { name: 'Move Appointment' });
  await expect(dialog.getByLabel('Doctor')).toHaveValue(away.id);
  await hand.choose(dialog.getByLabel('Doctor'), there.name);
  const time = dialog.getByLabel('Time', { exact: true });
  await expect(time.getByRole('option', { name: '10:00 AM', exact: true })).toBeEnabled();
  await hand.choose(time, '10:30 AM');
  await hand.press(dialog.getByRole('button', { name: 'Move appointment' }));
  const toast = page.locator('[aria-live]').filter({ hasText: toastMessages.appointmentHandedOver.text });
  await expect(toast).toBeVisible();
  expect(hand.presses).toBeLessThanOrEqual(mostForMove);
  const theirs = page.getByRole('region', { name: there.name });
  await expect(theirs.locator(visitOf(page, names[0] ?? ''))).toContainText('10:30 AM');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: away.name })).toContainText(names[0] ?? '');
  await page.goto(`${deskPath}/${booked[0]?.id}`);
  await page.getByRole('region', { name: 'History' }).locator('summary').click();
  await expect(page.getByText(`Taken back from ${there.name} to ${away.name}`)).toBeVisible();
});

test('a request for a time of leave asks in its row before it is confirmed, and not afterwards', async ({
  signedInPage: page,
  site,
  allowFaults,
}) => {
  allowFaults('409');
  const { away, names } = await addThreeBooked(site);
  await site.binding
    .prepare('update doctors set leave = ? where id = ?')
    .bind(JSON.stringify([{ from: tomorrow(), to: tomorrow(), note: '' }]), away.id)
    .run();
  await page.goto(`${deskPath}?day=${tomorrow()}`);
  await untilHydrated(page);
  const row = visitOf(page, names[0] ?? '');
  await expect(row.getByText('Doctor on leave')).toBeVisible();
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(row.getByRole('alert')).toContainText('Doctor on leave. Confirm all the same?');
  await row.getByRole('button', { name: 'Yes: confirm' }).click();
  await expect(row.getByText('Confirmed')).toBeVisible();
  await expect(row.getByRole('alert')).toHaveCount(0);
});

test(`the visits during a leave pass axe and do not scroll sideways, ${describeModes(sharedLayoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const { away } = await addThreeBooked(site);
  await site.binding
    .prepare('update doctors set leave = ? where id = ?')
    .bind(JSON.stringify([{ from: tomorrow(), to: tomorrow(), note: '' }]), away.id)
    .run();
  await page.goto(leaveVisitsPath());
  await expect(visitRow(page, 'Asha First')).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'the visits during a leave');
});
