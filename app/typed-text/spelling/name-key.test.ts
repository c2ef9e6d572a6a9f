import { describe, expect, test } from 'vitest';
import { askedWords, beginsWithAsked, hasAskedWord, isTitle, nameTerms } from './name-key.ts';

function finds(search: string, name: string): boolean {
  const [terms, asked] = [nameTerms(name), askedWords(search)];
  return asked.length > 0 && asked.every((word) => hasAskedWord(terms, word));
}

describe('one name in many spellings', () => {
  test.each([
    ['Omprakash', 'Om Prakash', 'ओमप्रकाश', 'ओम प्रकाश', 'ਓਮ ਪ੍ਰਕਾਸ਼', 'OM-PRAKASH'],
    ['RK Sharma', 'R.K. Sharma', 'R K Sharma', 'Sharma R.K.', 'Dr. R. K. Sharma'],
    ["D'Souza", 'DSouza', 'D Souza', 'D’Souza', 'Dsouza'],
    ['Asha Verma', 'Verma, Asha', 'asha  varma', 'आशा वर्मा', 'ਆਸ਼ਾ ਵਰਮਾ', 'Smt. Asha Verma', 'डॉ. आशा वर्मा'],
    ['Gurpreet Singh', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'गुरप्रीत सिंह', 'Gurprit Singh', 'Sardar Gurpreet Singh ji'],
    ['Harjinder Kaur', 'Harjindar Kaur', 'ਹਰਜਿੰਦਰ ਕੌਰ', 'हरजिंदर कौर', 'हरजिन्दर कौर'],
    ['Choudhary', 'Chaudhari', 'Chowdary', 'चौधरी', 'ਚੌਧਰੀ'],
    ['Lakshmi Mishra', 'Laxmi Misra', 'लक्ष्मी मिश्रा'],
    ['Rajender Rao', 'Rajinder Rao', 'राजेन्द्र राव', 'राजेंद्र राव'],
    ['Arora', 'अरोड़ा', 'ਅਰੋੜਾ'],
    ['Chhabra', 'Chabra', 'छाबड़ा', 'छाबड़ा'],
    ['Mohammad', 'Mohammed', 'Muhammad', 'मोहम्मद'],
    ['Krishna', 'Krishan', 'कृष्ण', 'कृष्णा'],
    ['Zoya Fatima', 'Joya Phatima', 'ज़ोया फ़ातिमा', 'जोया फातिमा'],
    ['Ishaan', 'Ishan', 'ईशान', 'ਈਸ਼ਾਨ'],
    ['Élodie', 'Elodie', 'ELODIE'],
  ])('%s', (...spellings) => {
    const missed = spellings.flatMap((search) =>
      spellings.filter((name) => !finds(search, name)).map((name) => `${search} does not find ${name}`),
    );
    expect(missed).toEqual([]);
  });
});

test.each([
  ['asha', 'Usha Rani'],
  ['ravi', 'Rani'],
  ['राव', 'Ravi Sharma'],
  ['Priya', 'Priti'],
  ['Asha', 'Ashok'],
  ['singh', 'Sinha'],
  ['सिंह', 'सिन्हा'],
  ['RK', 'Ravi Sharma'],
  ['prakash', 'Omkar Prasad'],
  ['asha verma', 'Asha Sharma'],
  ['ishan', 'Khan'],
  ['ishan', 'Farhan Khan'],
  ['ishan', 'Nisha Khan'],
  ['khan', 'Ishaan'],
])('%s does not find %s', (search, name) => {
  expect(finds(search, name)).toBe(false);
});

test.each([
  ['omp', 'Om Prakash'],
  ['ओमप्र', 'Omprakash'],
  ['kumar', 'Ramkumar'],
  ['R K Sharma', 'Rakesh Kumar Sharma'],
  ['RK Sharma', 'Rakesh Kumar Sharma'],
  ['verma as', 'Asha Verma'],
])('%s finds %s while it is typed', (search, name) => {
  expect(finds(search, name)).toBe(true);
});

test.each(['Dr.', 'doctor', 'Dr. Ms', 'डॉ.', 'ਡਾਕਟਰ', 'श्रीमती'])('%s is a form of address', (text) => {
  expect(isTitle(text)).toBe(true);
  expect(askedWords(text)).toEqual([]);
});

test.each(['', '%', 'Dr. Rao', 'Kumari'])('%j is no form of address', (text) => {
  expect(isTitle(text)).toBe(false);
});

test('bounds the terms of a long name', () => {
  expect(nameTerms('Ramakrishnan '.repeat(50)).length).toBeLessThan(40);
  expect(Math.max(...nameTerms('x'.repeat(1000)).map(({ length }) => length))).toBeLessThan(60);
});

test('tells a match at the beginning of a word from one inside', () => {
  const begins = (search: string, ...names: string[]) => beginsWithAsked(names, askedWords(search));
  const atWords = ['Ishaan Khanna', 'Ishan', 'ईशान', 'Ravi Ishan'].map((name) => begins('ishan', name));
  expect(atWords).toEqual([true, true, true, true]);
  expect(['Zeeshan Khan', 'Krishan'].map((name) => begins('ishan', name))).toEqual([false, false]);
  expect(begins('RK Sharma', 'Rakesh Kumar Sharma')).toBe(true);
  expect(begins('kumar', 'Ramkumar')).toBe(false);
  expect(begins('asha ravi', 'Asha Verma', 'Ravi Verma')).toBe(true);
});
