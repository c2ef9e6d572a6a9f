import { expect, test } from 'vitest';
import { canonicalPath, routeOf, routePatterns } from './canonical-url.server.ts';

const patterns = routePatterns({
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true },
  adhd: { id: 'adhd', parentId: 'frame', path: 'adhd' },
  youtube: { id: 'youtube', parentId: 'frame', path: 'Youtube' },
  doctors: { id: 'doctors', parentId: 'frame', path: 'doctors' },
  doctor: { id: 'doctor', parentId: 'frame', path: 'doctors/:slug' },
  rest: { id: 'rest', parentId: 'frame', path: '*' },
  dashboard: { id: 'dashboard', parentId: 'root', path: 'dashboard' },
  list: { id: 'list', parentId: 'dashboard', path: 'AddDoctor' },
  add: { id: 'add', parentId: 'list', path: 'new' },
  show: { id: 'show', parentId: 'list', path: ':doctorId' },
});

test.each([
  ['/', '/'],
  ['/adhd', '/adhd'],
  ['/ADHD', '/adhd'],
  ['/adhd/', '/adhd'],
  ['/ADHD/', '/adhd'],
  ['/adhd//', '/adhd'],
  ['//adhd', '/adhd'],
  ['/dashboard//AddDoctor', '/dashboard/AddDoctor'],
  ['/youtube', '/Youtube'],
  ['/%61dhd', '/adhd'],
  ['/DASHBOARD/adddoctor', '/dashboard/AddDoctor'],
  ['/dashboard/AddDoctor/NEW', '/dashboard/AddDoctor/new'],
  ['/dashboard/adddoctor/AbC', '/dashboard/AddDoctor/AbC'],
  ['/Doctors/Dr-Asha-VERMA/', '/doctors/dr-asha-verma'],
  ['/doctors/dr%2Dasha', '/doctors/dr-asha'],
  // A segment that is not a slug is not redirected; the page answers 404.
  ['/doctors/%2F%2Fevil.example', '/doctors/%2F%2Fevil.example'],
  ['/doctors/..%2Fdashboard', '/doctors/..%2Fdashboard'],
  ['/doctors/%E0%A4%A', '/doctors/%E0%A4%A'],
  ['/doctors/Dr%20Asha', '/doctors/Dr%20Asha'],
])('%s has the canonical path %s', (asked, right) => {
  expect(canonicalPath(patterns, asked)).toBe(right);
});

test.each([
  '/nowhere',
  '/nowhere/',
  '//evil.example/',
  '//evil.example',
  '//evil.example/adhd',
  '/%E0%A4%A',
  '/adhd/more',
])('%s is an unknown path and is never redirected', (asked) => {
  expect(canonicalPath(patterns, asked)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/ADHD/', '/adhd'],
  ['/adhd.data', '/adhd'],
  ['/doctors/dr-a', '/doctors/:slug'],
  ['/doctors/dr-a.data', '/doctors/:slug'],
  ['/dashboard/AddDoctor/new', '/dashboard/AddDoctor/new'],
  ['/dashboard/somebody', '/dashboard/*'],
  ['/api/v1/somebody', '/api/v1/*'],
  ['/somebody@hospital.example', '/*'],
  ['/adhd/somebody', '/*'],
])('%s belongs to the route %s, without any text of the path', (path, route) => {
  expect(routeOf(patterns, path)).toBe(route);
});
