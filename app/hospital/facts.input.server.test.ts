import { describe, expect, test } from 'vitest';
import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import { addDays } from '#app/time/calendar.ts';
import { filledFacts, filledOn } from '#tests/support/filled-facts.ts';
import { validateTexts } from './facts.input.server.ts';
import { readFormTexts } from './facts-form.ts';
import { findSection } from './sections.server.ts';

const today = filledOn;

const inHindiDigits = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));

function check(id: FactSectionId, changes: Readonly<Record<string, string>>) {
  const section = findSection(id);
  if (!section) throw new Error(`There is no section ${id}.`);
  const form = new URLSearchParams({ ...filledFacts[id], ...changes });
  try {
    return validateTexts(section, readFormTexts(section.fields, form), today);
  } catch (error) {
    return (error as { problem: { errors: Record<string, string> } }).problem.errors;
  }
}

test.each<[FactSectionId, string, string, string]>([
  ['phones-and-mail', 'admission', ' +91-98765 43210 ', '9876543210'],
  ['phones-and-mail', 'landline', '(0172) 2560001', '1722560001'],
  ['phones-and-mail', 'landline', '०१७२ २५६ ०००१', '1722560001'],
  ['phones-and-mail', 'email', 'care@a\u200b-hospital.in', 'care@a-hospital.in'],
  // The website shows these until the hospital enters its own, so that each of the others can be changed alone.
  ['phones-and-mail', 'landline', '0000000002', '0000000002'],
  ['phones-and-mail', 'email', 'care@hospital.example', 'care@hospital.example'],
  ['name-and-place', 'postalCode', '134 113', '134113'],
  ['name-and-place', 'postalCode', '੧੩੪ ੧੧੩', '134113'],
  ['name-and-place', 'shortName', 'Panchkula Mind  & Wellness', 'Panchkula Mind & Wellness'],
  ['name-and-place', 'mapUrl', 'www.google.com/maps/place/Asha', 'https://www.google.com/maps/place/Asha'],
  ['profiles', 'YouTube', 'm.youtube.com/@asha', 'https://m.youtube.com/@asha'],
  ['profiles', 'Facebook', '', ''],
  ['registrations', 'certificateShownAt', '', ''],
  ['prices', 'confirmedOn', today, today],
  ['prices', 'confirmedOn', inHindiDigits(today), today],
  ['booking-times', 'horizonDays', '६०', '60'],
  ['emergencies', 'calledOn1', inHindiDigits(today), today],
  ['recognition', 'training', 'One\r\nTwo', 'One\nTwo'],
  ['emergencies', 'map1', 'www.google.com/maps/search/?q=a', 'https://www.google.com/maps/search/?q=a'],
  ['emergencies', 'hindiName1', '', ''],
  ['emergencies', 'calledOn1', '', ''],
])('%s: %s takes “%s”', (id, field, typed, stored) => {
  expect(check(id, { [field]: typed })).toMatchObject({ [field]: stored });
});

