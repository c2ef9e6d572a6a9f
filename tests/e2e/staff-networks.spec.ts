import { deskPath, networkRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { tomorrow } from '#tests/support/desk.ts';
import { describeModes, expectAccessibleIn, sharedLayoutModes } from './display-modes.ts';
import { expect, expectNoAxeViolations, test, untilHydrated } from './fixtures.ts';
import { addFlood, flooded } from './networks.ts';

test('the desk is warned of a flood from one network, cancels it by keyboard, and takes that back', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await addFlood(site, 'Dr. A Flooded');
  await page.goto('/dashboard');
  await untilHydrated(page);
  await expect(page.getByText(`${flooded} for Dr. A Flooded.`)).toBeVisible();
  await page.getByRole('link', { name: 'Look at them: Many requests from one network' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Many requests from one network' })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: 'Asha Kumari' });
  await expect(rows).toHaveCount(flooded);
  await page.getByRole('link', { name: `Cancel all ${flooded}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cancel ${flooded} requests` });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page, 'the question before a flood is cancelled');
  await dialog.getByRole('button', { name: `Cancel all ${flooded}` }).press('Enter');
  await expect(page.getByText(toastMessages.requestsReleased.text)).toBeVisible();
  await expect(page.getByText('No network has sent unusually many requests.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText(toastMessages.changeTakenBack.text)).toBeVisible();
  await expect(rows).toHaveCount(flooded);
  await page.goto(`${deskPath}?day=${tomorrow()}`);
  await expect(page.getByText(`${flooded} requests from one network`).first()).toBeVisible();
});

test(`the requests of one network pass axe and do not scroll sideways, ${describeModes(sharedLayoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await addFlood(site, 'Dr. A Flooded');
  await page.goto(networkRequestsPath);
  await expect(page.getByRole('link', { name: `Cancel all ${flooded}` })).toBeVisible();
  await expectAccessibleIn(page, sharedLayoutModes, 'the requests of one network');
});
