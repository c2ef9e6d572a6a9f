/** Staff screens between a phone and a desktop: nothing lies outside the window, and no cell of a row covers another one. */
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import {
  deskPath,
  freeTimesPath,
  leaveVisitsPath,
  openVisitsPath,
  waitingRequestsPath,
} from '#app/staff-area/frame/desk-paths.ts';
import { messagesPath } from '#app/staff-area/messages/message-page.ts';
import { bookingInput } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, tomorrow } from '#tests/support/desk.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, forceLayout, type Page, test, untilHydrated } from './fixtures.ts';

const widths = [360, 600, 768, 1024, 1366, 1440] as const;

/** Tomorrow, because a visitor cannot ask for every time of today. */
const dayPath = () => `${deskPath}?day=${tomorrow()}`;

/** Screens with a layout of their own. */
const screens = [
  '/dashboard',
  dayPath(),
  `${dayPath()}&view=list`,
  `${dayPath()}&span=week`,
  waitingRequestsPath,
  openVisitsPath,
  leaveVisitsPath(),
  freeTimesPath,
  `${deskPath}/week`,
  `${deskPath}/new`,
  '/dashboard/WaitingList',
  '/dashboard/Callbacks',
  messagesPath,
  '/dashboard/Till',
  '/dashboard/Month',
  '/dashboard/AddDoctor',
  '/dashboard/Links',
  '/dashboard/Staff',
  '/dashboard/Audit',
  '/dashboard/Hospital',
  '/dashboard/Hospital/prices',
  '/dashboard/Account',
];

/** Runs in the page: describes what lies outside the window, and the cells of a row that cover each other. */
function findOutside(): readonly string[] {
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  const isSeen = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    // Where rows are cards, the head of a table is there for screen readers only.
    const head = element.closest('thead')?.getBoundingClientRect().height ?? height;
    const isVisible = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    return wide > 1 && height > 1 && head > 1 && isVisible;
  };
  const outside = [
    ...document.querySelectorAll(
      'main :is(a, button, input, select, textarea, th, td, p, h1, h2, h3, label)',
    ),
  ]
    .filter(isSeen)
    .filter((element) => {
      // The doctors of a day scroll sideways within a frame, which itself lies inside the window.
      const { left, right } = (element.closest('[data-scrolls]') ?? element).getBoundingClientRect();
      return right > width + 1 || left < -1;
    })
    .map((element) => `${nameOf(element)} lies outside`);
  const covered = [...document.querySelectorAll('main tr')].flatMap((row) => {
    const cells = [...row.querySelectorAll(':scope > td')]
      .filter(isSeen)
      .map((cell) => [cell, cell.getBoundingClientRect()] as const);
    return cells.flatMap(([cell, one], index) =>
      cells.slice(index + 1).flatMap(([other, two]) => {
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        return across > 1 && down > 1 ? [`${nameOf(cell)} covers ${nameOf(other)}`] : [];
      }),
    );
  });
  return [...outside, ...covered];
}

async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(forceLayout);
}

/** Books a day with long names, marks and amounts. */
async function fillDay(site: Site) {
  const doctor = await addDeskDoctor(site, 'Dr. Harpreet Kaur Randhawa-Bhattacharya');
  for (const [index, patientName] of ['Asha', 'Venkataraghavan Subramanian Iyer', 'Om'].entries())
    await bookAppointment(
      deskCommand(site),
      doctor,
      bookingInput({
        doctorId: doctor.id,
        day: tomorrow(),
        minute: 600 + index * 30,
        patientName,
        safeToCall: index === 0,
      }),
    );
  await bookAtDesk(site, doctor, { minute: 720, patientName: 'Asks Online' });
  return doctor;
}

test('nothing lies outside the window on any staff screen, from a phone to a desktop', async ({
  signedInPage: page,
  site,
}) => {
  test.setTimeout(240_000);
  await fillDay(site);
  const found: string[] = [];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await setWidth(page, width);
      const faults = await page.evaluate(findOutside);
      found.push(...faults.slice(0, 4).map((fault) => `${path}, ${width} px: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test('the menu of a visit opens inside the window, and so does the menu with the other lists', async ({
  signedInPage: page,
  site,
}) => {
  const doctor = await fillDay(site);
  await page.goto(`${dayPath()}&doctor=${doctor.id}`);
  await untilHydrated(page);
  for (const width of widths) {
    await setWidth(page, width);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect(box && [box.x >= 0, box.x + box.width <= width], `${width} px`).toEqual([true, true]);
    await page.keyboard.press('Escape');
    // While the first menu closes, it still takes the key.
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    for (const name of ['Waiting list', 'Day sheet'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport({
        ratio: 1,
      });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('link', { name: 'Day sheet' })).toBeHidden();
  }
});
