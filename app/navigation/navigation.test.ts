import { expect, test } from 'vitest';
import {
  bookingEntry,
  entriesAfterMenus,
  entriesBeforeMenus,
  footerGroups,
  footerSmallPrint,
  galleryEntries,
  servicesMenu,
  startingPoints,
  treatmentsMenu,
} from './navigation.ts';
import { allPages, informationGroups } from './pages.ts';

const pathsOf = (links: readonly { path: string }[]) => links.map((link) => link.path);

test('the header has the links and labels of section 2.1', () => {
  const header = [...entriesBeforeMenus, ...entriesAfterMenus, ...galleryEntries, bookingEntry];
  expect(header.map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Home /',
    'About /about',
    'Packages /therapyCounselling',
    'Management /management',
    'Pictures Gallery /pictures',
    'Video Gallery /Youtube',
    'Instagram /Instagram',
    'Book Appointment /doctors',
  ]);
});

test('the treatments menu links each information page once, in the order of the catalogue', () => {
  expect(treatmentsMenu.flatMap((group) => pathsOf(group.entries))).toEqual(
    informationGroups.flatMap((group) => pathsOf(group.pages)),
  );
});

test('the services menu has the three services', () => {
  expect(pathsOf(servicesMenu)).toEqual(['/psychiatric-care', '/deaddiction', '/sexual-wellness']);
});

test('the footer has the pages of section 2.1 in order, followed by the rights', () => {
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
  ]);
});

test('the starting points are the first pages of the nine groups', () => {
  expect(pathsOf(startingPoints)).toEqual(treatmentsMenu.map((group) => group.entries[0]?.path));
});

test('every menu entry is in the catalogue', () => {
  const known = new Set(pathsOf(allPages));
  for (const path of pathsOf([
    ...entriesBeforeMenus,
    ...entriesAfterMenus,
    ...galleryEntries,
    ...servicesMenu,
    ...startingPoints,
    ...footerSmallPrint,
    bookingEntry,
    ...treatmentsMenu.flatMap((group) => group.entries),
    ...footerGroups.flatMap((group) => group.entries),
  ])) {
    expect(known, path).toContain(path);
  }
});
