import { expect, test } from 'vitest';
import { canonicalPath, routePatterns } from './canonical-url.server.ts';

const patterns = routePatterns({
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true },
  adhd: { id: 'adhd', parentId: 'frame', path: 'adhd' },
  youtube: { id: 'youtube', parentId: 'frame', path: 'Youtube' },
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
])('%s is spelt %s', (asked, right) => {
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
])('%s is no path of ours and is never redirected', (asked) => {
  expect(canonicalPath(patterns, asked)).toBeUndefined();
});
