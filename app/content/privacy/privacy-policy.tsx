import type { ReactNode } from 'react';
import type { ByLocale, Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { longDate } from '#app/time/long-date.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import {
  contentsOf,
  ReadingSections,
  type SectionInLanguages,
  sectionsIn,
} from '../reading/sectioned-page.tsx';
import { collected, use } from './collected.tsx';
import type { PrivacyFacts } from './privacy-facts.ts';
import { security, yourRights } from './safety-and-rights.tsx';
import { confidentiality, sharing } from './sharing.tsx';

/** The day and the number of the policy's present version. Change both whenever you change what it says. */
export const privacyEdition = { number: 4, changedOn: '2026-11-23' } as const;

const { number, changedOn } = privacyEdition;

const lead: ByLocale<ReactNode> = {
  en: (
    <>
      <p>
        To read about your mind is private. You can read everything here without telling anyone who you are.
        This page says what the website stores, why, for how long, and what you can do about it.
      </p>
      <p>
        Last changed on <time dateTime={changedOn}>{longDate(changedOn)}</time>, edition {number}.
      </p>
    </>
  ),
  hi: (
    <>
      <p>
        अपने मन के बारे में पढ़ना आपकी निजी बात है। आप यहाँ सब कुछ पढ़ सकते हैं, यह बताए बिना कि आप कौन हैं। यह पेज बताता है कि
        वेबसाइट क्या रखती है, क्यों, कितने समय तक, और आप इसके बारे में क्या कर सकते हैं।
      </p>
      <p>
        आखिरी बार <time dateTime={changedOn}>{messagesIn('hi', clockWords).longDate(changedOn)}</time> को बदली
        गई, संस्करण {number}।
      </p>
    </>
  ),
};

const numbered = (text: string, place: number) => `${place + 1}. ${text}`;

/** The six sections of requirement 22, in its order. */
const sections: readonly SectionInLanguages<PrivacyFacts>[] = [
  collected,
  use,
  confidentiality,
  sharing,
  security,
  yourRights,
].map((section, place) => ({
  ...section,
  title: { en: numbered(section.title.en, place), hi: numbered(section.title.hi, place) },
}));

export const privacyContentsIn = (language: Locale) => contentsOf(language, sections);

/** What this website stores, why and for how long, and what one can do about it. */
export function PrivacyPolicy({ facts }: { readonly facts: PrivacyFacts }) {
  const { language } = usePageLocale();
  return <ReadingSections lead={lead[language]} sections={sectionsIn(language, sections, facts)} />;
}
