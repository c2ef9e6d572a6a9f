import type { Locale } from '#app/languages/locales.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';
import { collected, use } from '#messages/content/privacy/collected.tsx';
import { privacyWords } from '#messages/content/privacy/privacy-policy.tsx';
import { security, yourRights } from '#messages/content/privacy/safety-and-rights.tsx';
import { confidentiality, sharing } from '#messages/content/privacy/sharing.tsx';
import { contentsOf, ReadingSections, type Section } from '../reading/sectioned-page.tsx';
import type { PrivacyFacts } from './privacy-facts.ts';

/** Version of the policy and the day of its last change. Change both whenever the text changes. */
export const privacyVersion = { number: 6, changedOn: '2026-11-27' } as const;

/** The six sections of requirement 22, in its order. */
const sections: readonly Section<PrivacyFacts>[] = [
  { id: 'collected', messages: collected },
  { id: 'use', messages: use },
  { id: 'confidentiality', messages: confidentiality },
  { id: 'sharing', messages: sharing },
  { id: 'security', messages: security },
  { id: 'your-rights', messages: yourRights },
];

export const privacyContentsIn = (locale: Locale) => contentsOf(locale, sections, { isNumbered: true });

/** The privacy policy: stored data, its use, and the rights of the person it is about. */
export function PrivacyPolicy({ facts }: { readonly facts: PrivacyFacts }) {
  const { lead } = useWords(privacyWords);
  const { changedOn, number } = privacyVersion;
  return (
    <ReadingSections
      lead={
        <>
          {lead(changedOn, number)}
          <PhoneTraces />
        </>
      }
      sections={sections}
      facts={facts}
      isNumbered
    />
  );
}
