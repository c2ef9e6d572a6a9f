import type { ReactNode } from 'react';
import type { ByLocale, Locale } from '#app/languages/locales.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import {
  contentsOf,
  ReadingSections,
  type SectionInLanguages,
  sectionsIn,
} from '../reading/sectioned-page.tsx';
import { admission, children, police, suicideAttempt } from './admission.tsx';
import { complaints } from './complaints.tsx';
import { confidentiality, contacts, pictures, records } from './confidentiality.tsx';
import { advanceDirective, decide, nominatedRepresentative } from './deciding.tsx';
import { dignity, equality, information } from './life-in-care.tsx';
import { registrations } from './registration.tsx';
import type { RightsFacts } from './rights-facts.ts';

/** What the page of rights is written from. */
export const rightsSources = [
  {
    title: 'The Mental Healthcare Act, 2017 (Act 10 of 2017)',
    organisation: 'Parliament of India, India Code',
    url: 'https://www.indiacode.nic.in/handle/123456789/2249',
  },
  {
    title: 'The Mental Healthcare (Rights of Persons with Mental Illness) Rules, 2018, rule 6',
    organisation: 'Ministry of Health and Family Welfare',
    noLink: 'read in reports of it, not in the Gazette',
  },
  {
    title: 'The Protection of Children from Sexual Offences Act, 2012, section 19',
    organisation: 'Parliament of India, India Code',
    url: 'https://www.indiacode.nic.in/handle/123456789/2079',
  },
  {
    title: 'The Legal Services Authorities Act, 1987, section 12',
    organisation: 'Parliament of India, India Code',
    url: 'https://www.indiacode.nic.in/handle/123456789/1925',
  },
] as const;

const lead: ByLocale<ReactNode> = {
  en: (
    <p>
      If you have a mental health condition, you have rights in every hospital in India, and so in ours. Here
      they are in plain words. The small print names the section of the law, so that you can look it up.
    </p>
  ),
  hi: (
    <p>
      अगर आपको मन की कोई बीमारी है, तो भारत के हर अस्पताल में आपके अधिकार हैं, और हमारे यहाँ भी। वे यहाँ आसान शब्दों में लिखे
      हैं। छोटे अक्षरों में कानून की धारा लिखी है, ताकि आप खुद देख सकें।
    </p>
  ),
};

const sections: readonly SectionInLanguages<RightsFacts>[] = [
  decide,
  advanceDirective,
  nominatedRepresentative,
  equality,
  dignity,
  information,
  confidentiality,
  pictures,
  records,
  contacts,
  admission,
  children,
  police,
  suicideAttempt,
  complaints,
  registrations,
];

export const rightsContentsIn = (language: Locale) => contentsOf(language, sections);

/** What the law promises a person in care, whom to turn to, and who gave the hospital leave to work. */
export function Rights({ facts }: { readonly facts: RightsFacts }) {
  const { language } = usePageLocale();
  return <ReadingSections lead={lead[language]} sections={sectionsIn(language, sections, facts)} />;
}
