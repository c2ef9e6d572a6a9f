import { describe, expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts, OpeningHours } from '#app/hospital-facts/fact-types.ts';
import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { weekdays } from '#app/time/calendar.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { firstAidWords } from '#messages/content/dangers/first-aid.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { openingWords } from '#messages/hospital-facts/opening-hours.ts';
import { renderWithFacts } from '#tests/support/markup.tsx';
import type { DangerId } from '../danger-table.ts';
import { UrgentBox } from './urgent-box.tsx';

const hospitalPhone = defaultFacts.phones.admission.href.slice('tel:'.length);

const hours: OpeningHours = [{ days: weekdays.slice(1), from: 540, to: 1110 }];

const dangers = [
  ...(['overdose', 'unsafe', 'violence', 'catatonia', 'nms'] as const),
  ...(['lithium-toxic', 'rape', 'not-drinking', 'vomiting'] as const),
  ...(['lithium-sick-day', 'child-told', 'not-eating', 'mania', 'low-weeks'] as const),
] satisfies readonly DangerId[];

const signOf = (id: DangerId) => dangerWords[id].sign;

const textOf = (html = '') =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The groups of a box by their headings, each with its lines and the phone numbers that it links to. */
function groupsOf(html: string) {
  const [, ...parts] = html.split(/<h2[^>]*>/);
  return Object.fromEntries(
    parts.map((part) => {
      const lines = /<ul class="[^"]*">(.*?)<\/ul>/.exec(part)?.[1]?.split('<li>').slice(1) ?? [];
      const calls = [...part.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
      return [part.slice(0, part.indexOf('<')), { html: part, lines: lines.map(textOf), calls }];
    }),
  );
}

const boxOf = (
  props: Partial<Parameters<typeof UrgentBox>[0]> = {},
  entered: Partial<HospitalFacts> = {},
): string => renderWithFacts(<UrgentBox dangers={dangers} lifeFirst {...props} />, entered);

const { headings } = tierWords;
const groups = groupsOf(boxOf());
const [ambulance, emergency, today] = [headings.ambulance, headings.emergency, headings.today].map(
  (heading) => groups[heading],
);

describe('the urgent box', () => {
  test('has three groups, each with few lines and its numbers, and nothing to open', () => {
    expect(Object.keys(groups)).toEqual([headings.ambulance, headings.emergency, headings.today]);
    expect(ambulance?.lines).toHaveLength(4);
    expect(today?.lines).toHaveLength(4);
    expect(ambulance?.calls.slice(0, 2)).toEqual(['112', '108']);
    expect(emergency?.calls).toEqual(['112']);
    expect(today?.calls).toContain(hospitalPhone);
    expect(boxOf()).not.toContain('<details');
    expect(boxOf()).toContain(`<a href="/urgent" class`);
  });

  test('sends nobody who needs 112 to a line that only talks', () => {
    for (const number of ['14416', '14446', '14567']) {
      expect(ambulance?.calls).not.toContain(number);
      expect(emergency?.calls).not.toContain(number);
    }
  });

  test('shows every sign for an emergency department, with the steps for the way and the departments', () => {
    expect(emergency?.lines.map((line) => line.split('.')[0])).toEqual(
      (['lithium-toxic', 'rape', 'not-drinking', 'vomiting'] as const).map((id) => signOf(id).split('.')[0]),
    );
    expect(textOf(emergency?.html)).toContain(dangerWords['lithium-toxic'].meanwhile);
    for (const { name } of defaultFacts.emergencyDepartments) expect(emergency?.html).toContain(name);
    expect(emergency?.html).toContain('href="/urgent#departments"');
  });

  test('leaves out a group without signs', () => {
    expect(Object.keys(groupsOf(boxOf({ dangers: ['unsafe', 'mania'] })))).toEqual([
      headings.ambulance,
      headings.today,
    ]);
  });

  test('shows steps for 112 only if the next minutes matter, and none of the tier soon', () => {
    expect(ambulance?.lines[0]).toBe(`${tierWords.firstLine} ${tierWords.firstSteps}`);
    expect(ambulance?.lines[1]).toBe(`${signOf('overdose')} ${dangerWords.overdose.meanwhile}`);
    const { lines } = groupsOf(boxOf({ dangers: ['goodbye'] }))[headings.ambulance] ?? {};
    expect(lines?.[1]).toBe(signOf('goodbye'));
    expect(boxOf()).not.toContain(signOf('low-weeks'));
  });

  test('does not repeat the steps of a card of first aid on the same page', () => {
    const withSteps = (firstAid: 'overdose' | 'fit') =>
      groupsOf(boxOf({ dangers: ['opioid-overdose', 'fit-long'], firstAid: [firstAid] }))[headings.ambulance]
        ?.lines;
    const [overdose, fit] = (['opioid-overdose', 'fit-long'] as const).map((id) => [
      signOf(id),
      `${signOf(id)} ${dangerWords[id].meanwhile}`,
    ]);
    expect(withSteps('overdose')?.slice(1)).toEqual([overdose?.[0], fit?.[1]]);
    expect(withSteps('fit')?.slice(1)).toEqual([overdose?.[1], fit?.[0]]);
  });

  test('shows thoughts of ending one’s life before the signs of a page on the mind, and after those of a page on the body', () => {
    const places = (lines: readonly string[] | undefined, sign: string) =>
      lines?.findIndex((line) => line.startsWith(sign));
    expect(places(ambulance?.lines, tierWords.firstLine)).toBe(0);
    expect(places(today?.lines, signOf('dying-thoughts'))).toBe(0);
    const body = groupsOf(boxOf({ lifeFirst: false }));
    expect(places(body[headings.ambulance]?.lines, tierWords.firstLine)).toBe(3);
    expect(places(body[headings.today]?.lines, signOf('dying-thoughts'))).toBe(3);
  });

  test('shows more signs only if the page gives a reason', () => {
    const all = groupsOf(boxOf({ showsAll: true }));
    expect(all[headings.ambulance]?.lines).toHaveLength(6);
    expect(all[headings.today]?.lines).toHaveLength(5);
    expect(boxOf()).not.toContain(signOf('catatonia'));
  });

  test('has the first card of first aid before the signs, and the others after them', () => {
    const page = boxOf({ firstAid: ['alcohol', 'overdose'] });
    const [alcohol = '', overdose = ''] = [firstAidWords.alcohol.steps[0], firstAidWords.overdose.steps[0]];
    const signs = page.indexOf('id="urgent-signs"');
    expect(page.indexOf(alcohol)).toBeGreaterThan(0);
    expect(page.indexOf(alcohol)).toBeLessThan(signs);
    expect(page.indexOf(overdose)).toBeGreaterThan(signs);
  });
});

