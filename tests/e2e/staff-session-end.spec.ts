/** A session that ends while a form is open: the warning before it, and signing in on top of the page. */
import { button, dialog, field, fill, newPath, rowOf } from './doctor-form.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

test('after the session has ended, staff sign in on top of the form and save what was typed', async ({
  signedInPage: page,
  site,
  staff,
  allowFaults,
}) => {
  allowFaults('request failed', 'console error', '401');
  await page.goto(newPath);
  const { name } = await fill(page);
  await site.binding.prepare('delete from sessions where user_id = ?').bind(staff.id).run();
  await button(page, 'Create').click();
  const over = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(over).toBeVisible();
  // The page is hidden, so that a passer-by cannot read it.
  await expect(page.locator('main')).toBeHidden();
  // A password manager fills the password of the account whose page is open.
  const account = over.locator('form > div > input[autocomplete="username"]');
  await expect(account).toHaveValue(staff.email);
  await expect(account).toBeHidden();
  await expect(account).not.toHaveAttribute('name');
  await over.getByLabel('Your Password').fill('not the password');
  await over.getByLabel('Your Password').press('Enter');
  await expect(over.getByRole('alert')).toHaveText('Invalid email or password');
  await over.getByLabel('Your Password').fill(staff.password);
  await over.getByRole('button', { name: 'Sign In' }).click();
  await expect(over).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
  await button(page, 'Create').click();
  await expect(page.getByText('Doctor added')).toBeInViewport();
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('five minutes before the end a dialog asks staff to stay signed in, and extends the session', {
  tag: '@full',
}, async ({ signedInPage: page, site, staff }) => {
  await page.clock.install();
  await page.goto('/dashboard/Account');
  await untilHydrated(page);
  const end = Date.now() + 200_000;
  await site.binding
    .prepare('update sessions set idle_expires_at = ?, last_seen_at = ? where user_id = ?')
    .bind(end, end - 3_600_000, staff.id)
    .run();
  await page.clock.fastForward('10:01');
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toHaveCount(0);
  const row = site.binding.prepare('select idle_expires_at from sessions where user_id = ?').bind(staff.id);
  expect(await row.first<number>('idle_expires_at')).toBeGreaterThan(end + 3_000_000);
});
