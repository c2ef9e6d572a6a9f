/** Tables of the staff area: low rows, aligned amounts, and messages that cover nothing that they speak of. */
import type { Locator } from 'playwright/test';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { parseCallback } from '#app/callbacks/callback.input.server.ts';
import { deskPath, waitingRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, tomorrow } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, forceLayout, test, untilHydrated } from './fixtures.ts';

const laptop = { width: 1366, height: 768 };

const askForCall = (site: Site, name: string) =>
  requestCallback(
    asVisitor(deskCommand(site)),
    parseCallback({ name, phone: newPhone(), safeToCall: true, consent: true }),
  );

async function fillDay(site: Site) {
  const doctor = await addDeskDoctor(site, 'Dr. Low Rows');
  for (const [index, patientName] of ['Asha', 'Bina', 'Charu'].entries())
    await bookAppointment(
      deskCommand(site),
      doctor,
      bookingInput({ doctorId: doctor.id, day: tomorrow(), minute: 600 + index * 30, patientName }),
    );
  return doctor;
}

/** Runs in the page: rows that are too high although each of their cells has one line. */
function findHighRows(most: number): readonly string[] {
  const hasOneLine = (cell: Element) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      boxes.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
    }
    // A box that begins below another one is on a second line.
    return !boxes.some(({ top }) => boxes.some(({ bottom }) => top > bottom - 2));
  };
  // A cell that spans the table is a message, a total or a row of free times.
  return [...document.querySelectorAll('main tbody tr:not(:has(> td[colspan]))')]
    .filter((row) => [...row.querySelectorAll(':scope > td')].every(hasOneLine))
    .filter((row) => row.getBoundingClientRect().height > most + 0.5)
    .map((row) => `${row.textContent?.slice(0, 40)}: ${row.getBoundingClientRect().height} px`);
}

test('on a laptop a row with one line of text is at most 44 px high in every table', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await fillDay(site);
  await bookAtDesk(site, doctor, { minute: 720, patientName: 'Asks Online' });
  await askForCall(site, 'A. R.');
  await page.setViewportSize(laptop);
  const found: string[] = [];
  for (const path of [
    `${deskPath}?day=${tomorrow()}&view=list`,
    waitingRequestsPath,
    `${deskPath}?q=asha`,
    '/dashboard/WaitingList',
    '/dashboard/Callbacks',
    '/dashboard/Till',
    '/dashboard/Month',
    '/dashboard/AddDoctor',
    '/dashboard/AddDoctor/bin',
    '/dashboard/Links',
    '/dashboard/Staff',
    '/dashboard/Audit',
  ]) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.evaluate(forceLayout);
    found.push(...(await page.evaluate(findHighRows, 44)).map((row) => `${path}: ${row}`));
  }
  expect(found).toEqual([]);
});

test('amounts end below each other in figures of one width, and so do their headings', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  await fillDay(site);
  await page.setViewportSize(laptop);
  for (const [path, column] of [
    ['/dashboard/Till', 'Taken'],
    ['/dashboard/AddDoctor', 'Fees'],
    [`${deskPath}?day=${tomorrow()}&view=list`, 'To pay'],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole('table').first();
    const heading = table.getByRole('columnheader', { name: column });
    await expect(heading).toBeVisible();
    const index = await heading.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
    const cells = [
      heading,
      ...(await table.locator(`tbody td:nth-child(${index + 1}):not([colspan])`).all()),
    ];
    for (const cell of cells) await expect(cell).toHaveCSS('text-align', 'end');
    await expect(cells[1] ?? heading).toHaveCSS('font-variant-numeric', 'tabular-nums');
  }
});

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Scrolls so that a part touches the lower edge of the window. */
const putAtEnd = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));