describe('the card for tonight', () => {
  const { tonight } = firstAidWords;
  const card = (entered: Partial<HospitalFacts> = {}) =>
    boxOf({ firstAid: ['tonight', 'overdose'] }, entered).split('id="urgent-signs"')[0] ?? '';

  test('stands first: what to look at, to do, not to do and to say', () => {
    const text = textOf(card());
    for (const part of [tonight.signs ?? '-', ...tonight.steps, tonight.never, tonight.say ?? '-'])
      expect(text).toContain(part);
    expect(card()).toContain('id="first-aid-tonight"');
    expect(card()).not.toContain('id="first-aid-overdose"');
  });

  test('has the numbers of the hospital, of the line for drink and drugs, and of Tele-MANAS', () => {
    const calls = [...card().matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
    expect(calls).toEqual([hospitalPhone, '14446', '14416']);
    expect(textOf(card())).toContain(tonight.hours?.either);
  });

  test('the browser chooses the sentence about the hours', () => {
    const [, data = ''] = /data-hours="([^"]*)"/.exec(card({ openingHours: hours })) ?? [];
    expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual([
      [['123456', 540, 1110, tonight.hours?.open('6:30 pm')]],
      '',
      tonight.hours?.closed,
    ]);
  });
});

describe('while the hospital is closed', () => {
  const { ifClosed, nights } = tierWords;

  test('each line for today says what to do: the row’s own sentence, a department, or a number', () => {
    const withSteps = (id: 'lithium-sick-day' | 'child-told') => `${signOf(id)} ${dangerWords[id].meanwhile}`;
    expect(today?.lines).toEqual([
      `${signOf('dying-thoughts')} ${ifClosed} ${nights.helpline} 14416 Tele-MANAS`,
      `${withSteps('lithium-sick-day')} ${ifClosed} ${dangerWords['lithium-sick-day'].night}`,
      `${withSteps('child-told')} ${ifClosed} ${nights.helpline} 1098 Children · 112 Emergency`,
      `${signOf('not-eating')} ${ifClosed} ${nights.department}`,
    ]);
    expect(today?.calls).toEqual(['14416', '1098', '112', hospitalPhone]);
  });

  test('the browser chooses the sentence, and the script stands before the lines that it changes', () => {
    const html = boxOf({}, { openingHours: hours });
    const [, data = ''] = /data-hours="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual([
      [['123456', 540, 1110, tierWords.open('6:30 pm')]],
      '',
      tierWords.closed,
    ]);
    expect(textOf(html)).toContain(tierWords.either);
    expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('data-hours'));
    expect(html.indexOf('<script')).toBeLessThan(html.indexOf(signOf('dying-thoughts')));
    expect(boxOf()).not.toContain('<script');
  });

  test('a hospital that is open day and night hides the lines without a script', () => {
    const html = boxOf({}, { openingHours: [{ days: weekdays, from: 0, to: 1440 }] });
    expect(html).toContain('data-open="true"');
    expect(html).not.toContain('<script');
  });
});

test.each(localeTags)('in %s the server’s sentence is at least as long as the one for closed', (locale) => {
  const { either, open, closed } = messagesIn(locale, tierWords);
  const night = messagesIn(locale, firstAidWords).tonight.hours;
  expect(night?.closed.length).toBeLessThanOrEqual(night?.either.length ?? 0);
  expect(closed.length).toBeLessThanOrEqual(either.length);
  expect(open(messagesIn(locale, openingWords).time(1110))).toMatch(/14416/);
});
