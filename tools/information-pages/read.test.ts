import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseInformationPages, readInformationPages } from './read.ts';

const good = {
  path: '/sleep-clinic',
  group: 'sleep',
  title: 'Sleep clinic',
  shortTitle: 'Sleep',
  sidebarTitle: 'Other Services',
  order: 1,
  summary:
    'How a sleep clinic works, which sleep disorders it looks after, and what you can try before you come.',
  inShort:
    'If you lie awake night after night, or wake as tired as you went to bed, you are not making it up. Most sleep troubles can be treated without tablets. A doctor listens first, then looks at habits, breathing and mood, and you get a plan on one sheet.',
  today: ['Get up at one time.', 'Leave the bed if you lie awake.', 'Start a diary tonight.'],
  whoTreats: 'Psychiatrist, clinical psychologist',
  firstStep: 'A first talk about your nights.',
  price: 'consultation',
  specializations: ['sleep', 'psychiatr'],
  medical: { kind: 'clinic', name: 'Sleep clinic', otherNames: ['Sleep disorders'] },
  audience: 'Patient',
  keywords: ['neend', 'nind', 'sleep'],
  related: ['/insomnia', '/nightmares'],
  dangers: ['overdose', 'sleepwalk', 'bad-nights'],
  sources: [
    { title: 'One', organisation: 'WHO', noLink: 'on paper only' },
    { title: 'Two', organisation: 'NICE', noLink: 'on paper only' },
  ],
  reviewerRole: 'Psychiatrist',
  reviewedOn: null as string | null,
  nextReview: '2027-11-20',
};

const fileOf = (values: object, file = 'sleep-clinic.mdx', body = '\n## Nights\n\nText.\n') => ({
  file: `app/languages/en/information/${file}`,
  text: `---\n${stringify(values)}---\n${body}`,
});

