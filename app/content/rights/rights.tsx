import type { Locale } from '#app/languages/locales.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';
import { admission, children, police, suicideAttempt } from '#messages/content/rights/admission.tsx';
import { complaints } from '#messages/content/rights/complaints.tsx';
import { confidentiality, contacts, pictures, records } from '#messages/content/rights/confidentiality.tsx';
import { advanceDirective, decide, nominatedRepresentative } from '#messages/content/rights/deciding.tsx';
import { dignity, equality, information } from '#messages/content/rights/life-in-care.tsx';
import { registrations } from '#messages/content/rights/registration.tsx';
import { rightsWords } from '#messages/content/rights/rights.tsx';
import { contentsOf, ReadingSections, type Section } from '../reading/sectioned-page.tsx';
import type { RightsFacts } from './rights-facts.ts';
import { WhomToCall } from './whom-to-call.tsx';

/** Sources of the page. Their titles are English in every locale. */
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

const sections: readonly Section<RightsFacts>[] = [
  { id: 'decide', messages: decide },
  { id: 'advance-directive', messages: advanceDirective },
  { id: 'nominated-representative', messages: nominatedRepresentative },
  { id: 'equality', messages: equality },
  { id: 'dignity', messages: dignity },
  { id: 'information', messages: information },
  { id: 'confidentiality', messages: confidentiality, after: () => <PhoneTraces /> },
  { id: 'pictures', messages: pictures },
  { id: 'records', messages: records },
  { id: 'contacts', messages: contacts },
  { id: 'admission', messages: admission },
  { id: 'children', messages: children },
  { id: 'police', messages: police },
  { id: 'suicide-attempt', messages: suicideAttempt },
  {
    id: 'complaints',
    messages: complaints,
    after: ({ reviewBoard, legalAid }) => <WhomToCall reviewBoard={reviewBoard} legalAid={legalAid} />,
  },
  { id: 'registration', messages: registrations },
];

export const rightsContentsIn = (locale: Locale) => contentsOf(locale, sections);

/** The rights of a person in care, the bodies that hear a complaint, and the hospital's registrations. */
export function Rights({ facts }: { readonly facts: RightsFacts }) {
  const { lead } = useWords(rightsWords);
  return <ReadingSections lead={lead()} sections={sections} facts={facts} />;
}
