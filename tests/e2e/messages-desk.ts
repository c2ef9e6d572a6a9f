import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { messagesPath } from '#app/staff-area/messages/message-page.ts';
import { addDeskDoctor } from '#tests/support/desk.ts';
import { addMessageOfVisit, switchMessagesOn } from '#tests/support/desk-messages.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { expectAccessibleIn, type layoutModes } from './display-modes.ts';
import { expect, type Page } from './fixtures.ts';

/**
 * Goes the way of the desk: a message about a change, then the queue of reminders for tomorrow, each opened by its link
 * and marked as sent.
 *
 * @param modes widths and colour schemes in which the page is checked
 */
export async function sendByHand(
  page: Page,
  site: Site,
  staff: SignedIn,
  modes: typeof layoutModes,
): Promise<void> {
  await page.goto(messagesPath);
  await expect(page.getByText('No messages are sent yet')).toBeVisible();
  await expectAccessibleIn(page, modes, 'nothing is on');
  await switchMessagesOn(site, staff);
  const doctor = await addDeskDoctor(site);
  const changed = await addMessageOfVisit(site, doctor);
  const landline = await addMessageOfVisit(site, doctor, { phone: '1722500001', reason: 'landline' });
  const reminders = [
    await addMessageOfVisit(site, doctor, { kind: 'tomorrow' }),
    await addMessageOfVisit(site, doctor, { kind: 'tomorrow' }),
  ];
  const cardOf = ({ reference }: typeof changed) => page.getByRole('listitem').filter({ hasText: reference });

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Send: Messages to send by hand/ }).click();
  const open = cardOf(changed).getByRole('link', { name: 'Open WhatsApp' });
  await expect(open).toHaveAttribute('href', new RegExp(`^https://wa\\.me/91${changed.phone}\\?text=`));
  await expect(open).toHaveAttribute('target', '_blank');
  await expect(cardOf(landline).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(cardOf(landline).getByRole('button', { name: 'Called' })).toBeVisible();
  const tomorrow = page.getByRole('region', { name: 'Tomorrow' });
  await expect(tomorrow).toContainText('0 of 2 sent');
  await expectAccessibleIn(page, modes, 'to send by hand');

  await cardOf(changed).getByRole('button', { name: 'Sent' }).click();
  await expect(page.getByText(toastMessages.messageSent.text)).toBeVisible();
  await expect(cardOf(changed)).toHaveCount(0);
  for (const [index, reminder] of reminders.entries()) {
    await tomorrow
      .getByRole('listitem')
      .filter({ hasText: reminder.reference })
      .getByRole('button', { name: 'Sent' })
      .click();
    await expect(tomorrow).toContainText(index === 0 ? '1 of 2 sent' : 'All sent: 2 of 2');
  }
  await page
    .getByRole('navigation', { name: 'Lists of messages' })
    .getByRole('link', { name: 'Sent by hand' })
    .click();
  await expect(cardOf(changed)).toContainText('Sent by hand');
  await expectAccessibleIn(page, modes, 'sent');
  await cardOf(changed).getByRole('link', { name: changed.reference }).click();
  await expect(page.getByRole('region', { name: 'Messages so far' })).toContainText('Sent by hand');
}
