import { expect, test } from 'vitest';
import {
  doors,
  footerGroups,
  footerSmallPrint,
  hospitalEntries,
  ownEntries,
  servicesMenu,
  treatmentsMenu,
} from './navigation.ts';
import { allPages, fieldsOfCare, indexedPages, informationGroups } from './pages.ts';

const pathsOf = (links: readonly { path: string }[]) => links.map((link) => link.path);

test('the header has the links and words of requirement 5', () => {
  const header = [...doors, ...hospitalEntries].map(({ label, path }) => `${label} ${path}`);
  expect(header).toEqual(
    expect.arrayContaining([
      'Book Appointment /doctors',
      'Prices & Packages /therapyCounselling',
      'Home /',
      'About /about',
      'Management /management',
      'Pictures Gallery /pictures',
      'Video Gallery /Youtube',
      'Instagram /Instagram',
    ]),
  );
});

test('the first entries of the header are Doctors, Prices, Find us and Help now', () => {
  expect(doors.map(({ shortLabel }) => shortLabel)).toEqual(['Doctors', 'Prices', 'Find us', 'Help now']);
});

test('no page stands twice in the header', () => {
  const paths = pathsOf([
    ...doors,
    ...ownEntries,
    ...hospitalEntries,
    ...servicesMenu.entries,
    ...treatmentsMenu.flatMap((group) => group.entries),
  ]);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('the menus of treatments and services together have the pages of requirement 31, and no medicine', () => {
  const inMenus = pathsOf([...treatmentsMenu, servicesMenu].flatMap((group) => group.entries));
  const pages = informationGroups.flatMap((group) => group.pages);
  expect(inMenus.toSorted()).toEqual(pathsOf(pages.filter(({ menu }) => menu !== false)).toSorted());
  expect(inMenus).toHaveLength(50);
  expect(inMenus).not.toContain('/medicines');
});

test('the services menu has the three services', () => {
  expect(pathsOf(servicesMenu.entries)).toEqual(['/psychiatric-care', '/deaddiction', '/sexual-wellness']);
});

test('the footer has the pages of requirement 6 in order, followed by the rights and the page for doctors who refer', () => {
  expect([...footerGroups.flatMap((group) => pathsOf(group.entries)), ...pathsOf(footerSmallPrint)]).toEqual([
    '/psychiatric-care',
    '/deaddiction',
    '/sexual-wellness',
    '/psychiatry',
    '/counselling-and-therapy',
    '/mental-health-children',
    '/sexual-wellness-program',
    '/headache-clinic',
    '/epilepsy-clinic',
    '/sleep-clinic',
    '/privacyPolicy',
    '/rights',
    '/refer',
  ]);
});

test('there are nine fields of care, as starting points of a visitor', () => {
  expect(fieldsOfCare).toHaveLength(9);
});

test('every menu entry is in the catalogue', () => {
  const known = new Set(pathsOf([...allPages, ...indexedPages]));
  for (const path of pathsOf([
    ...doors,
    ...ownEntries,
    ...hospitalEntries,
    ...servicesMenu.entries,
    ...footerSmallPrint,
    ...treatmentsMenu.flatMap((group) => group.entries),
    ...footerGroups.flatMap((group) => group.entries),
  ])) {
    expect(known, path).toContain(path.replace(/#.*/, ''));
  }
});
