/** What is told about a person, and to whom; what a person may see and whom they may speak to. */
import { publicPages } from '#app/navigation/pages.ts';
import { PageLink } from '../reading/page-link.tsx';
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import { act } from './act.words.ts';

export const confidentiality: SectionInLanguages = {
  id: 'confidentiality',
  title: { en: 'What you tell us stays with us', hi: 'आपकी बात हमारे पास ही रहती है' },
  note: act('section 23', '23'),
  words: {
    en: (
      <>
        <p>Your illness and your treatment are confidential. The law names the exceptions:</p>
        <ul>
          <li>your representative and the professionals who treat you, as far as they need it</li>
          <li>to protect someone from harm, or to save a life</li>
          <li>an order of the Board, a court or another authority that may give one</li>
          <li>public safety</li>
        </ul>
        <p>
          Even then, only what is needed is told. Another law obliges everyone to report sexual abuse of a
          child. How this website handles data is in our{' '}
          <PageLink path={publicPages.privacy.path}>privacy policy</PageLink>.
        </p>
      </>
    ),
    hi: (
      <>
        <p>आपकी बीमारी और आपका इलाज गोपनीय हैं। कानून में ये अपवाद लिखे हैं:</p>
        <ul>
          <li>आपके प्रतिनिधि और आपका इलाज करने वाले, जितना उन्हें ज़रूरी हो</li>
          <li>किसी को नुकसान से बचाने या किसी की जान बचाने के लिए</li>
          <li>बोर्ड, अदालत या ऐसा हुक्म दे सकने वाले किसी और अधिकारी का हुक्म</li>
          <li>आम लोगों की सुरक्षा</li>
        </ul>
        <p>
          तब भी सिर्फ़ उतना ही बताया जाता है जितना ज़रूरी हो। एक और कानून के तहत बच्चे के यौन शोषण की खबर देना सबके लिए
          ज़रूरी है। यह वेबसाइट डेटा के साथ क्या करती है, यह हमारी{' '}
          <PageLink path={publicPages.privacy.path}>प्राइवेसी पॉलिसी</PageLink> में है।
        </p>
      </>
    ),
  },
};

export const pictures: SectionInLanguages = {
  id: 'pictures',
  title: { en: 'Pictures and stories', hi: 'फ़ोटो और कहानियाँ' },
  note: act('section 24', '24'),
  words: {
    en: (
      <p>
        No photograph of you and no word about your treatment goes to the media without your consent. This
        website shows a patient’s story only once we have a record of that person’s consent. When the consent
        is withdrawn, the story goes.
      </p>
    ),
    hi: (
      <p>
        आपकी सहमति के बिना आपकी कोई फ़ोटो और आपके इलाज की कोई बात मीडिया को नहीं दी जाती। यह वेबसाइट किसी मरीज़ की
        कहानी तभी दिखाती है, जब उनकी सहमति हमारे पास दर्ज हो। सहमति वापस ली जाए, तो कहानी हटा दी जाती है।
      </p>
    ),
  },
};

export const records: SectionInLanguages = {
  id: 'records',
  title: { en: 'See your records', hi: 'अपने कागज़ देखें' },
  note: act('section 25', '25'),
  words: {
    en: (
      <p>
        You may see your basic medical records. Ask in writing, and you get them within 15 days. A part may be
        held back only where it would do you serious mental harm or make harm to others likely. Then you are
        told so, and can ask the Board to order its release.
      </p>
    ),
    hi: (
      <p>
        आप अपने इलाज का बुनियादी रिकॉर्ड देख सकते हैं। लिखकर माँगें, तो वह 15 दिन के अंदर मिलता है। कोई हिस्सा तभी रोका जा
        सकता है, जब उससे आपके मन को गंभीर नुकसान हो, या किसी और को नुकसान होने का अंदेशा हो। तब आपको यह बताया जाता है,
        और आप बोर्ड से वह हिस्सा दिलाने को कह सकते हैं।
      </p>
    ),
  },
};

export const contacts: SectionInLanguages = {
  id: 'contacts',
  title: { en: 'Visitors, calls and mail', hi: 'मिलने वाले, फ़ोन और चिट्ठी' },
  note: act('section 26', '26'),
  words: {
    en: (
      <p>
        On the ward you may receive visitors and calls at reasonable times, or refuse them. You may send and
        receive mail and e-mail. Nobody may keep you from your lawyer, your representative or the Board.
      </p>
    ),
    hi: (
      <p>
        वार्ड में आप मिलने के मुनासिब समय पर लोगों से मिल सकते हैं और फ़ोन ले सकते हैं, या मना कर सकते हैं। आप चिट्ठी और ईमेल भेज और
        पा सकते हैं। अपने वकील, अपने प्रतिनिधि या बोर्ड से मिलने या बात करने से आपको कोई नहीं रोक सकता।
      </p>
    ),
  },
};
