import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import { act } from './act.words.ts';
import type { RightsFacts } from './rights-facts.ts';
import { WhomToCall } from './whom-to-call.tsx';

/** Whom to turn to where a right is not kept. */
export const complaints: SectionInLanguages<RightsFacts> = {
  id: 'complaints',
  title: { en: 'If something is wrong', hi: 'अगर कुछ गलत हो' },
  note: act('sections 27, 28, 72, 77, 80 and 83', '27, 28, 72, 77, 80 और 83'),
  words: {
    en: ({ phones, reviewBoard, legalAid }) => (
      <>
        <ol>
          <li>
            <strong>Tell us.</strong> Speak to the medical officer in charge, or call{' '}
            <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>.
          </li>
          <li>
            <strong>Go to the Mental Health Review Board.</strong> It costs nothing. You, your representative
            or, if you agree, a registered charity can apply. We give you the form, and you call the Board
            from the ward free of charge. It decides on a supported admission within seven days, and on most
            other matters within 90.
          </li>
          <li>
            <strong>Complain to the State Mental Health Authority</strong> if care was poor and the Board’s
            answer does not satisfy you.
          </li>
          <li>
            <strong>Appeal to the High Court</strong> within 30 days of what the Board or the Authority
            decided.
          </li>
        </ol>
        <p>A lawyer for any of these rights is free for you.</p>
        <WhomToCall reviewBoard={reviewBoard} legalAid={legalAid} />
      </>
    ),
    hi: ({ phones, reviewBoard, legalAid }) => (
      <>
        <ol>
          <li>
            <strong>हमें बताएँ।</strong> मेडिकल ऑफ़िसर इंचार्ज (अस्पताल के ज़िम्मेदार डॉक्टर) से बात करें, या{' '}
            <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> पर फ़ोन करें।
          </li>
          <li>
            <strong>मानसिक स्वास्थ्य समीक्षा बोर्ड के पास जाएँ।</strong> इसमें कोई पैसा नहीं लगता। आप, आपके प्रतिनिधि, या
            आपकी सहमति से कोई रजिस्टर्ड समाजसेवी संस्था अर्ज़ी दे सकती है। फ़ॉर्म हम देते हैं, और आप वार्ड से बोर्ड को मुफ़्त में फ़ोन
            कर सकते हैं। सहारे के साथ भर्ती पर बोर्ड सात दिन के अंदर फ़ैसला करता है, और ज़्यादातर दूसरी बातों पर 90 दिन के अंदर।
          </li>
          <li>
            <strong>राज्य मानसिक स्वास्थ्य प्राधिकरण से शिकायत करें,</strong> अगर देखभाल ठीक नहीं थी और बोर्ड के जवाब से
            आपकी तसल्ली न हो।
          </li>
          <li>
            <strong>हाई कोर्ट में अपील करें,</strong> बोर्ड या प्राधिकरण के फ़ैसले के 30 दिन के अंदर।
          </li>
        </ol>
        <p>इनमें से किसी भी अधिकार के लिए वकील आपको मुफ़्त मिलता है।</p>
        <WhomToCall reviewBoard={reviewBoard} legalAid={legalAid} />
      </>
    ),
  },
};
