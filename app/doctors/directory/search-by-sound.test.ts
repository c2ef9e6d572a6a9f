import { describe, expect, test } from 'vitest';
import { containsSearchText } from './search-by-sound.ts';

const doctor = 'dr. asha varma\nsector 15 hospital\npsychiatry';

describe('a doctor with a name in Latin letters', () => {
  test.each([
    ...[
      'asha va',
      'Dr Asha',
      'dr verma',
      'Doctor Asha',
      'Verma Asha',
      'Asha   Verma',
      'verma, asha',
      'DR.VERMA',
    ],
    ...['वर्मा', 'आशा वर्मा', 'वर्मा आशा', 'डॉ. आशा', 'डॉक्टर वर्मा', 'डा.  वर्मा', 'वर्मा 15', 'वर्मा १५'],
    ...['ਵਰਮਾ', 'ਡਾ. ਆਸ਼ਾ', 'ਡਾਕਟਰ ਵਰਮਾ, ਆਸ਼ਾ', 'ਵਰਮਾ ਆਸ਼ਾ'],
    ...['asha psychiatry', 'Dr.', 'doctor', 'डॉ.', 'ਡਾਕਟਰ', '', '  '],
  ])('is found by %j', (search) => expect(containsSearchText(doctor, search)).toBe(true));

  test.each(['राव', 'डॉ. राव', 'Dr Rao', 'आशा राव', 'asha rao', 'usha', '%', 'varmaa1'])(
    'is not found by %j',
    (search) => expect(containsSearchText(doctor, search)).toBe(false),
  );
});

test.each([
  ['dr. om prakash', 'Omprakash'],
  ['dr. omprakash', 'ओम प्रकाश'],
  ['dr. r.k. sharma', 'RK Sharma'],
  ["dr. maria d'souza", 'Dr DSouza'],
  ['डॉ. आशा वर्मा', 'Dr Asha Verma'],
  ['ਡਾ. ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Gurpreet Singh'],
  ['dr. élodie żuk', 'ELODIE'],
])('%j is found by %j', (name, search) => {
  expect(containsSearchText(name, search)).toBe(true);
});
