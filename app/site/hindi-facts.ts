/** Facts in Devanagari. A fact that the hospital entered itself is shown as entered, in Latin letters. */
import type { HospitalFacts } from './fact-shapes.ts';
import type { Language } from './language.ts';
import { writtenFacts } from './written-facts.ts';

type NameAndPlace = Pick<HospitalFacts, 'hospital'>;

const names = {
  name: 'पंचकूला माइंड एंड वेलनेस हॉस्पिटल',
  shortName: 'पंचकूला माइंड एंड वेलनेस',
  location: 'सेक्टर 15, पंचकूला (हरियाणा)',
} as const;

/**
 * @returns the fact in Devanagari, or undefined where it is no longer the one that was written in it
 */
export const hindiFact = (fact: keyof typeof names, { hospital }: NameAndPlace): string | undefined =>
  hospital[fact] === writtenFacts.hospital[fact] ? names[fact] : undefined;

/** Name of the hospital in the script of a language, for titles, where no part of the text can be marked as English. */
export const hospitalNameIn = (language: Language, facts: NameAndPlace): string =>
  (language === 'hi' ? hindiFact('name', facts) : undefined) ?? facts.hospital.name;

const address = 'सेक्टर 15, पंचकूला, हरियाणा 134113';

export function hindiAddress({ hospital }: NameAndPlace): string | undefined {
  return JSON.stringify(hospital.address) === JSON.stringify(writtenFacts.hospital.address)
    ? address
    : undefined;
}

/** Purpose of each phone of the facts. */
export const hindiPhoneLabels = { admission: 'भर्ती', landline: 'लैंडलाइन', second: 'दूसरा फ़ोन' } as const;

/** The helplines by their numbers, in the words that state releases use. */
export const hindiHelplines: Readonly<Record<string, { readonly name: string; readonly detail: string }>> = {
  '112': { name: 'इमरजेंसी', detail: 'कोई भी आपात स्थिति, दिन-रात' },
  '14416': { name: 'टेली-मानस', detail: 'मन की परेशानी में बात करें, मुफ़्त, दिन-रात, 20 भाषाओं में' },
  '14446': { name: 'नशा मुक्ति हेल्पलाइन', detail: 'मुफ़्त' },
  '1098': { name: 'चाइल्ड हेल्पलाइन', detail: 'मुफ़्त, दिन-रात' },
  '108': { name: 'एम्बुलेंस', detail: 'दिन-रात' },
  '181': { name: 'महिला हेल्पलाइन', detail: 'मारपीट या ज़बरदस्ती में मदद, दिन-रात' },
  '14567': { name: 'एल्डरलाइन', detail: 'बुज़ुर्गों के लिए, सुबह 8 से रात 8 बजे तक' },
};

export const hindiProfiles = {
  YouTube: 'यूट्यूब पर हमारा चैनल',
  Facebook: 'फ़ेसबुक पर हमारा पेज',
  Instagram: 'इंस्टाग्राम पर हमारी प्रोफ़ाइल',
} as const;
