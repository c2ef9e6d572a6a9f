/** How a person is treated in care. */
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import { act } from './act.words.ts';

export const equality: SectionInLanguages = {
  id: 'equality',
  title: { en: 'Care for all, and a life outside', hi: 'सबके लिए इलाज, और बाहर की ज़िंदगी' },
  note: act('sections 18, 19 and 21', '18, 19 और 21'),
  words: {
    en: (
      <ul>
        <li>Everyone has a right to mental health care from services that the government runs or funds.</li>
        <li>Nobody may be kept in a hospital only because they have no family or no home.</li>
        <li>
          You are to be treated like a person with a physical illness: in an emergency, in an ambulance, in
          the quality of care, and by health insurers.
        </li>
        <li>A child under three is not usually parted from a mother who is in care.</li>
      </ul>
    ),
    hi: (
      <ul>
        <li>
          हर किसी को उन मानसिक स्वास्थ्य सेवाओं से इलाज का अधिकार है, जो सरकार चलाती है या जिनका पैसा सरकार देती है।
        </li>
        <li>किसी को सिर्फ़ इसलिए अस्पताल में नहीं रखा जा सकता कि उनका परिवार या घर नहीं है।</li>
        <li>
          आपके साथ वैसा ही बर्ताव हो जैसा शरीर की बीमारी में होता है: इमरजेंसी में, एम्बुलेंस में, इलाज की क्वालिटी में, और स्वास्थ्य
          बीमे में।
        </li>
        <li>तीन साल से छोटे बच्चे को, इलाज के लिए भर्ती माँ से आमतौर पर अलग नहीं किया जाता।</li>
      </ul>
    ),
  },
};

export const dignity: SectionInLanguages = {
  id: 'dignity',
  title: { en: 'Dignity and safety', hi: 'इज़्ज़त और सुरक्षा' },
  note: act('sections 20 and 94 to 97', '20 और 94 से 97'),
  words: {
    en: (
      <>
        <ul>
          <li>
            a clean and safe place, good food, privacy, and what you need for hygiene, also during periods
          </li>
          <li>your own clothes if you wish, and hair that nobody cuts off by force</li>
          <li>time for rest, play, learning and prayer</li>
          <li>no forced work, and fair pay for work that you choose to do</li>
          <li>protection from all abuse, in deeds or words</li>
        </ul>
        <p>
          Chains are forbidden. So is locking a person up alone. A person may be held or tied only to prevent
          harm at once, where nothing milder does, if a psychiatrist allows it, under watch and no longer than
          needed. It is never a punishment, and never done because staff are few. Your representative is told
          within 24 hours.
        </p>
        <p>
          Electroconvulsive therapy is never emergency treatment, and never given without anaesthesia. Surgery
          on the brain for a mental illness needs your own informed consent and the Board’s approval.
        </p>
      </>
    ),
    hi: (
      <>
        <ul>
          <li>साफ़ और सुरक्षित जगह, अच्छा खाना, प्राइवेसी, और साफ़-सफ़ाई के लिए ज़रूरी सामान, माहवारी में भी</li>
          <li>आप चाहें तो अपने कपड़े; और बाल ज़बरदस्ती नहीं काटे जाएँगे</li>
          <li>आराम, खेल, पढ़ने-सीखने और पूजा-पाठ का समय</li>
          <li>ज़बरदस्ती कोई काम नहीं, और जो काम आप अपनी मर्ज़ी से करें, उसके सही पैसे</li>
          <li>हर तरह की बदसलूकी से बचाव, चाहे हाथ से हो या बातों से</li>
        </ul>
        <p>
          ज़ंजीर बाँधना मना है। किसी को अकेले बंद करके रखना भी मना है। पकड़कर या बाँधकर रखने के लिए तीन बातें एक साथ ज़रूरी हैं:
          तुरंत नुकसान रोकना हो, इससे हल्का कोई उपाय काम न करे, और मनोचिकित्सक इजाज़त दें। तब भी निगरानी में, और ज़रूरत से
          ज़्यादा देर नहीं। यह सज़ा कभी नहीं है, और इसलिए भी कभी नहीं होता कि स्टाफ़ कम है। आपके प्रतिनिधि को 24 घंटे के अंदर
          बताया जाता है।
        </p>
        <p>
          बिजली से इलाज (ईसीटी) इमरजेंसी का इलाज कभी नहीं होता, और बेहोशी की दवा के बिना कभी नहीं दिया जाता। मानसिक
          बीमारी के लिए दिमाग का ऑपरेशन करना हो, तो समझकर दी हुई आपकी अपनी सहमति और बोर्ड की मंज़ूरी चाहिए।
        </p>
      </>
    ),
  },
};

export const information: SectionInLanguages = {
  id: 'information',
  title: { en: 'Know what is happening', hi: 'जानें कि क्या हो रहा है' },
  note: act('section 22', '22'),
  words: {
    en: (
      <p>
        You and your representative are told under which rule you are admitted, what illness the doctors see,
        what treatment they plan and its known side effects, and how to ask for a review. All this comes in a
        language and a form that you understand.
      </p>
    ),
    hi: (
      <p>
        आपको और आपके प्रतिनिधि को बताया जाता है कि आप किस नियम से भर्ती हैं, डॉक्टरों को कौन-सी बीमारी लगती है, वे क्या
        इलाज करना चाहते हैं और उसके जाने हुए साइड इफ़ेक्ट क्या हैं, और भर्ती की दोबारा जाँच कैसे माँगें। यह सब ऐसी भाषा और ऐसे ढंग
        से, जो आपको समझ आए।
      </p>
    ),
  },
};
