import type { RightsFacts } from '#app/content/rights/rights-facts.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { act } from './act.ts';

export const complaints = {
  title: 'If something is wrong',
  note: act('sections 27, 28, 72, 77, 80 and 83'),
  body: ({ phones }: RightsFacts) => (
    <>
      <ol>
        <li>
          <strong>Tell us.</strong> Speak to the medical officer in charge, or call{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>.
        </li>
        <li>
          <strong>Go to the Mental Health Review Board.</strong> It costs nothing. You, your representative
          or, if you agree, a registered charity can apply. We give you the form, and you call the Board from
          the ward free of charge. It decides on a supported admission within seven days, and on most other
          matters within 90.
        </li>
        <li>
          <strong>Complain to the State Mental Health Authority</strong> if care was poor and the Board’s
          answer does not satisfy you.
        </li>
        <li>
          <strong>Appeal to the High Court</strong> within 30 days of what the Board or the Authority decided.
        </li>
      </ol>
      <p>A lawyer for any of these rights is free for you.</p>
    </>
  ),
};
