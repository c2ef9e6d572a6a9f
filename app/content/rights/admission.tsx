/** Coming in and going home, for adults and children, with the police and after an attempt. */
import { helplines } from '#app/hospital-facts/helplines.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { PageLink } from '../reading/page-link.tsx';
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import { act } from './act.words.ts';

const { emergency, mentalHealth } = helplines;

export const admission: SectionInLanguages = {
  id: 'admission',
  title: { en: 'Coming in and going home', hi: 'भर्ती होना और घर जाना' },
  note: act('sections 85 to 98', '85 से 98'),
  words: {
    en: (
      <ul>
        <li>
          <strong>By your own choice.</strong> This is the rule. You ask to come in, and you may leave when
          you ask. You can be kept for 24 hours at most, to see whether you need the next kind of admission.
        </li>
        <li>
          <strong>Supported admission, for up to 30 days.</strong> You do not ask for it; your representative
          applies. Two professionals, one of them a psychiatrist, examine you separately. Both must find that
          you recently threatened or tried to hurt yourself, were violent, made someone fear harm from you, or
          were in danger because you could not care for yourself. You must also be unable to decide about
          treatment without very high support, and nothing less strict may do. The Board is told within seven
          days, within three for a woman. You may ask it to review this. To go on for longer needs new checks
          and the Board’s permission.
        </li>
        <li>
          <strong>In an emergency.</strong> Treatment to prevent death or serious harm may last up to 72
          hours, with the consent of your representative if they can be reached.
        </li>
        <li>
          <strong>Going home.</strong> The next steps are planned with you, your representative and the family
          you return to.
        </li>
      </ul>
    ),
    hi: (
      <ul>
        <li>
          <strong>अपनी मर्ज़ी से।</strong> नियम यही है। आप भर्ती होने को कहते हैं, और जब कहें तब जा सकते हैं। ज़्यादा से ज़्यादा
          24 घंटे रोका जा सकता है, यह देखने के लिए कि क्या आपको अगली तरह की भर्ती चाहिए।
        </li>
        <li>
          <strong>सहारे के साथ भर्ती, 30 दिन तक।</strong> आप राज़ी न हों, तब यह नामित प्रतिनिधि की अर्ज़ी पर होती है।
          दो स्वास्थ्य विशेषज्ञ, जिनमें एक मनोचिकित्सक हों, आपको अलग-अलग जाँचते हैं। दोनों को इनमें से कोई बात मिलनी ज़रूरी है:
          आपने हाल में खुद को चोट पहुँचाने की धमकी दी या कोशिश की, मारपीट की, किसी को आपसे चोट का डर हुआ, या अपनी देखभाल
          न कर पाने से आप खतरे में थे। साथ में यह भी ज़रूरी है कि आप बहुत ज़्यादा मदद के बिना इलाज का फ़ैसला न ले सकें, और इससे कम
          सख्त कोई उपाय काम न आए। बोर्ड को सात दिन के अंदर बताया जाता है, महिला हों तो तीन दिन के अंदर। आप बोर्ड से इसकी
          दोबारा जाँच माँग सकते हैं। इससे आगे रखने के लिए नई जाँच और बोर्ड की इजाज़त चाहिए।
        </li>
        <li>
          <strong>इमरजेंसी में।</strong> मौत या गंभीर नुकसान से बचाने का इलाज 72 घंटे तक चल सकता है। आपके प्रतिनिधि से बात
          हो सके, तो उनकी सहमति से।
        </li>
        <li>
          <strong>घर जाना।</strong> आगे क्या करना है, यह आपके साथ, आपके प्रतिनिधि के साथ और उस परिवार के साथ तय किया
          जाता है जहाँ आप लौटेंगे।
        </li>
      </ul>
    ),
  },
};

