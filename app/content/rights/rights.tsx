import type { SiteFacts } from '#app/site/fact-shapes.ts';
import { helplines, phones } from '#app/site/facts.ts';
import type { Language } from '#app/site/language.ts';
import { publicPages } from '#app/site/pages.ts';
import { useEdition } from '#app/ui/language/edition.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { contentsOf, type ReadingSection, ReadingSections } from '../parts/sectioned-page.tsx';
import { hindiRightsLead, hindiRightsOf } from './rights-in-hindi.tsx';
import { WhomToCall } from './whom-to-call.tsx';

/** The facts of the hospital that the page shows, or says to be still missing. */
export type RightsFacts = Pick<
  SiteFacts,
  'mentalHealthRegistration' | 'certificateShownAt' | 'clinicalEstablishment' | 'reviewBoard' | 'legalAid'
>;

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

const act = (sections: string) => `Mental Healthcare Act 2017, ${sections}`;

const { emergency, mentalHealth } = helplines;

const rights: readonly ReadingSection[] = [
  {
    id: 'decide',
    title: 'You decide about your care',
    note: act('sections 4 and 86'),
    words: (
      <>
        <p>
          An adult who can understand what is offered and say what they want decides for themselves. A choice
          that others find unwise is still your choice.
        </p>
        <p>
          Treatment needs your informed consent. You are told what it is, why, and what it may cause, and then
          you say yes or no. You may ask for time. You may change your mind.
        </p>
      </>
    ),
  },
  {
    id: 'advance-directive',
    title: 'Plan ahead: the advance directive',
    note: act('sections 5 to 11'),
    words: (
      <>
        <p>
          While you are well, you can write down how you wish to be cared for if one day you cannot decide.
          You can also write what you do not want, and who should speak for you. Any adult can do this, ill
          before or not.
        </p>
        <ol>
          <li>
            <strong>Write it</strong> on plain paper: the care you want, the care you refuse, and who is to
            speak for you.
          </li>
          <li>
            <strong>Sign it</strong> before two witnesses, who sign too. A doctor notes that you can decide
            today.
          </li>
          <li>
            <strong>Register it</strong> with the Review Board, free of charge. Keep a copy, and give us one.
          </li>
          <li>
            <strong>Change it</strong> or take it back whenever you can decide, in the same way.
          </li>
        </ol>
        <p>
          It counts only while you cannot decide, and never in an emergency. Doctors follow a valid one or ask
          the Board to change it.
        </p>
      </>
    ),
  },
  {
    id: 'nominated-representative',
    title: 'Choose who speaks for you',
    note: act('sections 14 to 17'),
    words: (
      <p>
        Write the name of an adult you trust on plain paper and sign it, or put your thumb print. That person
        agrees in writing and is then your nominated representative. They help you decide and must give weight
        to your wishes. To have one does not mean that you cannot decide. If you name nobody, the law turns to
        a relative, then to a carer, then to someone whom the Board appoints.
      </p>
    ),
  },
  {
    id: 'equality',
    title: 'Care for all, and a life outside',
    note: act('sections 18, 19 and 21'),
    words: (
      <ul>
        <li>Everyone has a right to mental health care from services that the government runs or funds.</li>
        <li>Nobody may be kept in a hospital only because they have no family or no home.</li>
        <li>
          You are to be treated like a person with a physical illness: in an emergency, in an ambulance, in
          the quality of care, and by health insurers.
        </li>
        <li>A child under three is not usually parted from a mother who is in care.</li>
      </ul>
    ),
  },
  {
    id: 'dignity',
    title: 'Dignity and safety',
    note: act('sections 20 and 94 to 97'),
    words: (
      <>
        <ul>
          <li>
            a clean and safe place, good food, privacy, and what you need for hygiene, also during periods
          </li>
          <li>your own clothes if you wish, and hair that nobody cuts off by force</li>
          <li>time for rest, play, learning and prayer</li>
          <li>no forced work, and fair pay for work that you choose to do</li>
          <li>protection from all abuse, in deeds or words</li>
        </ul>
        <p>
          Chains are forbidden. So is locking a person up alone. A person may be held or tied only to prevent
          harm at once, where nothing milder does, if a psychiatrist allows it, under watch and no longer than
          needed. It is never a punishment, and never done because staff are few. Your representative is told
          within 24 hours.
        </p>
        <p>
          Electroconvulsive therapy is never emergency treatment, and never given without anaesthesia. Surgery
          on the brain for a mental illness needs your own informed consent and the Board’s approval.
        </p>
      </>
    ),
  },
  {
    id: 'information',
    title: 'Know what is happening',
    note: act('section 22'),
    words: (
      <p>
        You and your representative are told under which rule you are admitted, what illness the doctors see,
        what treatment they plan and its known side effects, and how to ask for a review. All this comes in a
        language and a form that you understand.
      </p>
    ),
  },
  {
    id: 'confidentiality',
    title: 'What you tell us stays with us',
    note: act('section 23'),
    words: (
      <>
        <p>Your illness and your treatment are confidential. The law names the exceptions:</p>
        <ul>
          <li>your representative and the professionals who treat you, as far as they need it</li>
          <li>to protect someone from harm, or to save a life</li>
          <li>an order of the Board, a court or another authority that may give one</li>
          <li>public safety</li>
        </ul>
        <p>
          Even then, only what is needed is told. Another law obliges everyone to report sexual abuse of a
          child. How this website handles data is in our{' '}
          <TextLink href={publicPages.privacy.path}>privacy policy</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'pictures',
    title: 'Pictures and stories',
    note: act('section 24'),
    words: (
      <p>
        No photograph of you and no word about your treatment goes to the media without your consent. This
        website shows a patient’s story only once we have a record of that person’s consent. When the consent
        is withdrawn, the story goes.
      </p>
    ),
  },
  {
    id: 'records',
    title: 'See your records',
    note: act('section 25'),
    words: (
      <p>
        You may see your basic medical records. Ask in writing, and you get them within 15 days. A part may be
        held back only where it would do you serious mental harm or make harm to others likely. Then you are
        told so, and can ask the Board to order its release.
      </p>
    ),
  },
  {
    id: 'contacts',
    title: 'Visitors, calls and mail',
    note: act('section 26'),
    words: (
      <p>
        On the ward you may receive visitors and calls at reasonable times, or refuse them. You may send and
        receive mail and e-mail. Nobody may keep you from your lawyer, your representative or the Board.
      </p>
    ),
  },
  {
    id: 'admission',
    title: 'Coming in and going home',
    note: act('sections 85 to 98'),
    words: (
      <ul>
        <li>
          <strong>By your own choice.</strong> This is the rule. You ask to come in, and you may leave when
          you ask. You can be kept for 24 hours at most, to see whether you need the next kind of admission.
        </li>
        <li>
          <strong>With support, for up to 30 days.</strong> Your representative asks for it. Two
          professionals, one of them a psychiatrist, examine you separately. Both must find that you cannot
          decide without very much help, that there is a grave risk, and that nothing less strict will do. The
          Board is told within seven days, within three for a woman. You may ask it to review this. To go on
          for longer needs new checks and the Board’s permission.
        </li>
        <li>
          <strong>In an emergency.</strong> Treatment to prevent death or serious harm may last up to 72
          hours, with the consent of your representative if they can be reached.
        </li>
        <li>
          <strong>Going home.</strong> The next steps are planned with you, your representative and the family
          you return to.
        </li>
      </ul>
    ),
  },
  {
    id: 'children',
    title: 'Children and young people',
    note: act('sections 15, 23, 87 and 95'),
    words: (
      <p>
        Below the age of 18, a parent or guardian is the representative and consents. A child is admitted only
        if two professionals, one of them a psychiatrist, agree. Children sleep apart from adults, and a
        parent or another chosen adult stays with them. The Board is told within 72 hours. Electroconvulsive
        therapy needs the guardian’s consent and the Board’s permission. A child has a right to
        confidentiality too: the parent is told what they need in order to care and decide.
      </p>
    ),
  },
  {
    id: 'police',
    title: 'Police and magistrate',
    note: act('sections 100 to 102'),
    words: (
      <p>
        The police must protect a person who is ill and at risk, or a risk to others. They tell them why, and
        bring them to a public hospital within 24 hours. A lock-up is forbidden. Where a person who is ill is
        treated badly or left without care at home, the police report it to a Magistrate. The Magistrate can
        order an examination, and a stay in hospital of up to ten days.{' '}
        <TextLink href="/when-someone-refuses">When someone refuses help</TextLink> has each step for
        families.
      </p>
    ),
  },
  {
    id: 'suicide-attempt',
    title: 'After a suicide attempt',
    note: act('section 115'),
    words: (
      <p>
        The law presumes that a person who tried to end their life was under severe stress. They are owed
        care, not punishment. If you think of it now, call{' '}
        <TextLink
          href={`tel:${mentalHealth.number}`}
        >{`${mentalHealth.number} (${mentalHealth.name})`}</TextLink>
        , or <TextLink href={`tel:${emergency.number}`}>{emergency.number}</TextLink> if you are in danger.
      </p>
    ),
  },
];

const complaintsTitle = { id: 'complaints', title: 'If something is wrong' };
const registrationTitle = { id: 'registration', title: 'Our registration' };

const noFacts: RightsFacts = {
  mentalHealthRegistration: null,
  certificateShownAt: null,
  clinicalEstablishment: null,
  reviewBoard: null,
  legalAid: null,
};

export const rightsContents = contentsOf([...rights, complaintsTitle, registrationTitle]);

export const rightsContentsIn = (language: Language) =>
  language === 'hi' ? contentsOf(hindiRightsOf(noFacts)) : rightsContents;

/** What the law promises a person in care, whom to turn to, and who gave the hospital leave to work. */
export function Rights({ facts }: { readonly facts: RightsFacts }) {
  if (useEdition().language === 'hi')
    return <ReadingSections lead={hindiRightsLead} sections={hindiRightsOf(facts)} />;
  return (
    <ReadingSections
      lead={
        <p>
          If you have a mental health condition, you have rights in every hospital in India, and so in ours.
          Here they are in plain words. The small print names the section of the law, so that you can look it
          up.
        </p>
      }
      sections={[
        ...rights,
        {
          ...complaintsTitle,
          note: act('sections 27, 28, 72, 77, 80 and 83'),
          words: (
            <>
              <ol>
                <li>
                  <strong>Tell us.</strong> Speak to the medical officer in charge, or call{' '}
                  <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>.
                </li>
                <li>
                  <strong>Go to the Mental Health Review Board.</strong> It costs nothing. You, your
                  representative or, if you agree, a registered charity can apply. We give you the form, and
                  you call the Board from the ward free of charge. It decides on a supported admission within
                  seven days, and on most other matters within 90.
                </li>
                <li>
                  <strong>Complain to the State Mental Health Authority</strong> if care was poor and the
                  Board’s answer does not satisfy you.
                </li>
                <li>
                  <strong>Appeal to the High Court</strong> within 30 days of what the Board or the Authority
                  decided.
                </li>
              </ol>
              <p>A lawyer for any of these rights is free for you.</p>
              <WhomToCall reviewBoard={facts.reviewBoard} legalAid={facts.legalAid} />
            </>
          ),
        },
        {
          ...registrationTitle,
          note: act('sections 65 and 70'),
          words: <RegistrationLines facts={facts} />,
        },
      ]}
    />
  );
}

type RegistrationFacts = Pick<
  RightsFacts,
  'mentalHealthRegistration' | 'certificateShownAt' | 'clinicalEstablishment'
>;

/** The hospital's registrations, or that they are still to come. */
function RegistrationLines({ facts }: { readonly facts: RegistrationFacts }) {
  const { mentalHealthRegistration: registration, certificateShownAt, clinicalEstablishment } = facts;
  return (
    <>
      <p>
        {registration
          ? `This hospital is registered with ${registration.authority}, number ${registration.number}. `
          : 'The hospital’s registration under the Mental Healthcare Act will be shown here before it opens. '}
        {certificateShownAt && `The certificate hangs ${certificateShownAt}.`}
      </p>
      {clinicalEstablishment !== null && clinicalEstablishment !== 'does not apply' && (
        <p>
          {`It is registered as a clinical establishment with ${clinicalEstablishment.authority}, number ${clinicalEstablishment.number}.`}
        </p>
      )}
    </>
  );
}
