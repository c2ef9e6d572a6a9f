import { describe, expect, test } from 'vitest';
import { otherLocales } from '#app/languages/locales.ts';
import { hasScriptOf } from '#app/languages/script.ts';
import { specialtyNames } from '#messages/doctors/specialties.ts';
import { needsMet } from './directory/directory-filter.ts';
import { doctorIn, specialtyIn, storedNameIn } from './doctor-in-locale.ts';
import { doctorTextError, doctorTextRules } from './doctor-texts.server.ts';

const names = Object.values(specialtyNames);

describe.each(otherLocales)('in %s', (locale) => {
  test('each specialty has a name of its own in the letters of the language', () => {
    const translated = names.map((name) => specialtyIn(locale, name));
    expect(translated.filter((name) => !hasScriptOf(locale, name))).toEqual([]);
    expect(new Set(translated).size).toBe(names.length);
  });

  test('a stored text is translated whatever its case and its spaces, and any other text stays', () => {
    expect(specialtyIn(locale, ' NEUROLOGY: Headache ')).toBe(specialtyIn(locale, 'Neurology: headache'));
    expect(specialtyIn(locale, 'Neurology, headache')).toBe('Neurology, headache');
  });
});

test('the default locale shows a specialization as it is stored', () => {
  expect(specialtyIn('en', 'SLEEP medicine')).toBe('SLEEP medicine');
});

test('each specialty of the mind, the nerves and sleep answers a need of the directory', () => {
  const bodily = ['General medicine', 'Gynaecology'];
  const unmet = names.filter((specialization) => needsMet({ specialization }).length === 0);
  expect(unmet).toEqual(bodily);
});

test('a doctor has the texts of the locale, and the stored ones where none was entered', () => {
  const doctor = {
    ...{ name: 'Dr. Rao', hospital: 'Sector 15', specialization: 'Music therapy' },
    texts: { hi: { name: 'डॉ. राव' } },
  };
  expect(doctorIn('hi', doctor)).toMatchObject({ ...doctor, name: 'डॉ. राव' });
  expect(doctorIn('en', doctor)).toEqual(doctor);
});

test('the name on an appointment or a receipt is the one in the locale, unless the doctor was renamed since', () => {
  const doctor = { name: 'Dr. Rao', texts: { hi: { name: 'डॉ. राव' } } };
  expect(storedNameIn('hi', 'Dr. Rao', doctor)).toBe('डॉ. राव');
  expect(storedNameIn('hi', 'Dr. Verma', doctor)).toBe('Dr. Verma');
  expect(storedNameIn('hi', 'Dr. Rao', { ...doctor, texts: {} })).toBe('Dr. Rao');
  expect(storedNameIn('hi', 'Dr. Rao', null)).toBe('Dr. Rao');
});

test('a text in another locale may be empty, and needs a letter of its language', () => {
  for (const rule of doctorTextRules) {
    expect(doctorTextError(rule, ' ')).toBeUndefined();
    expect(doctorTextError(rule, '12')).toContain('Write it in the letters of');
  }
});
