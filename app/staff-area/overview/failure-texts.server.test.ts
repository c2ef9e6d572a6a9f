import { expect, test } from 'vitest';
import { explainFailure, explainRefusal, nameOfRoute } from './failure-texts.server.ts';

test.each([
  ['daily picture sweep failed', 'A piece of the nightly work was not done'],
  ['youtube refused every link', 'YouTube or Instagram did not answer'],
  ['storing a picture failed', 'A picture could not be stored, read or deleted'],
  ['page not kept at the edge', 'A service that helps the site along did not answer'],
  ['database failed at the guard', 'The database did not answer'],
  ['a change failed', 'The database did not answer'],
  ['data version not read', 'The database did not answer'],
  ['session not looked up', 'The database did not answer'],
  ['mail refused', 'Mail to staff is refused'],
  ['mail failed', 'A mail to staff was not sent'],
  ['mail about a device failed', 'A mail to staff was not sent'],
  ['summary mail failed', 'A mail to staff was not sent'],
  ['rendering failed', 'The website itself made a mistake'],
  ['an event that nobody thought of', 'The website itself made a mistake'],
])('explains "%s" as: %s', (event, what) => {
  expect(explainFailure(event).what).toBe(what);
});

test('explains refused requests only', () => {
  expect(explainRefusal('rendering failed')).toBeUndefined();
  expect(explainRefusal('refused 429')).toBe('Too many tries');
  expect(explainRefusal('refused 418')).toBe('It was refused for another reason');
});

test.each([
  ['/', 'Home'],
  ['/doctors/:slug', 'The page of a doctor'],
  ['/dashboard/Till', 'Staff area: Till'],
  ['/api/v1/doctors', 'For other programs: /doctors'],
  ['', 'Behind the scenes'],
])('names the route "%s" as %s', (route, words) => {
  expect(nameOfRoute(route)).toBe(words);
});
