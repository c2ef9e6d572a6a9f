import type { SiteFacts } from '#app/site/fact-shapes.ts';
import { email, phones } from '#app/site/facts.ts';
import type { Language } from '#app/site/language.ts';
import { longDate } from '#app/site/long-date.ts';
import { publicPages } from '#app/site/pages.ts';
import { toolPages } from '#app/site/self-help-pages.ts';
import { useEdition } from '#app/ui/language/edition.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { PlainTable } from '../parts/reading-table.tsx';
import { contentsOf, type ReadingSection, ReadingSections } from '../parts/sectioned-page.tsx';
import { hindiPrivacyLead, hindiPrivacySections } from './privacy-in-hindi.tsx';
import { retention } from './retention.ts';

/** The day and the number of the policy's present version. Change both whenever you change what it says. */
export const privacyEdition = { number: 4, changedOn: '2026-11-23' } as const;

/** The facts of the hospital that the policy shows, or says to be still missing. */
export type PrivacyFacts = Pick<SiteFacts, 'dataContact' | 'dataPlace'>;

/** Everything that this website stores about a person, why, and for how long. */
const stored: readonly (readonly [what: string, why: string, howLong: string])[] = [
  [
    'Pages you read',
    'Your request, only to answer it. There is no list of who read or searched for what.',
    'Not kept',
  ],
  [
    'Failures',
    'The time, the fault, a random number and the address of the page, to mend it, and the same of a form that was sent. Never what you typed.',
    `${retention.failureLogDays} days`,
  ],
  [
    'Doctors',
    'Name, work, fee, times and photograph, to show who works here; a phone and an e-mail that only staff see.',
    'While listed here. When a doctor is removed, the entry is hidden at once, and erased when the doctor asks.',
  ],
  [
    'Patients’ stories',
    'The link of a film, its title and picture, who consented, when, and a note: to publish it only with consent, and to prove that.',
    'The consent until it is withdrawn; the link, its title and its picture until the link is deleted',
  ],
  [
    'Appointments',
    'The name, phone, e-mail and note that you enter, who comes along, how we may call you, the doctor, day and time, what was changed and your consent: to see you at that time.',
    `${retention.appointmentYears} years, as for records of treatment. Then only the doctor, day and outcome stay, without your name.`,
  ],
  [
    'Payments',
    'What you paid, how, and the name on the receipt: to give you a receipt and to keep our books.',
    `${retention.receiptYears} financial years, as for books of account. Then your name is taken out.`,
  ],
  [
    'Requests for a call',
    'Your name or initials, phone, the best time and whom we may say is calling: to call you.',
    `${retention.callbackDays} days`,
  ],
  [
    'Tries to book, to find an appointment or to be called',
    'How many, under a code that holds neither phone nor address, to stop people who guess.',
    'A day at most',
  ],
  [
    'Staff accounts',
    'Name, e-mail and a scrambled form of the password, to let staff in and nobody else.',
    'While the person works here. Then the account is closed, and its name stays for the log of changes until they ask us to erase it.',
  ],
  [
    'Staff sessions',
    'Times, internet address and kind of browser, to stay signed in and to end it on a lost phone.',
    `${retention.sessionHours} hours (${retention.idleSessionHours} without use), or ${retention.rememberedSessionDays} days (${retention.idleRememberedSessionDays} without use) if staff ask to be remembered; erased within a day after that`,
  ],
  [
    'Tries to sign in',
    'How many, under a code that holds no address, to stop people who guess passwords.',
    'A day at most',
  ],
  [
    'Log of changes',
    'Who changed what, who opened an appointment, who signed in or tried to, when and from which internet address, to find out what happened.',
    `${retention.auditDays} days`,
  ],
  [
    'Emergency copies',
    'All of the above but the failures, as they were, to bring back what was lost by mistake.',
    `${retention.databaseCopiesDays} days`,
  ],
];

const withNumbers = (sections: readonly ReadingSection[]): readonly ReadingSection[] =>
  sections.map((section, place) => ({ ...section, title: `${place + 1}. ${section.title}` }));

