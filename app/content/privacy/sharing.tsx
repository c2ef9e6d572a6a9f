/** Who learns of it. */
import { publicPages } from '#app/navigation/pages.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { PageLink } from '../reading/page-link.tsx';
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import type { PrivacyFacts } from './privacy-facts.ts';

export const confidentiality: SectionInLanguages = {
  id: 'confidentiality',
  title: { en: 'Confidentiality of health data', hi: 'सेहत के डेटा की गोपनीयता' },
  words: {
    en: (
      <>
        <p>
          This website holds no medical records. They are not on it and cannot be reached through it. A note
          that you write when you book is shown only to staff who open your appointment. What you tell a
          doctor, nurse or therapist here is confidential. The Mental Healthcare Act 2017 protects it, on
          paper and in computers (sections 23 and 24).
        </p>
        <p>
          E-mail and messages can be seen by others on the way. Please do not send us details of your health
          by e-mail: call, or tell us when you come.{' '}
          <PageLink path={publicPages.rights.path}>Your rights</PageLink> says more about confidentiality and
          about seeing your records.
        </p>
      </>
    ),
    hi: (
      <>
        <p>
          इस वेबसाइट पर इलाज के रिकॉर्ड नहीं हैं। वे न इस पर हैं, न इससे उन तक पहुँचा जा सकता है। अपॉइंटमेंट लेते समय आप जो नोट
          लिखें, वह सिर्फ़ उस स्टाफ़ को दिखता है जो आपका अपॉइंटमेंट खोले। आप यहाँ डॉक्टर, नर्स या थेरेपिस्ट को जो बताएँ, वह
          गोपनीय है। मानसिक स्वास्थ्य देखभाल अधिनियम 2017 कागज़ पर और कंप्यूटर में, दोनों जगह उसकी रक्षा करता है (धारा 23 और
          24)।
        </p>
        <p>
          ईमेल और संदेश रास्ते में दूसरे लोग देख सकते हैं। अपनी सेहत की बातें हमें ईमेल से न भेजें: फ़ोन करें, या आने पर बताएँ। गोपनीयता
          और अपने रिकॉर्ड देखने के बारे में और बातें <PageLink path={publicPages.rights.path}>आपके अधिकार</PageLink> पेज
          पर हैं।
        </p>
      </>
    ),
  },
};

export const sharing: SectionInLanguages<PrivacyFacts> = {
  id: 'sharing',
  title: { en: 'Whom we share it with', hi: 'हम इसे किसे देते हैं' },
  words: {
    en: ({ dataPlace }) => (
      <>
        <ul>
          <li>
            <strong>You allow it.</strong> With your consent, and no further than it goes. A patient’s story
            is shown only so.
          </li>
          <li>
            <strong>Authorised staff.</strong> Those of our staff who need it for their work.
          </li>
          <li>
            <strong>Legal authorities.</strong> When a court, the Mental Health Review Board or another
            authority that may do so orders it.
          </li>
          <li>
            <strong>Emergencies.</strong> When a life is in danger or someone may be harmed, and then only
            what is needed.
          </li>
        </ul>
        <p>
          <strong>Insurers and laboratories</strong> learn nothing from this website. If you ask us to bill
          your insurer or its TPA (the company that settles claims), or if a test is made in a laboratory
          elsewhere, we give them what that needs, with your consent.
        </p>
        <p>
          The website runs on machines of Cloudflare. To send you a page and to keep attacks off, Cloudflare
          handles your internet address for us.{' '}
          {dataPlace === null
            ? 'Where in the world it stores what is in the table will be written here before we open.'
            : `What is in the table is stored ${dataPlace}.`}
        </p>
        <p>
          Films come from YouTube, reels from Instagram. Nothing is asked of them until you press one. From
          then on their own rules hold. The same is true of maps, and of the pages of doctors elsewhere.
        </p>
      </>
    ),
    hi: ({ dataPlace }) => (
      <>
        <ul>
          <li>
            <strong>आप इजाज़त दें।</strong> आपकी सहमति से, और उतना ही जितने की सहमति हो। किसी मरीज़ की कहानी सिर्फ़
            इसी तरह दिखाई जाती है।
          </li>
          <li>
            <strong>अधिकृत स्टाफ़।</strong> हमारे स्टाफ़ के वे लोग, जिन्हें अपने काम के लिए इसकी ज़रूरत है।
          </li>
          <li>
            <strong>कानूनी अधिकारी।</strong> जब अदालत, मानसिक स्वास्थ्य समीक्षा बोर्ड या ऐसा हुक्म दे सकने वाला कोई और
            अधिकारी हुक्म दे।
          </li>
          <li>
            <strong>इमरजेंसी।</strong> जब किसी की जान को खतरा हो या किसी को नुकसान हो सकता हो, और तब भी सिर्फ़ उतना
            जितना ज़रूरी हो।
          </li>
        </ul>
        <p>
          <strong>बीमा कंपनियों और लैब</strong> को इस वेबसाइट से कुछ पता नहीं चलता। अगर आप कहें कि हम बिल आपकी बीमा
          कंपनी या उसके टीपीए (बीमा का बिल देखने वाली कंपनी) को भेजें, या कोई जाँच बाहर की लैब में हो, तो हम आपकी सहमति से
          उन्हें उतना देते हैं जितना उसके लिए चाहिए।
        </p>
        <p>
          वेबसाइट क्लाउडफ़्लेयर की मशीनों पर चलती है। आपको पेज भेजने और हमले रोकने के लिए क्लाउडफ़्लेयर हमारी ओर से आपका इंटरनेट
          का पता काम में लेता है।{' '}
          {dataPlace === null ? (
            'तालिका में जो लिखा है, वह दुनिया में कहाँ रखा जाता है, यह अस्पताल खुलने से पहले यहाँ लिखा जाएगा।'
          ) : (
            <>
              तालिका में जो लिखा है, वह यहाँ रखा जाता है: <EnglishText>{dataPlace}</EnglishText>।
            </>
          )}
        </p>
        <p>
          फ़िल्में यूट्यूब से आती हैं, रील इंस्टाग्राम से। जब तक आप किसी फ़िल्म या रील को न दबाएँ, उनसे कुछ नहीं माँगा जाता। उसके
          बाद उनके अपने नियम चलते हैं। नक्शों के लिए, और डॉक्टरों के दूसरी जगह के पेजों के लिए भी यही है।
        </p>
      </>
    ),
  },
};
