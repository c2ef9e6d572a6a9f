import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { indianPhone } from '#app/contact-details/indian-phone.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { weekFromMonday } from '#app/time/calendar.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { emergencyWords } from '#messages/ui/contact/emergency.ts';
import { openingNowWords } from '#messages/ui/contact/opening.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import { defaultPageLocale, PageLocaleContext } from '../locale/page-locale.ts';
import { EmergencyCareLine } from './emergency-care-line.tsx';
import { EmergencyDepartments } from './emergency-departments.tsx';
import { OpenNow } from './open-now.tsx';
import { HoursScript } from './time-dependent-text.tsx';

let facts: Partial<HospitalFacts> = {};

afterEach(() => {
  facts = {};
});

const entered = (some: Partial<HospitalFacts>) => {
  facts = some;
};

const inHindi = (children: ReactNode) => (
  <PageLocaleContext value={{ ...defaultPageLocale, locale: 'hi' }}>{children}</PageLocaleContext>
);
const htmlOf = (children: ReactNode) => renderWithFacts(children, facts);
const textOf = (children: ReactNode) =>
  htmlOf(children)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');

const hours = [{ days: weekFromMonday.slice(0, 6), from: 540, to: 1110 }];
const always = [{ days: weekFromMonday, from: 0, to: 1440 }];
const holidays = [{ day: '2027-01-26', name: 'Republic Day' }];

describe('whether we take emergencies', () => {
  test.each([null, 'none'] as const)('is denied while the hospital says %s', (emergencyCare) => {
    entered({ emergencyCare });
    expect(textOf(<EmergencyCareLine />)).toBe(
      'We do not take emergencies: call 112, or go to an emergency department.',
    );
    expect(htmlOf(<EmergencyCareLine />)).toContain('href="tel:112"');
  });

  test('links to the list of departments on the home page only when asked to', () => {
    expect(htmlOf(<EmergencyCareLine linksToDepartments />)).toContain('href="/#emergency"');
    expect(htmlOf(<EmergencyCareLine />)).not.toContain('#emergency');
  });

  test('states emergency care day and night', () => {
    entered({ emergencyCare: { always: true } });
    expect(textOf(<EmergencyCareLine />)).toBe(
      'We take emergencies day and night. In danger, call 112 first.',
    );
    entered({ emergencyCare: { hours: always } });
    expect(textOf(<EmergencyCareLine />)).toContain('day and night');
  });

  test('states the hours of emergency care, and what to do at other times', () => {
    entered({ emergencyCare: { hours }, hospitalHolidays: holidays });
    expect(textOf(<EmergencyCareLine />)).toBe(
      'We take emergencies Monday to Saturday, 9 am to 6:30 pm, except holidays. At any other time call 112, or go to an emergency department.',
    );
  });
});

describe('opening hours', () => {
  test('are not invented: without them the page says only not to wait', () => {
    expect(textOf(<OpenNow />)).toBe('Closed, or no answer? Do not wait for us.');
    expect(textOf(<OpenNow ruleBelow />)).toContain('use the rule below');
    expect(htmlOf(<HoursScript />)).toBe('');
  });

  test('are rendered by the server with advice for both cases, without a claim about the present', () => {
    entered({ openingHours: hours, hospitalHolidays: holidays });
    const html = htmlOf(<OpenNow ruleBelow />);
    expect(textOf(<OpenNow ruleBelow />)).toMatch(
      /^Open Monday to Saturday, 9 am to 6:30 pm, except holidays. If we are closed, or do not answer two calls in 15 minutes, do not wait for us: use the rule below\./,
    );
    expect(html).toMatch(/<a href="tel:[^"]*" hidden/);
    const [, data = ''] = /data-hours="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual([
      [['123456', 540, 1110, 'We are open now, until 6:30 pm: call ']],
      '2027-01-26',
      'We are closed now: do not wait for us, use the rule below.',
    ]);
    expect(htmlOf(<HoursScript />)).toContain('<script');
  });

  test('need no script if they cover day and night', () => {
    entered({ openingHours: always, hospitalHolidays: holidays });
    expect(textOf(<OpenNow />)).toMatch(/^We are open day and night. Call \+91/);
    expect(htmlOf(<HoursScript />)).toBe('');
  });
});

describe.each(localeTags)('in %s', (locale) => {
  const closing = messagesIn(locale, openingWords).time(1110);

  test('the server’s sentence about the phone is at least as long as the browser’s, so that nothing moves', () => {
    const { ifClosed, openNow, closedNow } = messagesIn(locale, openingNowWords);
    for (const ending of ['alone', 'withRule'] as const) {
      expect(openNow(closing).length + '+91 98765 43210'.length).toBeLessThanOrEqual(ifClosed[ending].length);
      expect(closedNow[ending].length).toBeLessThanOrEqual(ifClosed[ending].length);
    }
  });

  test('the server’s sentence about emergencies is at least as long as the browser’s', () => {
    const { otherwise, now, notNow } = messagesIn(locale, emergencyWords);
    for (const sentence of [now(closing), notNow])
      expect(sentence.length).toBeLessThanOrEqual(otherwise.length);
  });
});

describe('the emergency departments', () => {
  const [first, ...others] = defaultFacts.emergencyDepartments;
  if (!first) throw new Error('There is no department.');

  test('are listed in order with map links, and are marked as not confirmed by a call', () => {
    const html = htmlOf(<EmergencyDepartments />);
    expect([...html.matchAll(/href="(https:[^"]*)" class="[^"]*" target="_blank"/g)]).toHaveLength(3);
    expect(html.indexOf('Civil Hospital')).toBeLessThan(html.indexOf('GMCH-32'));
    expect(html).not.toContain('href="tel:');
    expect(html).not.toContain('Called by us');
    expect(html).toContain('Not yet confirmed by a call');
    expect(html).not.toMatch(/<h[1-6]/);
    expect(htmlOf(<EmergencyDepartments heading="h4" />)).toMatch(/^<h4>Emergency departments/);
  });

  test('state for each department when it was called, once one was called', () => {
    const phone = indianPhone('', '1722560010');
    entered({ emergencyDepartments: [{ ...first, phone, calledOn: '2026-11-20' }, ...others] });
    const html = htmlOf(<EmergencyDepartments />);
    expect(html).toContain('href="tel:+911722560010"');
    expect(html).toContain('Called by us on 20 November 2026.');
    expect(html.split('Not yet confirmed by a call.')).toHaveLength(3);
  });

  test('show Hindi names, and mark names without a translation as English', () => {
    expect(textOf(inHindi(<EmergencyDepartments />))).toContain('सिविल अस्पताल, सेक्टर 6, पंचकूला');
    entered({ emergencyDepartments: [{ ...first, translations: {} }] });
    expect(htmlOf(inHindi(<EmergencyDepartments />))).toContain(`<span lang="en">${first.name}</span>`);
  });
});
