import { PageLink } from '#app/content/reading/page-link.tsx';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { act } from './act.ts';

const { emergency, mentalHealth } = helplines;

export const admission = {
  title: 'Coming in and going home',
  note: act('sections 85 to 98'),
  body: () => (
    <ul>
      <li>
        <strong>By your own choice.</strong> This is the rule. You ask to come in, and you may leave when you
        ask. You can be kept for 24 hours at most, to see whether you need the next kind of admission.
      </li>
      <li>
        <strong>Supported admission, for up to 30 days.</strong> You do not ask for it; your representative
        applies. Two professionals, one of them a psychiatrist, examine you separately. Both must find that
        you recently threatened or tried to hurt yourself, were violent, made someone fear harm from you, or
        were in danger because you could not care for yourself. You must also be unable to decide about
        treatment without very high support, and nothing less strict may do. The Board is told within seven
        days, within three for a woman. You may ask it to review this. To go on for longer needs new checks
        and the Board’s permission.
      </li>
      <li>
        <strong>In an emergency.</strong> Treatment to prevent death or serious harm may last up to 72 hours,
        with the consent of your representative if they can be reached.
      </li>
      <li>
        <strong>Going home.</strong> The next steps are planned with you, your representative and the family
        you return to.
      </li>
    </ul>
  ),
};

export const children = {
  title: 'Children and young people',
  note: act('sections 15, 23, 87 and 95'),
  body: () => (
    <p>
      Below the age of 18, a parent or guardian is the representative and consents. A child is admitted only
      if two professionals, one of them a psychiatrist, agree. Children sleep apart from adults, and a parent
      or another chosen adult stays with them; with a girl, a woman if her representative is a man. The Board
      is told within 72 hours. Electroconvulsive therapy needs the guardian’s consent and the Board’s
      permission. A child has a right to confidentiality too: the parent is told what they need to decide.
      Before they speak, a child is told that sexual abuse has to be reported.
    </p>
  ),
};

export const police = {
  title: 'Police and magistrate',
  note: act('sections 100 to 102'),
  body: () => (
    <p>
      The police must protect a person who is ill and at risk, or a risk to others. They tell them why, and
      bring them to a public hospital within 24 hours. A lock-up is forbidden. Where an ill person is treated
      badly or left without care at home, whoever knows must tell the police, and they tell a Magistrate. The
      Magistrate can order an examination, and a stay in hospital of up to ten days.{' '}
      <PageLink path="/when-someone-refuses">When someone refuses help</PageLink> has each step for families.
    </p>
  ),
};

export const suicideAttempt = {
  title: 'After a suicide attempt',
  note: act('section 115'),
  body: () => (
    <p>
      The law presumes that a person who tried to end their life was under severe stress. They are owed care,
      not punishment. If you think of it now, call{' '}
      <TextLink
        href={`tel:${mentalHealth.number}`}
      >{`${mentalHealth.number} (${mentalHealth.name})`}</TextLink>
      , or <TextLink href={`tel:${emergency.number}`}>{emergency.number}</TextLink> if you are in danger.
    </p>
  ),
};
