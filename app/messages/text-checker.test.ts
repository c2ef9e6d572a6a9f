import { expect, test } from 'vitest';
import { revealingWordIn, textFindings } from './text-checker.ts';

const good = 'Your time {when} is confirmed. Ref {ref}. To change it, call {phone} -{brand}';

const findings = (text: string, other: Partial<Parameters<typeof textFindings>[0]> = {}) =>
  textFindings({
    kind: 'confirmed',
    language: 'en',
    text,
    brand: 'PMWH',
    phones: ['9876543210', '1722560001'],
    mostVariables: 2,
    ...other,
  });

test('finds nothing in a good text', () => {
  expect(findings(good)).toEqual([]);
});

test.each([
  ['a third variable', `${good} and again {when} for all of you.`, /At most 2 variables/],
  [
    'variables without words between them',
    'Your time {when}, {ref} is confirmed for you by all of us -{brand}',
    /between two/,
  ],
  [
    'a variable at the end',
    'We have confirmed your time with us -{brand}. Your time is {when}.',
    /after the last/,
  ],
  [
    'a text without the brand',
    'Your time {when} is confirmed. Ref {ref}. To change it, call {phone}',
    /Add \{brand\}/,
  ],
  ['too few fixed words', 'Yes: {when} ref {ref} -{brand}', /60 %/],
  ['an unknown variable', `Dear {name}: ${good}`, /Write variables as/],
  ['a variable of the operators', good.replace('{ref}', '{#var#}'), /Write variables as/],
  ['a link', good.replace('To change it', 'See pmwh.in/a'), /never send links/],
  ['a link with a scheme', good.replace('To change it', 'See https://bit.ly'), /never send links/],
  ['a number of somebody else', good.replace('{phone}', '98140 12345'), /Take 98140 12345 out/],
  ['a number in Hindi digits', good.replace('{phone}', '९८१४० १२३४५'), /98140 12345/],
  ['a word about the mind', good.replace('Your time', 'Your mental health time'), /“mental”/],
  ['a doctor', good.replace('Your time', 'Your time with Dr Rao'), /“Dr”/],
  ['a Hindi word about the mind', good.replace('Your time', 'मानसिक जाँच'), /“मानसिक”/],
])('finds %s', (_name, text, finding) => {
  expect(findings(text).join(' ')).toMatch(finding);
});

test('allows as many variables as the settings say', () => {
  const text =
    'Your visit {when} at {time} is confirmed, with reference {ref}. To change it, call {phone} -{brand}';
  expect(findings(text, { kind: 'tomorrow', mostVariables: 3 })).toEqual([]);
  expect(findings(text, { kind: 'tomorrow' }).join(' ')).toContain('At most 2');
});

test('refuses a variable that a kind of message has no value for', () => {
  const text = 'We will call you about {ref} as soon as we can. Thank you for waiting. -{brand}';
  expect(findings(text, { kind: 'callback' })).toEqual(['This message has no {ref}.']);
});

test('allows the numbers of the hospital, in any spelling', () => {
  expect(findings(good.replace('{phone}', '0172 256 0001'))).toEqual([]);
  expect(findings(good.replace('{phone}', '+91 98765-43210'))).toEqual([]);
});

test('reads the brand too', () => {
  expect(findings(good, { brand: 'Asha Mind Care' }).join(' ')).toContain('“Mind”');
});

test.each(['De-addiction', 'PSYCHIATRY', 'नशामुक्ति', 'मन की बात', 'डिप्रेशन', 'mindful'])(
  '“%s” reveals',
  (text) => {
    expect(revealingWordIn(text)).toBeDefined();
  },
);

test.each(['Reminder', 'मना करें', 'इस समय', 'address', 'Commenda'])('“%s” reveals nothing', (text) => {
  expect(revealingWordIn(text)).toBeUndefined();
});