function messageOf(...files: { file: string; text: string }[]): string {
  try {
    parseInformationPages(files);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

const faultsOf = (...files: { file: string; text: string }[]) =>
  messageOf(...files).replaceAll(/\.mdx:\d+: /g, '.mdx: ');

test('accepts valid front matter and reports only the related pages that are missing', () => {
  const faults = faultsOf(fileOf(good));
  expect(faults).not.toContain('sleep-clinic.mdx: path');
  expect(faults.split('\n').filter((line) => line.includes('.mdx'))).toEqual([
    'app/languages/en/information/sleep-clinic.mdx: related: There is no other page at /insomnia.',
    'app/languages/en/information/sleep-clinic.mdx: related: There is no other page at /nightmares.',
  ]);
});

describe.each([
  [
    'sources.1.url',
    { sources: [good.sources[0], { title: 'Two', organisation: 'NICE', url: 'http://nice.org.uk' }] },
  ],
  ['sources.1', { sources: [good.sources[0], { title: 'Two', organisation: 'NICE', read: '2026-11-21' }] }],
  ['confirm', { confirm: [] }],
  ['path', { path: 'sleep-clinic' }],
  ['path', { path: '/another-clinic' }],
  ['group', { group: 'dreams' }],
  ['title', { title: undefined }],
  ['title', { title: '' }],
  ['order', { order: 0 }],
  ['order', { order: 1.5 }],
  ['summary', { summary: 'Too short.' }],
  ['summary', { summary: `${good.summary} ${good.summary}` }],
  ['inShort', { inShort: 'Not enough words here.' }],
  ['today', { today: ['One step.'] }],
  ['folded', { folded: ['A section that is not there'] }],
  ['foldedOnPhone', { foldedOnPhone: ['A section that is not there'] }],
  ['firstStep', { firstStep: 'no sentence' }],
  ['price', { price: 'gold' }],
  ['specializations', { specializations: [] }],
  ['specializations.0', { specializations: ['Psychiatr'] }],
  ['medical.kind', { medical: { ...good.medical, kind: 'magic' } }],
  ['audience', { audience: 'Everybody' }],
  ['keywords', { keywords: ['one'] }],
  ['related', { related: ['/insomnia'] }],
  ['sources', { sources: good.sources.slice(1) }],
  ['sources.0.organisation', { sources: [{ title: 'One' }, good.sources[1]] }],
  ['reviewedOn', { reviewedOn: 'yesterday' }],
  ['nextReview', { nextReview: '2027-13-20' }],
  ['hero', { hero: 'insomnia' }],
  ['selfHelp.0', { selfHelp: ['horoscope'] }],
  ['sensitive', { sensitive: false }],
  ['colour', { colour: 'green' }],
] as const)('the field %s', (field, fault) => {
  test(`is reported with its file when it is invalid: ${JSON.stringify(fault)}`, () => {
    expect(faultsOf(fileOf({ ...good, ...fault }))).toContain(
      `app/languages/en/information/sleep-clinic.mdx: ${field}: `,
    );
  });
});

test('reports all errors of all files at once', () => {
  const faults = faultsOf(
    fileOf({ ...good, price: 'gold', audience: 'All' }),
    fileOf({ ...good, path: '/insomnia', group: 'dreams' }, 'insomnia.mdx'),
  );
  for (const place of ['sleep-clinic.mdx: price', 'sleep-clinic.mdx: audience', 'insomnia.mdx: group']) {
    expect(faults).toContain(place);
  }
});

test('reports a file without front matter or with invalid YAML', () => {
  expect(faultsOf({ file: 'a.mdx', text: 'Text' })).toContain('a.mdx: file: ');
  expect(faultsOf({ file: 'b.mdx', text: '---\ntitle: one: two\n---\n' })).toContain('b.mdx: front matter: ');
});

test('refuses two pages with the same order in a group', () => {
  const twin = fileOf({ ...good, path: '/insomnia' }, 'insomnia.mdx');
  expect(faultsOf(fileOf(good), twin)).toContain('insomnia.mdx: order: ');
});

test('refuses a page that lists itself as related', () => {
  expect(faultsOf(fileOf({ ...good, related: ['/sleep-clinic', '/insomnia'] }))).toContain(
    'related: There is no other page at /sleep-clinic.',
  );
});

test('all information pages of this site are valid', () => {
  expect(readInformationPages().length).toBeGreaterThan(0);
});

test('accepts a source with a URL and its reading date, or with the reason why it has no URL', () => {
  const sources = [
    { title: 'One', organisation: 'NICE', url: 'https://www.nice.org.uk/one', read: '2026-11-21' },
    { title: 'Two', organisation: 'A ward', noLink: 'on paper only' },
  ];
  expect(faultsOf(fileOf({ ...good, sources, confirm: ['That it is so.'] }))).not.toContain('sources');
});

test('reports an unknown danger or a repeated danger with its file', () => {
  const unknown = { ...good, dangers: ['overdose', 'sleepwalk', 'no-such-row'] };
  expect(faultsOf(fileOf(unknown, 'sleep-clinic.mdx'))).toContain('sleep-clinic.mdx: dangers');
  const twice = { ...good, dangers: ['overdose', 'sleepwalk', 'overdose'] };
  expect(faultsOf(fileOf(twice, 'sleep-clinic.mdx'))).toContain('Names overdose twice.');
});

test('names the line of the field', () => {
  const file = fileOf({ ...good, price: 'gold' });
  const line = file.text.split('\n').indexOf('price: gold') + 1;
  expect(line).toBeGreaterThan(5);
  expect(messageOf(file)).toContain(`sleep-clinic.mdx:${line}: price: `);
});

test.each([
  [
    { dangers: ['attempt', 'plan', 'dying-thoughts'] },
    'Remove attempt, plan, dying-thoughts: every page shows them.',
  ],
  [{ dangers: ['attempt', 'plan', 'dying-thoughts'] }, 'Add a row of the tier today, such as '],
  [{ dangers: good.dangers.toReversed() }, `Put the most urgent first: ${good.dangers.join(', ')}.`],
  [{ firstAid: ['overdose'] }, 'The card overdose needs the danger opioid-overdose.'],
  [{ dangers: ['opioid-overdose', 'sleepwalk', 'bad-nights'] }, 'Add it to firstAid.'],
  [
    { dangers: ['overdose', 'unsafe', 'goodbye', 'catatonia', 'sleepwalk', 'bad-nights'] },
    'Names 4 rows of the tier ambulance; the page shows 3 beside those of every page.',
  ],
  [
    { dangers: ['overdose', 'valproate-ill', 'jaundice', 'bad-nights'] },
    'Shows the sign yellow-eyes in two tiers: valproate-ill (emergency), jaundice (today). Keep the row',
  ],
  [{ moreDangers: 'Many medicines are on this page.' }, 'Remove it: no tier has more rows'],
  [{ sources: [good.sources[0], { title: 'Two', organisation: 'NICE' }] }, 'Give “Two” a url'],
])('the build refuses %j and says what to do', (fault, words) => {
  expect(faultsOf(fileOf({ ...good, ...fault }))).toContain(words);
});

test('the build accepts a sign beside a more urgent row that adds something to it', () => {
  const dangers = ['liver-severe', 'jaundice', 'bad-nights'];
  expect(faultsOf(fileOf({ ...good, dangers }))).not.toContain('dangers: ');
});

test('the build accepts more rows than a page usually shows if the page says why', () => {
  const dangers = ['overdose', 'unsafe', 'goodbye', 'catatonia', 'sleepwalk', 'bad-nights'];
  const more = { ...good, dangers, moreDangers: 'Many medicines are on this page.' };
  expect(faultsOf(fileOf({ ...more, moreDangers: 'no sentence' }))).toContain('moreDangers: ');
  expect(faultsOf(fileOf(more))).not.toMatch(/dangers: /i);
});
