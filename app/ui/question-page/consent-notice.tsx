import type { ReactNode } from 'react';
import { publicPages } from '#app/navigation/pages.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { useEdition, useWords } from '../locale/edition.ts';
import { TextLink } from '../text-link/text-link.tsx';
import * as css from './question-page.css.ts';

interface ConsentNoticeProps {
  readonly heading: 'h2' | 'h3';
  /** What is kept of this form, who sees it and for how long: items of a list. */
  readonly children: ReactNode;
  /** What a consent that is taken back leaves as it was. */
  readonly whenTakenBack?: string;
}

/** What stands beside a consent: what is kept of a form, and then, of every form alike, what a person may ask for and of whom. */
export function ConsentNotice({ heading: Heading, children, whenTakenBack = '' }: ConsentNoticeProps) {
  const { email, phones } = useHospitalFacts();
  const words = useWords(questionPageWords);
  const { pathTo } = useEdition();
  return (
    <section className={css.notice} aria-labelledby="notice">
      <Heading id="notice" className={css.noticeTitle}>
        {words.whatWeKeep}
      </Heading>
      <ul className={css.noticeList}>
        {children}
        <li>
          {words.yourRights[0]} <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>{' '}
          {words.yourRights[1]} <TextLink href={`mailto:${email}`}>{email}</TextLink>
          {words.yourRights[2] + whenTakenBack}
        </li>
        <li>
          {words.complain[0]} <TextLink href={pathTo(publicPages.privacy.path)}>{words.complain[1]}</TextLink>
          {words.complain[2]}
        </li>
      </ul>
    </section>
  );
}
