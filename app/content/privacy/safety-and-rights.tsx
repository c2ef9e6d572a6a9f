/** How it is kept safe, and what one may ask. */
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import type { PrivacyFacts } from './privacy-facts.ts';

export const security: SectionInLanguages = {
  id: 'security',
  title: { en: 'How we keep it safe', hi: 'हम इसे सुरक्षित कैसे रखते हैं' },
  words: {
    en: (
      <ul>
        <li>All pages travel encrypted.</li>
        <li>Passwords are kept only in a scrambled form that cannot be read back.</li>
        <li>Guessing a password is slowed down, and every sign-in is noted.</li>
        <li>Who changed what can be traced.</li>
        <li>Photographs lose the place and the time they were taken before we keep them.</li>
        <li>
          If data is ever lost or stolen, we tell the people it is about and the Data Protection Board of
          India without delay, and the Board the details within 72 hours.
        </li>
      </ul>
    ),
    hi: (
      <ul>
        <li>सारे पेज कोड में बंद (एन्क्रिप्ट) होकर आते-जाते हैं।</li>
        <li>पासवर्ड सिर्फ़ उलझाए हुए रूप में रखे जाते हैं, जिसे वापस पढ़ा नहीं जा सकता।</li>
        <li>पासवर्ड का अंदाज़ा लगाना धीमा कर दिया जाता है, और हर साइन-इन लिखा जाता है।</li>
        <li>किसने क्या बदला, यह पता लगाया जा सकता है।</li>
        <li>फ़ोटो रखने से पहले उनमें से खींचने की जगह और समय हटा दिए जाते हैं।</li>
        <li>
          अगर कभी डेटा खो जाए या चोरी हो, तो हम बिना देर किए उन लोगों को बताते हैं जिनका वह है, और भारतीय डेटा संरक्षण
          बोर्ड को; और बोर्ड को पूरी बात 72 घंटे के अंदर।
        </li>
      </ul>
    ),
  },
};

export const yourRights: SectionInLanguages<PrivacyFacts> = {
  id: 'your-rights',
  title: { en: 'Your rights', hi: 'आपके अधिकार' },
  words: {
    en: ({ dataContact, email, phones }) => (
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
          becomes wrong by that. For a child, a parent or guardian asks. We follow no child’s behaviour and
          show children no advertising (section 9).
        </p>
        <p>
          {dataContact === null ? (
            <>
              The name of our grievance officer, who answers for data, will be shown here before we open.
              Until then, write to <TextLink href={`mailto:${email}`}>{email}</TextLink> or call{' '}
              <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>.
            </>
          ) : (
            <>
              Write to our grievance officer, {dataContact.name},{' '}
              <TextLink href={`mailto:${dataContact.email}`}>{dataContact.email}</TextLink>, or call{' '}
              <TextLink href={dataContact.phone.href}>{dataContact.phone.shown}</TextLink>.
            </>
          )}{' '}
          You have an answer within one month. If it does not satisfy you, you can complain to the Data
          Protection Board of India. Data that a law makes us keep is erased when that time is over. These
          parts of the Act bind everyone from May 2027. We keep to them now.
        </p>
      </>
    ),
    hi: ({ dataContact, email, phones }) => (
      <>
        <p>डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम 2023 के तहत आप हमसे कह सकते हैं कि हम:</p>
        <ul>
          <li>बताएँ कि हमारे पास आपके बारे में क्या है और हमने वह किसे दिया (धारा 11)</li>
          <li>उसे ठीक करें, पूरा करें या मिटाएँ (धारा 12)</li>
          <li>उसके बारे में शिकायत का जवाब दें (धारा 13)</li>
          <li>लिख लें कि आपकी मौत हो जाए या आप खुद कुछ न कर सकें, तो आपकी ओर से ये काम कौन करे (धारा 14)</li>
        </ul>
        <p>
          आप सहमति कभी भी वापस ले सकते हैं, उतनी ही आसानी से जितनी से दी थी (धारा 6)। उससे पहले जो किया गया, वह इससे
          गलत नहीं हो जाता। बच्चे की ओर से माता-पिता या अभिभावक कहते हैं। हम किसी बच्चे के बर्ताव पर नज़र नहीं रखते और बच्चों
          को विज्ञापन नहीं दिखाते (धारा 9)।
        </p>
        <p>
          {dataContact === null ? (
            <>
              डेटा के लिए जवाबदेह हमारे शिकायत अधिकारी का नाम अस्पताल खुलने से पहले यहाँ दिखाया जाएगा। तब तक{' '}
              <TextLink href={`mailto:${email}`}>{email}</TextLink> पर लिखें या{' '}
              <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> पर फ़ोन करें।
            </>
          ) : (
            <>
              हमारे शिकायत अधिकारी <EnglishText>{dataContact.name}</EnglishText> को{' '}
              <TextLink href={`mailto:${dataContact.email}`}>{dataContact.email}</TextLink> पर लिखें, या{' '}
              <TextLink href={dataContact.phone.href}>{dataContact.phone.shown}</TextLink> पर फ़ोन करें।
            </>
          )}{' '}
          आपको एक महीने के अंदर जवाब मिलता है। उससे तसल्ली न हो, तो आप भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं। जो
          डेटा हमें किसी कानून से रखना होता है, वह समय पूरा होने पर मिटा दिया जाता है। अधिनियम के ये हिस्से मई 2027 से सब पर
          लागू होते हैं। हम इन्हें अभी से मानते हैं।
        </p>
      </>
    ),
  },
};
