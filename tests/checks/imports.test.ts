import { expect, test } from 'vitest';
import { importedFiles } from './imports.ts';

test('lists the files that a module imports, directly and through others, and no others', () => {
  const files = importedFiles('app/typed-text/phrases/danger/recall.test.ts');
  expect(files).toContain('app/typed-text/danger/trained/danger-model.json');
  // danger-model.ts imports features.ts, which imports plain-text.ts.
  expect(files).toContain('app/typed-text/spelling/plain-text.ts');
  expect(files).toContain('tests/support/when-changed.ts');
  expect(files).not.toContain('app/typed-text/spelling/name-key.ts');
  expect(files).not.toContain('vitest');
});

test('lists a file that two modules import once, also if they import each other', () => {
  const files = importedFiles('app/appointments/patient-messages/appointment-messages.store.test.ts');
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files).size).toBe(files.length);
});
