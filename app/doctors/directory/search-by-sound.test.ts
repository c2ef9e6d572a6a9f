import { describe, expect, test } from 'vitest';
import { containsSearchText } from './search-by-sound.ts';

const doctor = 'dr. asha varma\nsector 15 hospital\npsychiatry';

describe('a doctor with a name in Latin letters', () => {
  test.each(['asha va', 'वर्मा', 'ਵਰਮਾ', 'आशा वर्मा', 'डॉ. आशा', 'डॉक्टर वर्मा', 'ਡਾ. ਆਸ਼ਾ', 'वर्मा 15'])(
    'is found by %s',
    (search) => expect(containsSearchText(doctor, search)).toBe(true),
  );

  test.each(['राव', 'डॉ. राव', 'डॉ.', 'ਡਾਕਟਰ', 'आशा राव'])('is not found by %s', (search) =>
    expect(containsSearchText(doctor, search)).toBe(false),
  );
});
