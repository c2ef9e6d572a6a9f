import { act } from './act.ts';

export const equality = {
  title: 'Care for all, and a life outside',
  note: act('sections 18, 19 and 21'),
  body: () => (
    <ul>
      <li>Everyone has a right to mental health care from services that the government runs or funds.</li>
      <li>Nobody may be kept in a hospital only because they have no family or no home.</li>
      <li>
        You are to be treated like a person with a physical illness: in an emergency, in an ambulance, in the
        quality of care, and by health insurers.
      </li>
      <li>A child under three is not usually parted from a mother who is in care.</li>
    </ul>
  ),
};

export const dignity = {
  title: 'Dignity and safety',
  note: act('sections 20 and 94 to 97'),
  body: () => (
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
};

export const information = {
  title: 'Know what is happening',
  note: act('section 22'),
  body: () => (
    <p>
      You and your representative are told under which rule you are admitted, what illness the doctors see,
      what treatment they plan and its known side effects, and how to ask for a review. All this comes in a
      language and a form that you understand.
    </p>
  ),
};
