import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { PageLocaleContext } from '#app/ui/locale/page-locale.ts';
import { pageLocaleFor } from '#app/ui/locale/page-locale-for.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { hasPromiseOrLabel, paragraphsOf, readingGrade } from '#tests/support/readability.ts';
import type { PrivacyFacts } from './privacy-facts.ts';
import { PrivacyPolicy, privacyContentsIn, privacyVersion } from './privacy-policy.tsx';
import { retention } from './retention.ts';

const { email, phones } = defaultFacts;

const toEnter: PrivacyFacts = { email, phones, dataContact: null, dataPlace: null };

const pageWith = (facts: PrivacyFacts) => renderWithFacts(<PrivacyPolicy facts={facts} />);
const nothing = pageWith(toEnter);

test('has the six numbered sections of requirement 22', () => {
  expect(privacyContentsIn('en').map(({ text }) => text)).toEqual([
    '1. What we collect',
    '2. How we use it',
    '3. Confidentiality of health data',
    '4. Whom we share it with',
    '5. How we keep it safe',
    '6. Your rights',
  ]);
  for (const { id, text } of privacyContentsIn('en'))
    expect(nothing).toContain(`<h2>${text}</h2></summary><div id="${id}"`);
});

test('lists stored data in a table, with purpose and retention', () => {
  const rows = [...nothing.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1);
  expect(rows.length).toBeGreaterThanOrEqual(9);
  for (const [, row = ''] of rows) expect(row.match(/<td data-label="[^"]+">[^<]+<\/td>/g)).toHaveLength(3);
  expect(nothing).toContain(`${retention.auditDays} days`);
  expect(nothing).toContain(`${retention.sessionHours} hours`);
  expect(nothing).toContain(`${recordRetention.appointmentYears} years, as for records of treatment`);
  expect(nothing).toContain(`${recordRetention.receiptYears} financial years`);
  expect(nothing).toContain(`${recordRetention.callbackDays} days`);
});

test('names the four cases in which data is shared', () => {
  for (const occasion of ['You allow it.', 'Authorised staff.', 'Legal authorities.', 'Emergencies.']) {
    expect(nothing).toContain(`<strong>${occasion}</strong>`);
  }
});

test('names each right of the data protection act, with its section', () => {
  for (const section of [6, 9, 11, 12, 13, 14]) expect(nothing).toContain(`(section ${section})`);
  expect(nothing).toContain('Data Protection Board');
});

test('states the least retention, the rules for insurers and laboratories, and the complaint procedure', () => {
  expect(nothing).toContain('at least 1 year');
  expect(nothing).toContain('rule 8');
  expect(nothing).toContain('<strong>Insurers and laboratories</strong> learn nothing from this website.');
  expect(nothing).toContain('our grievance officer');
  expect(nothing).toContain('within one month');
});

test('shows a note and the hospital’s address until a data contact is entered', () => {
  expect(nothing).toContain('will be shown here before we open');
  expect(nothing).toContain(`mailto:${email}`);
});

test('shows the data contact and the place of the data once they are entered', () => {
  const html = pageWith({
    ...toEnter,
    dataContact: {
      name: 'A. Name',
      email: 'data@hospital.in',
      phone: { label: 'Data', shown: '0172 256 0000', href: 'tel:+911722560000' },
    },
    dataPlace: 'in India',
  });
  expect(html).toContain('mailto:data@hospital.in');
  expect(html).toContain('is stored in India.');
  expect(html).not.toContain('before we open');
  expect(html).not.toContain(`mailto:${email}`);
});

test('shows the day of the last change', () => {
  expect(nothing).toContain(`<time dateTime="${privacyVersion.changedOn}">27 November 2026</time>`);
});

test('is easy to read, and promises nothing', () => {
  expect(readingGrade(paragraphsOf(nothing))).toBeLessThanOrEqual(9);
  expect(paragraphsOf(nothing).filter(hasPromiseOrLabel)).toEqual([]);
});

test('has the same sections, rows and figures in Hindi', () => {
  const hindi = renderWithFacts(
    <PageLocaleContext value={pageLocaleFor('hi')}>
      <PrivacyPolicy facts={toEnter} />
    </PageLocaleContext>,
  );
  const figuresOf = (html: string) =>
    html.split(/<h2|<tr>/).map((part) => (part.replace(/<[^>]*>/g, ' ').match(/\d+/g) ?? []).sort());
  expect(privacyContentsIn('hi').map(({ id }) => id)).toEqual(privacyContentsIn('en').map(({ id }) => id));
  expect(figuresOf(hindi)).toEqual(figuresOf(nothing));
});
