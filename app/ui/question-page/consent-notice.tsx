import type { ReactNode } from 'react';
import { publicPages } from '#app/navigation/pages.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { TextLink } from '../text-link/text-link.tsx';
import * as css from './question-page.css.ts';

interface ConsentNoticeProps {
  readonly heading: 'h2' | 'h3';
  /** List items that state which data of this form is stored, who sees it and for how long. */
  readonly children: ReactNode;
  /** Text on what a withdrawn consent does not change. */
  readonly whenTakenBack?: string;
}

/** Privacy notice beside a consent: data stored from this form, then the rights that are the same for every form. */
export function ConsentNotice({ heading: Heading, children, whenTakenBack = '' }: ConsentNoticeProps) {
  const { email, phones, messages } = useHospitalFacts();
  const words = useWords(questionPageWords);
  const { pathTo } = usePageLocale();
  return (
    <section className={css.notice} aria-labelledby="notice">
      <Heading id="notice" className={css.noticeTitle}>
        {words.whatWeKeep}
      </Heading>
      <ul className={css.noticeList}>
        {children}
        {messages.brand !== null && <li>{words.messagesSent}</li>}
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
