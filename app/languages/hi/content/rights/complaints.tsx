import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type * as english from '#messages/content/rights/complaints.tsx';
import { act } from './act.ts';

export const complaints: typeof english.complaints = {
  title: 'अगर कुछ गलत हो',
  note: act('27, 28, 72, 77, 80 और 83'),
  body: ({ phones }) => (
    <>
      <ol>
        <li>
          <strong>हमें बताएँ।</strong> मेडिकल ऑफ़िसर इंचार्ज (अस्पताल के ज़िम्मेदार डॉक्टर) से बात करें, या{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> पर फ़ोन करें।
        </li>
        <li>
          <strong>मानसिक स्वास्थ्य समीक्षा बोर्ड के पास जाएँ।</strong> इसमें कोई पैसा नहीं लगता। आप, आपके प्रतिनिधि, या
          आपकी सहमति से कोई रजिस्टर्ड समाजसेवी संस्था अर्ज़ी दे सकती है। फ़ॉर्म हम देते हैं, और आप वार्ड से बोर्ड को मुफ़्त में फ़ोन कर
          सकते हैं। सहारे के साथ भर्ती पर बोर्ड सात दिन के अंदर फ़ैसला करता है, और ज़्यादातर दूसरी बातों पर 90 दिन के अंदर।
        </li>
        <li>
          <strong>राज्य मानसिक स्वास्थ्य प्राधिकरण से शिकायत करें,</strong> अगर देखभाल ठीक नहीं थी और बोर्ड के जवाब से आपकी
          तसल्ली न हो।
        </li>
        <li>
          <strong>हाई कोर्ट में अपील करें,</strong> बोर्ड या प्राधिकरण के फ़ैसले के 30 दिन के अंदर।
        </li>
      </ol>
      <p>इनमें से किसी भी अधिकार के लिए वकील आपको मुफ़्त मिलता है।</p>
    </>
  ),
};
