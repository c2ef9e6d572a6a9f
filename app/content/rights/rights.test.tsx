import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { PageLocaleContext } from '#app/ui/locale/page-locale.ts';
import { pageLocaleFor } from '#app/ui/locale/page-locale-for.ts';
import { traceWords } from '#messages/ui/phone-traces/phone-traces.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { hasPromiseOrLabel, paragraphsOf, readingGrade, wordsOfHtml } from '#tests/support/readability.ts';
import { Rights, rightsContentsIn } from './rights.tsx';
import type { RightsFacts } from './rights-facts.ts';

const { phones } = defaultFacts;

const nothing: RightsFacts = {
  phones,
  mentalHealthRegistration: null,
  certificateShownAt: null,
  clinicalEstablishment: null,
  reviewBoard: null,
  legalAid: null,
};

const phone = { label: 'Office', shown: '0172 256 0000', href: 'tel:+911722560000' } as const;

const everything: RightsFacts = {
  phones,
  mentalHealthRegistration: { number: 'MH/15', authority: 'the State Mental Health Authority, Haryana' },
  certificateShownAt: 'at the reception',
  clinicalEstablishment: { number: 'CE/7', authority: 'the district registering authority' },
  reviewBoard: { name: 'Mental Health Review Board', address: 'Court Road, Panchkula', phone },
  legalAid: { name: 'District Legal Services Authority, Panchkula', address: null, phone: null },
};

const pageWith = (facts: RightsFacts) => renderWithFacts(<Rights facts={facts} />);

test('cites every section of chapters III to V of the Act', () => {
  const html = pageWith(nothing);
  const named = new Set<number>();
  for (const [, sections = ''] of html.matchAll(/Mental Healthcare Act 2017, sections? ([^<]*)/g)) {
    for (const [, from, to] of sections.matchAll(/(\d+)(?: to (\d+))?/g)) {
      for (let section = Number(from); section <= Number(to ?? from); section += 1) named.add(section);
    }
  }
  for (const [from, to] of [
    [5, 11],
    [14, 28],
    [85, 98],
    [100, 102],
  ] as const) {
    for (let section = from; section <= to; section += 1)
      expect(named, `section ${section}`).toContain(section);
  }
  for (const section of [65, 70, 72, 77, 83]) expect(named, `section ${section}`).toContain(section);
});

test('states the law on restraint, surgery, records, directives and appeals', () => {
  const text = paragraphsOf(pageWith(nothing)).join(' ');
  for (const words of [
    'never a punishment',
    'needs your own informed consent and the Board’s approval',
    'within 15 days',
    'before two witnesses',
    'A lock-up is forbidden',
    'within 30 days of what the Board',
  ]) {
    expect(text, words).toContain(words);
  }
});

test('shows a note for facts that are not entered, and no placeholder number', () => {
  const html = pageWith(nothing);
  expect(html).toContain('will be shown here before it opens');
  expect(html).toContain('Its address and telephone will be shown here before we open.');
  const called = [...html.matchAll(/href="(tel:[^"]+)"/g)].map(([, href]) => href);
  expect(new Set(called)).toEqual(new Set([phones.admission.href, 'tel:112', 'tel:14416', 'tel:15100']));
});

test('shows entered facts, and a note for missing ones only', () => {
  const html = pageWith(everything);
  expect(html).toContain(
    'This hospital is registered with the State Mental Health Authority, Haryana, number MH/15. The certificate hangs at the reception.',
  );
  expect(html).toContain('number CE/7');
  expect(html).toContain('Court Road, Panchkula');
  expect(html).toContain(phone.href);
  expect(html).toContain(
    'District Legal Services Authority, Panchkula. The address and telephone will be shown',
  );
  expect(html).not.toContain('will be shown here before it opens');
});

test('leaves out the Clinical Establishments Act where it does not apply', () => {
  expect(pageWith({ ...everything, clinicalEstablishment: 'does not apply' })).not.toContain(
    'clinical establishment',
  );
});

test('links each entry of the contents list to the text below its heading', () => {
  const html = pageWith(nothing);
  for (const { id, text } of rightsContentsIn('en'))
    expect(html).toContain(`<h2>${text}</h2></summary><div id="${id}"`);
});

test('the answer about secrecy says who else may see this phone', () => {
  const [, secret = ''] = pageWith(nothing).split('<div id="confidentiality"');
  expect(secret.slice(0, secret.indexOf('<h2'))).toContain(traceWords.summary);
});

test('is short and easy to read', () => {
  // Without the unfolding line about traces, which stands on other pages too.
  const html = pageWith(everything).replace(/<details[^>]*><summary[^>]*><strong>.*?<\/details>/s, '');
  const lines = paragraphsOf(html).filter((line) => !line.startsWith('Mental Healthcare Act 2017, '));
  const words = wordsOfHtml(lines.join(' ')).length;
  expect(words).toBeGreaterThanOrEqual(700);
  // Includes the steps of a directive, restraint, police and magistrate, the appeal, and whoever must report ill-treatment.
  expect(words).toBeLessThanOrEqual(1370);
  expect(readingGrade(lines)).toBeLessThanOrEqual(9);
  expect(lines.filter(hasPromiseOrLabel)).toEqual([]);
});

const inHindi = (facts: RightsFacts) =>
  renderWithFacts(
    <PageLocaleContext value={pageLocaleFor('hi')}>
      <Rights facts={facts} />
    </PageLocaleContext>,
  );

/** The numbers in each section. */
const figuresOf = (html: string) =>
  html.split('<h2').map((section) => (section.replace(/<[^>]*>/g, ' ').match(/\d+/g) ?? []).sort());

test('has the same sections with the same numbers in Hindi', () => {
  expect(rightsContentsIn('hi').map(({ id }) => id)).toEqual(rightsContentsIn('en').map(({ id }) => id));
  expect(figuresOf(inHindi(nothing))).toEqual(figuresOf(pageWith(nothing)));
});

test('names the office of legal aid in Hindi, beside its English name', () => {
  expect(inHindi(everything)).toContain('ज़िला विधिक सेवा प्राधिकरण (डीएलएसए), पंचकूला: <span lang="en">District');
  expect(pageWith(everything)).not.toContain('प्राधिकरण');
});

test('marks entered facts as English on the Hindi page', () => {
  const html = inHindi(everything);
  for (const entered of ['MH/15', 'at the reception', 'District Legal Services Authority, Panchkula'])
    expect(html).toContain(`<span lang="en">${entered}</span>`);
  expect(inHindi(nothing)).not.toContain('<span lang="en">');
});
