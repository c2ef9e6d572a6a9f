import { act } from './act.ts';

export const decide = {
  title: 'You decide about your care',
  note: act('sections 4 and 86'),
  body: () => (
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
};

export const advanceDirective = {
  title: 'Plan ahead: the advance directive',
  note: act('sections 5 to 11'),
  body: () => (
    <>
      <p>
        While you are well, you can write down how you wish to be cared for if one day you cannot decide. You
        can also write what you do not want, and who should speak for you. Any adult can do this, ill before
        or not.
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
};

export const nominatedRepresentative = {
  title: 'Choose who speaks for you',
  note: act('sections 14 to 17'),
  body: () => (
    <p>
      Write the name of an adult you trust on plain paper and sign it, or put your thumb print. That person
      agrees in writing and is then your nominated representative. They help you decide and must give weight
      to your wishes. To have one does not mean that you cannot decide. If you name nobody, the law turns to a
      relative, then to a carer, then to someone whom the Board appoints.
    </p>
  ),
};
