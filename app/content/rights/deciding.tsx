/** Who decides about care, now and ahead. */
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import { act } from './act.words.ts';

export const decide: SectionInLanguages = {
  id: 'decide',
  title: { en: 'You decide about your care', hi: 'अपने इलाज का फ़ैसला आपका है' },
  note: act('sections 4 and 86', '4 और 86'),
  words: {
    en: (
      <>
        <p>
          An adult who can understand what is offered and say what they want decides for themselves. A choice
          that others find unwise is still your choice.
        </p>
        <p>
          Treatment needs your informed consent. You are told what it is, why, and what it may cause, and then
          you say yes or no. You may ask for time. You may change your mind.
        </p>
      </>
    ),
    hi: (
      <>
        <p>
          जो बालिग समझ सकें कि क्या इलाज बताया जा रहा है, और बता सकें कि उन्हें क्या चाहिए, वे अपना फ़ैसला खुद करते हैं। कोई
          फ़ैसला दूसरों को ठीक न लगे, तब भी वह आपका ही फ़ैसला है।
        </p>
        <p>
          इलाज के लिए आपकी सहमति चाहिए, जो आपने पूरी बात समझकर दी हो। आपको बताया जाता है कि इलाज क्या है, क्यों है और
          उससे क्या हो सकता है। फिर आप हाँ या ना कहें। आप सोचने का समय माँग सकते हैं। आप अपना फ़ैसला बदल सकते हैं।
        </p>
      </>
    ),
  },
};

export const advanceDirective: SectionInLanguages = {
  id: 'advance-directive',
  title: { en: 'Plan ahead: the advance directive', hi: 'पहले से तय करें: अग्रिम निर्देश' },
  note: act('sections 5 to 11', '5 से 11'),
  words: {
    en: (
      <>
        <p>
          While you are well, you can write down how you wish to be cared for if one day you cannot decide.
          You can also write what you do not want, and who should speak for you. Any adult can do this, ill
          before or not.
        </p>
        <ol>
          <li>
            <strong>Write it</strong> on plain paper: the care you want, the care you refuse, and who is to
            speak for you.
          </li>
          <li>
            <strong>Sign it</strong> before two witnesses, who sign too. A doctor notes that you can decide
            today.
          </li>
          <li>
            <strong>Register it</strong> with the Review Board, free of charge. Keep a copy, and give us one.
          </li>
          <li>
            <strong>Change it</strong> or take it back whenever you can decide, in the same way.
          </li>
        </ol>
        <p>
          It counts only while you cannot decide, and never in an emergency. Doctors follow a valid one or ask
          the Board to change it.
        </p>
      </>
    ),
    hi: (
      <>
        <p>
          अग्रिम निर्देश पहले से लिखी आपकी इच्छा है। जब आप ठीक हों, तब लिख सकते हैं कि अगर किसी दिन आप फ़ैसला न ले पाएँ, तो
          आपका इलाज और देखभाल कैसे हो। यह भी लिखें कि आप क्या नहीं चाहते, और आपकी ओर से कौन बोले। कोई भी बालिग यह लिख
          सकता है, चाहे पहले बीमारी रही हो या नहीं।
        </p>
        <ol>
          <li>
            <strong>लिखें</strong> सादे कागज़ पर: जो इलाज आप चाहते हैं, जो आप नहीं चाहते, और आपकी ओर से कौन बोलेगा।
          </li>
          <li>
            <strong>दस्तखत करें</strong> दो गवाहों के सामने, जो खुद भी दस्तखत करें। डॉक्टर लिखते हैं कि आज आपमें फ़ैसला लेने की
            क्षमता है।
          </li>
          <li>
            <strong>दर्ज कराएँ</strong> समीक्षा बोर्ड में, बिना किसी फ़ीस के। एक कॉपी अपने पास रखें, और एक हमें दें।
          </li>
          <li>
            <strong>बदलें</strong> या वापस लें, जब भी आपमें फ़ैसला लेने की क्षमता हो, इसी तरीके से।
          </li>
        </ol>
        <p>
          यह तभी लागू होता है जब आप फ़ैसला न ले सकें, और इमरजेंसी में कभी नहीं। डॉक्टर सही तरीके से बने निर्देश को मानते हैं, या
          बोर्ड से उसे बदलने को कहते हैं।
        </p>
      </>
    ),
  },
};

export const nominatedRepresentative: SectionInLanguages = {
  id: 'nominated-representative',
  title: { en: 'Choose who speaks for you', hi: 'चुनें कि आपकी ओर से कौन बोले' },
  note: act('sections 14 to 17', '14 से 17'),
  words: {
    en: (
      <p>
        Write the name of an adult you trust on plain paper and sign it, or put your thumb print. That person
        agrees in writing and is then your nominated representative. They help you decide and must give weight
        to your wishes. To have one does not mean that you cannot decide. If you name nobody, the law turns to
        a relative, then to a carer, then to someone whom the Board appoints.
      </p>
    ),
    hi: (
      <p>
        जिस बालिग पर आपको भरोसा हो, उनका नाम सादे कागज़ पर लिखें और दस्तखत करें या अँगूठा लगाएँ। वे लिखकर हाँ कहते हैं, और तब
        वे आपके नामित प्रतिनिधि हैं। वे फ़ैसला लेने में आपकी मदद करते हैं, और उन्हें आपकी इच्छा को अहमियत देनी होती है। प्रतिनिधि
        होने का मतलब यह नहीं कि आप फ़ैसला नहीं ले सकते। अगर आप किसी का नाम न दें, तो कानून पहले किसी रिश्तेदार को मानता है,
        फिर देखभाल करने वाले को, फिर उन्हें जिन्हें बोर्ड चुने।
      </p>
    ),
  },
};