test.each<[FactSectionId, string, string, string]>([
  ['phones-and-mail', 'admission', '0000000002', 'No phone has this number'],
  ['phones-and-mail', 'admission', '98765', '10 digits'],
  ['phones-and-mail', 'landline', '0172 256000', 'A digit is missing'],
  ['phones-and-mail', 'admission', ' \u200b', 'is needed'],
  ['phones-and-mail', 'email', 'office@hospital.example', 'Nobody gets mail'],
  ['phones-and-mail', 'email', 'care', 'format'],
  ['name-and-place', 'name', '\u202e', 'is needed'],
  ['name-and-place', 'name', 'x'.repeat(81), 'at most 80'],
  ['name-and-place', 'name', 'Two\nlines', 'one line'],
  ['name-and-place', 'shortName', 'Chandigarhia Mind', 'The logo has room'],
  ['name-and-place', 'shortName', 'Asha Mind & Wellness C', 'The logo has room'],
  ['name-and-place', 'postalCode', '034113', 'six digits'],
  ['name-and-place', 'mapUrl', 'https://www.google.com/maps/search/?api=1&query=a', 'searches a map'],
  ['name-and-place', 'mapUrl', 'https://www.google.com.evil.in/maps/place/a', 'Paste the link'],
  ['name-and-place', 'mapUrl', 'javascript:alert(1)', 'Paste the link'],
  ['profiles', 'YouTube', 'https://www.youtube.com/', 'own profile'],
  ['profiles', 'Instagram', 'https://notinstagram.com/asha', 'own profile'],
  ['profiles', 'Facebook', 'https://user:pw@facebook.com.evil.in/asha', 'own profile'],
  ['registrations', 'mentalHealthAuthority', '', 'who gave it'],
  ['registrations', 'establishment', 'perhaps', 'Choose'],
  ['registrations', 'establishmentNumber', 'CE 1', 'A number belongs'],
  ['offices', 'boardName', '', 'name of the office'],
  ['personal-data', 'phone', '', 'belong together'],
  ['reviewer', 'registration', '', 'belong together'],
  ['prices', 'confirmedOn', addDays(today, 1), 'still to come'],
  ['prices', 'confirmedOn', '2026-02-30', 'day of the calendar'],
  ['payments', 'upiId', 'asha hospital', 'looks like'],
  ['booking-times', 'horizonDays', '0', 'from 1 to 90'],
  ['booking-times', 'horizonDays', '1e1', 'from 1 to 90'],
  ['emergencies', 'care', 'perhaps', 'Choose an answer'],
  ['emergencies', 'care', 'none', 'Hours are entered below'],
  ['emergencies', 'name2', '', 'Enter the name'],
  ['emergencies', 'takes1', '', 'Enter which emergencies'],
  ['emergencies', 'map1', 'javascript:alert(1)', 'Paste a link of a map'],
  ['emergencies', 'map1', '', 'Paste a link of a map'],
  ['emergencies', 'phone1', '', 'Enter the number that was called'],
  ['emergencies', 'phone1', '0000000001', 'No phone has this number'],
  ['emergencies', 'calledOn1', addDays(today, 1), 'still to come'],
  ['opening-hours', 'hours-first', '', 'Row 1: choose the first day'],
  ['opening-hours', 'hours-last', 'Someday', 'Row 1: choose the last day'],
  ['opening-hours', 'hours-from', '', 'Row 1: enter a time for “From”'],
  ['opening-hours', 'hours-to', '25:00', 'Row 1: enter a time for “To”'],
  ['opening-hours', 'hours-to', '08:00', '“To” must be later than “From”'],
  ['holidays', 'holidays-day', '', 'choose its day'],
  ['holidays', 'holidays-day', '9999-12-31', 'choose its day'],
  ['prices', 'confirmedOn', '1899-12-31', 'day of the calendar'],
  ['holidays', 'holidays-name', '', 'enter what day'],
])('%s: %s refuses “%s”', (id, field, typed, message) => {
  const errors = Object.values(check(id, { [field]: typed }));
  expect(errors.filter((text) => text.includes(message))).toHaveLength(1);
});

test('days are stored in their order, none twice', () => {
  const section = findSection('holidays');
  const form = (days: readonly (readonly [string, string])[]) => {
    const fields = new URLSearchParams();
    for (const [day, words] of days) {
      fields.append('holidays-day', day);
      fields.append('holidays-name', words);
    }
    return fields;
  };
  const texts = (days: Parameters<typeof form>[0]) =>
    section && validateTexts(section, readFormTexts(section.fields, form(days)), today);
  expect(
    texts([
      ['2027-08-15', 'Independence Day'],
      ['', ''],
      ['2027-01-26', 'Republic Day'],
    ]),
  ).toEqual({ holidays: '2027-01-26 Republic Day\n2027-08-15 Independence Day' });
  expect(() =>
    texts([
      ['2027-01-26', 'Republic Day'],
      ['2027-01-26', 'Again'],
    ]),
  ).toThrow();
});

describe('rows of hours', () => {
  const hoursOf = (
    ...rows: readonly (readonly [first: string, last: string, from: string, to: string])[]
  ) => {
    const section = findSection('opening-hours');
    const form = new URLSearchParams();
    for (const [first, last, from, to] of rows) {
      form.append('hours-first', first);
      form.append('hours-last', last);
      form.append('hours-from', from);
      form.append('hours-to', to);
    }
    return section && validateTexts(section, readFormTexts(section.fields, form), today).hours;
  };

  test('are stored as lines, without the rows that are empty', () => {
    expect(hoursOf(['Mon', 'Sat', '09:00', '18:30'], ['', '', '', ''], ['Sun', '', '9:00', '13:00'])).toBe(
      'Mon-Sat 09:00-18:30\nSun-Sun 09:00-13:00',
    );
    expect(hoursOf(['', '', '', ''])).toBe('');
  });

  test('may end at midnight, and begin there on the next day', () => {
    expect(hoursOf(['Sat', '', '20:00', '00:00'], ['Sun', '', '00:00', '02:00'])).toBe(
      'Sat-Sat 20:00-00:00\nSun-Sun 00:00-02:00',
    );
  });

  test('may run past Sunday into the next week', () => {
    expect(hoursOf(['Sat', 'Mon', '10:00', '13:00'])).toBe('Sat-Mon 10:00-13:00');
  });

  test('may not overlap on a weekday, but may touch', () => {
    expect(() => hoursOf(['Mon', 'Sat', '09:00', '13:00'], ['Wed', '', '12:00', '14:00'])).toThrow();
    expect(hoursOf(['Mon', 'Sat', '09:00', '13:00'], ['Mon', 'Sat', '13:00', '18:00'])).toContain(
      '13:00-18:00',
    );
  });
});
