import type { PrivacyFacts } from '#app/content/privacy/privacy-facts.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

export const security = {
  title: 'How we keep it safe',
  body: () => (
    <ul>
      <li>All pages travel encrypted.</li>
      <li>Passwords are kept only in a scrambled form that cannot be read back.</li>
      <li>Guessing a password is slowed down, and every sign-in is noted.</li>
      <li>Who changed what can be traced.</li>
      <li>Photographs lose the place and the time they were taken before we keep them.</li>
      <li>
        If data is ever lost or stolen, we tell the people it is about and the Data Protection Board of India
        without delay, and the Board the details within 72 hours.
      </li>
    </ul>
  ),
};

export const yourRights = {
  title: 'Your rights',
  body: ({ dataContact, email, phones }: PrivacyFacts) => (
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
        becomes wrong by that. For a child, a parent or guardian asks. We follow no child’s behaviour and show
        children no advertising (section 9).
      </p>
      <p>
        {dataContact === null ? (
          <>
            The name of our grievance officer, who answers for data, will be shown here before we open. Until
            then, write to <TextLink href={`mailto:${email}`}>{email}</TextLink> or call{' '}
            <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>.
          </>
        ) : (
          <>
            Write to our grievance officer, {dataContact.name},{' '}
            <TextLink href={`mailto:${dataContact.email}`}>{dataContact.email}</TextLink>, or call{' '}
            <TextLink href={dataContact.phone.href}>{dataContact.phone.shown}</TextLink>.
          </>
        )}{' '}
        You have an answer within one month. If it does not satisfy you, from May 2027 you can complain to the
        Data Protection Board of India. Data that a law makes us keep is erased when that time is over. These
        parts of the Act bind everyone from May 2027. We keep to them now.
      </p>
    </>
  ),
};
