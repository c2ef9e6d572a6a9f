import type { ReactNode } from 'react';
import { email, phones } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
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
  return (
    <section className={css.notice} aria-labelledby="notice">
      <Heading id="notice" className={css.noticeTitle}>
        What we keep, and why
      </Heading>
      <ul className={css.noticeList}>
        {children}
        <li>
          You may see it, correct it, or take your consent back: call{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> or write to{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.{whenTakenBack}
        </li>
        <li>
          Whom to complain to stands in the{' '}
          <TextLink href={publicPages.privacy.path}>privacy policy</TextLink>.
        </li>
      </ul>
    </section>
  );
}
