import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { sendForm } from '#tests/support/desk.ts';
import { filledFacts } from '#tests/support/filled-facts.ts';
import { type FakeGateways, gatewayAccount, startFakeGateways } from '#tests/support/message-gateways.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { describeModes, expectAccessibleIn, layoutModes } from './display-modes.ts';
import { test as base, expect, signIn } from './fixtures.ts';

interface SiteWithGateways {
  readonly site: Site;
  readonly fake: FakeGateways;
}

const test = base.extend<{ readonly withGateways: SiteWithGateways }>({
  withGateways: async ({ page }, use) => {
    const fake = await startFakeGateways();
    const site = await startSite({
      messageGateways: fake,
      secrets: { MESSAGES: 'live', MSG91_AUTH_KEY: gatewayAccount.authKey },
    });
    await use({ site, fake });
    // Leaves the page first, so that none of its requests reaches a stopped site.
    await page.goto('about:blank');
    await site.dispose();
    await fake.close();
  },
});

const settingsPath = '/dashboard/Hospital/messages';

test(`an owner tests SMS on their own phone and switches it on, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ page, context, allowFaults, withGateways: { site, fake } }) => {
  allowFaults('400');
  const owner = await site.signIn();
  const registered = {
    ...filledFacts.messages,
    confirmedText: '',
    confirmedDltId: '1107161234567890123',
    confirmedGatewayId: 'two',
    version: '0',
  };
  expect((await sendForm(site, owner, settingsPath, registered)).status).toBe(303);
  await signIn(context, site, owner);
  await page.goto(`${site.origin}${settingsPath}`);
  await page.getByRole('link', { name: 'Send a test to yourself' }).click();
  await expect(page.getByRole('heading', { level: 1, name: factSections['message-tests'] })).toBeVisible();
  await expect(page.getByRole('region', { name: 'WhatsApp' })).toContainText('The key WHATSAPP_TOKEN');
  await expectAccessibleIn(page, layoutModes, 'before a test');

  const sms = page.getByRole('region', { name: 'SMS' });
  const phone = sms.getByLabel('Your own mobile number');
  await phone.fill('98765 0123');
  await sms.getByRole('button', { name: 'Send a test by SMS' }).click();
  await expect(sms.getByRole('alert').last()).toContainText('Enter a mobile number in India');
  await expect(sms.getByRole('link', { name: /^Your own mobile number: Enter a mobile/ })).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('98765 0123');
  await expectAccessibleIn(page, layoutModes, 'refused');
  await phone.fill('98765 01234');
  await sms.getByRole('button', { name: 'Send a test by SMS' }).click();
  await expect(page.getByText(toastMessages.testSent.text)).toBeVisible();
  expect(fake.accepted.map(({ to }) => to)).toEqual(['919876501234']);
  await sms.getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByText(toastMessages.testArrived.text)).toBeVisible();
  await expect(sms).toContainText('it can be switched on');
  await expectAccessibleIn(page, layoutModes, 'tested');

  await page.goto(`${site.origin}${settingsPath}`);
  await page.getByRole('tab', { name: 'Automatic' }).click();
  await page.getByLabel('SMS', { exact: true }).selectOption('On');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(toastMessages.factsSaved.text)).toBeVisible();
  await page.goto(`${site.origin}${settingsPath}`);
  await expect(page.getByRole('region', { name: factSections['message-tests'] })).toContainText(
    'SMS: On. The test of',
  );
});
