import { expect, test } from 'vitest';
import { type FormView, sightOf, viewOfControl, viewOfErrors, wrongTabs } from './form-view.ts';
import { idOfPriceError } from './price-rows.ts';
import { findSection, sections } from './sections.server.ts';

const fieldsOf = (id: string) => findSection(id)?.fields ?? [];
const english: FormView = { language: 'en', part: undefined };
const hindi: FormView = { language: 'hi', part: undefined };

const inSight = (id: string, view: FormView | null) => {
  const fields = fieldsOf(id);
  return fields.map((field) => [field.name, sightOf(field, fields, view)] as const);
};

test('without scripts every field is in sight', () => {
  for (const { id } of sections)
    for (const [name, sight] of inSight(id, null)) expect([id, name, sight]).toEqual([id, name, 'open']);
});

test('the tab of a language shows its texts with the English to read, and nothing else', () => {
  const shown = inSight('notices', hindi).filter(([, sight]) => sight !== 'hidden');
  expect(shown.slice(0, 2)).toEqual([
    ['text1', 'source'],
    ['hindiText1', 'open'],
  ]);
  expect(shown.map(([name]) => name).filter((name) => !/ext\d$/.test(name))).toEqual([]);
});

test('every field can be changed in one tab of its section', () => {
  for (const { id, parts, fields } of sections) {
    const views = (parts ?? [{ id: undefined }]).flatMap(({ id: part }) =>
      (['en', 'hi', 'pa'] as const).map((language) => ({ language, part })),
    );
    for (const field of fields) {
      const open = views.filter((view) => sightOf(field, fields, view) === 'open');
      // Each language of a price list stands in the rows of the same table.
      expect(open.length, `${id} ${field.name}`).toBe(field.kind === 'prices' ? 3 : 1);
    }
  }
});

test('the first error opens its tab, and each tab with an error says so', () => {
  const fields = fieldsOf('messages');
  const errors = { hindiMovedText: 'Too long.', header: 'A header has six letters.' };
  const by: FormView = { language: 'en', part: 'by-hand' };
  expect(viewOfErrors(fields, errors, by)).toEqual({ language: 'hi', part: 'by-hand' });
  expect(viewOfErrors(fields, { header: errors.header }, by)).toEqual({ language: 'en', part: 'automatic' });
  expect(viewOfErrors(fields, {}, by)).toBeUndefined();
  expect([...wrongTabs(fields, errors)].sort()).toEqual(['automatic', 'by-hand', 'en', 'hi']);
});

test('a link to an error opens the tab of its field, also in the row of a price', () => {
  expect(viewOfControl(fieldsOf('notices'), 'punjabiText2', english)?.language).toBe('pa');
  const error = 'Row 3: Hindi: At most 80 characters.';
  const id = idOfPriceError('therapy', error);
  expect(id).toBe('therapy-3-name-hi');
  expect(viewOfControl(fieldsOf('prices'), id, english)?.language).toBe('hi');
  expect(viewOfErrors(fieldsOf('prices'), { therapy: error }, english)?.language).toBe('hi');
  expect(viewOfErrors(fieldsOf('prices'), { therapy: 'Row 3: Enter the name.' }, hindi)?.language).toBe('en');
  expect(viewOfControl(fieldsOf('prices'), 'therapy', hindi)?.language).toBe('en');
  expect(viewOfControl(fieldsOf('prices'), 'elsewhere', hindi)).toBeUndefined();
});