/** The six sections of the specification, in its order (section 2.3). */
function sectionsFor({ dataContact, dataPlace }: PrivacyFacts): readonly ReadingSection[] {
  return withNumbers([
    {
      id: 'collected',
      title: 'What we collect',
      words: (
        <>
          <p>
            As a visitor you need no account here. We ask for your name and phone only if you book an
            appointment or want us to call you. A note about your health is up to you. What you type is sent
            with the form and stands in no address. After you have booked, one page shows the time and the
            doctor for a day, without your name. We set no cookie on visitors. We count no clicks and build no
            profile. No company that sells advertising learns from us that you were here.
          </p>
          <p>This is all that the website stores about anyone:</p>
          <PlainTable
            label="What is stored, why and how long"
            columns={['What', 'What it holds, and why', 'How long']}
            rows={stored}
          />
          <p>
            From 13 May 2027 a rule of the government asks that personal data, and the log of what was done
            with it, be kept for at least {retention.leastYears} year (Digital Personal Data Protection Rules
            2025, rule 8). Where the table says less, we then follow the rule, and erase after that year.
          </p>
          <p>
            Staff who sign in get a cookie. It ends when the browser closes, or after{' '}
            {retention.rememberedSessionDays} days if they ask to be remembered. One that knows the device
            again lasts {retention.knownDeviceDays} days, one for a sign-in in two steps{' '}
            {retention.secondStepMinutes} minutes, and one with a short message such as “Doctor added”{' '}
            {retention.messageSeconds} seconds.
          </p>
          <p>
            Your own phone or computer may keep copies of pages you read, so that they open again quickly or
            without a network, and our typefaces with a note that it has them. It also keeps which language
            you chose, so that we can offer it again; that is never sent to us. What you type into one of our{' '}
            <TextLink href={toolPages.tools.path}>sheets</TextLink> is kept there too and never sent to us; a
            button on the sheet deletes it. What you answer in a check of your mood or worry is added up and
            kept nowhere. If others use your device, you may want to clear its history.
          </p>
        </>
      ),
    },
    {
      id: 'use',
      title: 'How we use it',
      words: (
        <p>
          Only for the purpose in the table. We do not sell data. We send no advertising. No machine makes
          decisions about you. When you call us or write to us, we use what you tell us to answer you and to
          plan your care.
        </p>
      ),
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality of health data',
      words: (
        <>
          <p>
            This website holds no medical records. They are not on it and cannot be reached through it. A note
            that you write when you book is shown only to staff who open your appointment. What you tell a
            doctor, nurse or therapist here is confidential. The Mental Healthcare Act 2017 protects it, on
            paper and in computers (sections 23 and 24).
          </p>
          <p>
            E-mail and messages can be seen by others on the way. Please do not send us details of your health
            by e-mail: call, or tell us when you come.{' '}
            <TextLink href={publicPages.rights.path}>Your rights</TextLink> says more about confidentiality
            and about seeing your records.
          </p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: 'Whom we share it with',
      words: (
        <>
          <ul>
            <li>
              <strong>You allow it.</strong> With your consent, and no further than it goes. A patient’s story
              is shown only so.
            </li>
            <li>
              <strong>Authorised staff.</strong> Those of our staff who need it for their work.
            </li>
            <li>
              <strong>Legal authorities.</strong> When a court, the Mental Health Review Board or another
              authority that may do so orders it.
            </li>
            <li>
              <strong>Emergencies.</strong> When a life is in danger or someone may be harmed, and then only
              what is needed.
            </li>
          </ul>
          <p>
            <strong>Insurers and laboratories</strong> learn nothing from this website. If you ask us to bill
            your insurer or its TPA (the company that settles claims), or if a test is made in a laboratory
            elsewhere, we give them what that needs, with your consent.
          </p>
          <p>
            The website runs on machines of Cloudflare. To send you a page and to keep attacks off, Cloudflare
            handles your internet address for us.{' '}
            {dataPlace === null
              ? 'Where in the world it stores what is in the table will be written here before we open.'
              : `What is in the table is stored ${dataPlace}.`}
          </p>
          <p>
            Films come from YouTube, reels from Instagram. Nothing is asked of them until you press one. From
            then on their own rules hold. The same is true of maps, and of the pages of doctors elsewhere.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we keep it safe',
      words: (
        <ul>
          <li>All pages travel encrypted.</li>
          <li>Passwords are kept only in a scrambled form that cannot be read back.</li>
          <li>Guessing a password is slowed down, and every sign-in is noted.</li>
          <li>Who changed what can be traced.</li>
          <li>Photographs lose the place and the time they were taken before we keep them.</li>
          <li>
            If data is ever lost or stolen, we tell the people it is about and the Data Protection Board of
            India without delay, and the Board the details within 72 hours.
          </li>
        </ul>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      words: (
        <>
          <p>Under the Digital Personal Data Protection Act 2023 you may ask us:</p>
          <ul>
            <li>what we hold about you and whom we gave it to (section 11)</li>
            <li>to correct, complete or erase it (section 12)</li>
            <li>to answer a complaint about it (section 13)</li>
            <li>to note who may act for you if you die or cannot act (section 14)</li>
          </ul>
          <p>
            You may take back a consent at any time, as easily as you gave it (section 6). Nothing done before
            becomes wrong by that. For a child, a parent or guardian asks. We follow no child’s behaviour and
            show children no advertising (section 9).
          </p>
          <p>
            {dataContact === null ? (
              <>
                The name of our grievance officer, who answers for data, will be shown here before we open.
                Until then, write to <TextLink href={`mailto:${email}`}>{email}</TextLink> or call{' '}
                <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>.
              </>
            ) : (
              <>
                Write to our grievance officer, {dataContact.name},{' '}
                <TextLink href={`mailto:${dataContact.email}`}>{dataContact.email}</TextLink>, or call{' '}
                <TextLink href={dataContact.phone.href}>{dataContact.phone.shown}</TextLink>.
              </>
            )}{' '}
            You have an answer within one month. If it does not satisfy you, you can complain to the Data
            Protection Board of India. Data that a law makes us keep is erased when that time is over. These
            parts of the Act bind everyone from May 2027. We keep to them now.
          </p>
        </>
      ),
    },
  ]);
}

const noFacts: PrivacyFacts = { dataContact: null, dataPlace: null };

export const privacyContents = contentsOf(sectionsFor(noFacts));

export const privacyContentsIn = (language: Language) =>
  language === 'hi' ? contentsOf(withNumbers(hindiPrivacySections(noFacts))) : privacyContents;

/** What this website stores, why and for how long, and what one can do about it. */
export function PrivacyPolicy({ facts }: { readonly facts: PrivacyFacts }) {
  const { number, changedOn } = privacyEdition;
  if (useEdition().language === 'hi')
    return (
      <ReadingSections
        lead={hindiPrivacyLead(privacyEdition)}
        sections={withNumbers(hindiPrivacySections(facts))}
      />
    );
  return (
    <ReadingSections
      lead={
        <>
          <p>
            To read about your mind is private. You can read everything here without telling anyone who you
            are. This page says what the website stores, why, for how long, and what you can do about it.
          </p>
          <p>
            Last changed on <time dateTime={changedOn}>{longDate(changedOn)}</time>, edition {number}.
          </p>
        </>
      }
      sections={sectionsFor(facts)}
    />
  );
}
