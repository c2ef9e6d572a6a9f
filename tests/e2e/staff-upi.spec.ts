import type { Locator } from 'playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { demonstrationUpiId } from '#app/payments/upi-code.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import { applyMode, expectNoSidewaysScroll, layoutModes } from './display-modes.ts';
import { expect, test } from './fixtures.ts';

/** Reads a QR code from a screenshot, as a camera would. */
async function readCode(code: Locator): Promise<URL> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new URL(decodeQR({ width: info.width, height: info.height, data }));
}

test('the UPI code on the screen contains the typed amount, on a phone and a desktop, light and dark', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. Code');
  const { id, reference } = await bookAtDesk(site, doctor, { patientName: 'Pays By Phone' });
  await page.goto(`${deskPath}/${id}/payment`);
  const dialog = page.getByRole('dialog', { name: 'Take Payment' });
  await dialog.getByLabel('Amount in rupees').fill('300.50');
  await dialog.getByRole('button', { name: 'Code for the amount above' }).click();
  const code = dialog.getByRole('img', { name: 'UPI code for ₹300.50' });
  await expect(code).toBeVisible();
  for (const look of layoutModes) {
    await applyMode(page, look);
    await code.scrollIntoViewIfNeeded();
    const { protocol, host, searchParams } = await readCode(code);
    expect(`${protocol}//${host}`).toBe('upi://pay');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      pa: demonstrationUpiId,
      am: '300.50',
      cu: 'INR',
      tr: reference,
    });
    // Other people may read a bank statement, so the note names no patient.
    expect(searchParams.get('tn')).toBe(`Appointment ${reference}`);
    await expectNoSidewaysScroll(page, `the code, ${look.colorScheme}, ${look.width} px wide`);
  }

  await dialog.getByRole('radio', { name: 'UPI' }).check();
  await dialog.getByLabel('Reference').fill('4012 3456 7890');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('article', { name: /^Receipt/ })).toContainText('UPI, 401234567890');
});