export const children: SectionInLanguages = {
  id: 'children',
  title: { en: 'Children and young people', hi: 'बच्चे और किशोर' },
  note: act('sections 15, 23, 87 and 95', '15, 23, 87 और 95'),
  words: {
    en: (
      <p>
        Below the age of 18, a parent or guardian is the representative and consents. A child is admitted only
        if two professionals, one of them a psychiatrist, agree. Children sleep apart from adults, and a
        parent or another chosen adult stays with them. The Board is told within 72 hours. Electroconvulsive
        therapy needs the guardian’s consent and the Board’s permission. A child has a right to
        confidentiality too: the parent is told what they need in order to care and decide. Before they speak,
        a child is told that sexual abuse has to be reported.
      </p>
    ),
    hi: (
      <p>
        18 साल से कम उम्र में माता-पिता या अभिभावक प्रतिनिधि होते हैं और सहमति देते हैं। नाबालिग को तभी भर्ती किया जाता है,
        जब दो स्वास्थ्य विशेषज्ञ, जिनमें एक मनोचिकित्सक हों, सहमत हों। बच्चे बड़ों से अलग सोते हैं, और माता या पिता या चुने हुए कोई
        और बड़े साथ रहते हैं। बोर्ड को 72 घंटे के अंदर बताया जाता है। बिजली से इलाज के लिए अभिभावक की सहमति और बोर्ड की
        इजाज़त चाहिए। गोपनीयता का अधिकार बच्चों का भी है: माता-पिता को उतना बताया जाता है जितना देखभाल और फ़ैसले के लिए
        ज़रूरी हो। बच्चे को बोलने से पहले ही बता दिया जाता है कि यौन शोषण की खबर देनी पड़ती है।
      </p>
    ),
  },
};

export const police: SectionInLanguages = {
  id: 'police',
  title: { en: 'Police and magistrate', hi: 'पुलिस और मजिस्ट्रेट' },
  note: act('sections 100 to 102', '100 से 102'),
  words: {
    en: (
      <p>
        The police must protect a person who is ill and at risk, or a risk to others. They tell them why, and
        bring them to a public hospital within 24 hours. A lock-up is forbidden. Where a person who is ill is
        treated badly or left without care at home, the police report it to a Magistrate. The Magistrate can
        order an examination, and a stay in hospital of up to ten days.{' '}
        <PageLink path="/when-someone-refuses">When someone refuses help</PageLink> has each step for
        families.
      </p>
    ),
    hi: (
      <p>
        कोई बीमार हों और खुद खतरे में हों, या बीमार हों और उनसे औरों को खतरा हो: पुलिस को उन्हें बचाना होता है। पुलिस उन्हें वजह
        बताती है, और 24 घंटे के अंदर सरकारी अस्पताल ले जाती है। हवालात में रखना मना है। जहाँ घर में बीमार के साथ बुरा बर्ताव हो
        या उनकी देखभाल न हो, वहाँ पुलिस मजिस्ट्रेट को खबर देती है। मजिस्ट्रेट जाँच का, और दस दिन तक अस्पताल में रखने का हुक्म दे
        सकते हैं। परिवार के लिए हर कदम यहाँ है:{' '}
        <PageLink path="/when-someone-refuses">जब कोई इलाज से मना करे</PageLink>।
      </p>
    ),
  },
};

export const suicideAttempt: SectionInLanguages = {
  id: 'suicide-attempt',
  title: { en: 'After a suicide attempt', hi: 'आत्महत्या की कोशिश के बाद' },
  note: act('section 115', '115'),
  words: {
    en: (
      <p>
        The law presumes that a person who tried to end their life was under severe stress. They are owed
        care, not punishment. If you think of it now, call{' '}
        <TextLink
          href={`tel:${mentalHealth.number}`}
        >{`${mentalHealth.number} (${mentalHealth.name})`}</TextLink>
        , or <TextLink href={`tel:${emergency.number}`}>{emergency.number}</TextLink> if you are in danger.
      </p>
    ),
    hi: (
      <p>
        कानून यह मानकर चलता है कि जिन्होंने जान देने की कोशिश की, वे बहुत ज़्यादा तनाव में थे। उन्हें देखभाल मिलनी चाहिए, सज़ा
        नहीं। अगर अभी आपको ऐसे खयाल आ रहे हैं, तो{' '}
        <TextLink href={`tel:${mentalHealth.number}`}>{`${mentalHealth.number} (टेली-मानस)`}</TextLink> पर फ़ोन
        करें, या खतरा हो तो <TextLink href={`tel:${emergency.number}`}>{emergency.number}</TextLink> पर।
      </p>
    ),
  },
};