test('a message covers neither the row that it speaks of nor the bar at the end of the window', {
  tag: '@full',
}, async ({ signedInPage: page, site }) => {
  const doctor = await addDeskDoctor(site, 'Dr. At The Edge');
  const visits = [];
  for (const minute of [540, 570, 600, 630, 660, 690, 720, 750, 780, 810])
    visits.push(await bookAtDesk(site, doctor, { minute, patientName: `Visit ${minute}` }));
  const last = visits.at(-1)?.id ?? '';
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto(`${deskPath}?day=${tomorrow()}&view=list&doctor=${doctor.id}`);
  await untilHydrated(page);
  const row = page.locator(`#appointment-${last}`);
  await putAtEnd(row);
  await row.getByRole('button', { name: 'Confirm', exact: true }).click();
  const message = page.locator('[aria-live] [data-result]').filter({
    hasText: toastMessages.appointmentConfirmed.text,
  });
  await expect(message).toBeVisible();
  await expect
    .poll(async () => (await boxOf(row)).y + (await boxOf(row)).height - (await boxOf(message)).y)
    .toBeLessThanOrEqual(0);
  await expect(row).toBeInViewport({ ratio: 1 });

  await page.goto(waitingRequestsPath);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).first().click();
  await expect(message).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  const bar = page.getByRole('button', { name: 'Confirm the selected' });
  await expect
    .poll(async () => (await boxOf(bar)).y + (await boxOf(bar)).height - (await boxOf(message)).y)
    .toBeLessThanOrEqual(0);
});

test('a call marked as done by mistake is taken back from its message', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await askForCall(site, 'Called By Mistake');
  await page.goto('/dashboard/Callbacks');
  await untilHydrated(page);
  const row = page.getByRole('row').filter({ hasText: 'Called By Mistake' });
  await row.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(toastMessages.callDone.text)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(toastMessages.changeTakenBack.text)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('an appointment leads back to the day in the view from which it was opened', { tag: '@full' }, async ({
  signedInPage: page,
  site,
}) => {
  await fillDay(site);
  const back = async (view: string) => {
    await page.goto(`${deskPath}?day=${tomorrow()}&view=${view}`);
    await untilHydrated(page);
    await page.getByRole('link', { name: /^Bina/ }).first().click();
    await page.getByRole('link', { name: 'Back to the day' }).click();
    await expect(page).toHaveURL(new RegExp(`day=${tomorrow()}&view=${view}`));
  };
  await back('list');
  await back('board');
});

/** Runs in the page: where the menu stands in each row of a table, from the end of the row. */
const menuPlaces = (rows: readonly Element[]) =>
  rows.map((row) => {
    const menu = row.querySelector('button[aria-label="More actions"]')?.getBoundingClientRect();
    return Math.round(row.getBoundingClientRect().right - (menu?.right ?? 0));
  });

/** Runs in the page: rows whose status reaches into their amount. */
const findOverlaps = (rows: readonly Element[]) =>
  rows.flatMap((row) => {
    const [status, amount] = [4, 5].map((index) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector(`:scope > td:nth-child(${index}) > div`) ?? row);
      return range.getBoundingClientRect();
    });
    const isBeside = status && amount && status.top < amount.bottom && amount.top < status.bottom;
    return isBeside && status.right > amount.left ? [row.textContent ?? ''] : [];
  });

test('the menu of a visit stands at one place in each row, and its status does not cover its amount', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await fillDay(site);
  await bookAtDesk(site, doctor, { minute: 720, patientName: 'Asks Online' });
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${deskPath}?day=${tomorrow()}&view=list`);
    await untilHydrated(page);
    const rows = page.getByRole('table', { name: 'Dr. Low Rows' }).locator('tr[id^="appointment-"]');
    await expect(rows.getByRole('button', { name: 'More actions' })).toHaveCount(4);
    expect(new Set(await rows.evaluateAll(menuPlaces)).size, `${width}`).toBe(1);
    expect(await rows.evaluateAll(findOverlaps), `${width}`).toEqual([]);
  }
});
