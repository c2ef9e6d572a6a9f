/** What is collected, and what it is used for. */
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { PageLink } from '../reading/page-link.tsx';
import { PlainTable } from '../reading/reading-table.tsx';
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import { retention } from './retention.ts';
import { storedRows } from './stored-rows.ts';

export const collected: SectionInLanguages = {
  id: 'collected',
  title: { en: 'What we collect', hi: 'हम क्या लेते हैं' },
  words: {
    en: (
      <>
        <p>
          As a visitor you need no account here. We ask for your name and phone only if you book an
          appointment or want us to call you. A note about your health is up to you. What you type is sent
          with the form and stands in no address. After you have booked, one page shows the time and the
          doctor for a day, without your name. We set no cookie on visitors. We count no clicks and build no
          profile. No company that sells advertising learns from us that you were here.
        </p>
        <p>This is all that the website stores about anyone:</p>
        <PlainTable
          label="What is stored, why and how long"
          columns={['What', 'What it holds, and why', 'How long']}
          rows={storedRows.map((row) => row.en)}
        />
        <p>
          From 13 May 2027 a rule of the government asks that personal data, and the log of what was done with
          it, be kept for at least {retention.leastYears} year (Digital Personal Data Protection Rules 2025,
          rule 8). Where the table says less, we then follow the rule, and erase after that year.
        </p>
        <p>
          Staff who sign in get a cookie. It ends when the browser closes, or after{' '}
          {retention.rememberedSessionDays} days if they ask to be remembered. One that knows the device again
          lasts {retention.knownDeviceDays} days, one for a sign-in in two steps {retention.secondStepMinutes}{' '}
          minutes, and one with a short message such as “Doctor added” {retention.messageSeconds} seconds.
        </p>
        <p>
          Your own phone or computer may keep copies of pages you read, so that they open again quickly or
          without a network, and our typefaces with a note that it has them. It also keeps which language you
          chose, so that we can offer it again; that is never sent to us. What you type into one of our{' '}
          <PageLink path={toolPages.tools.path}>sheets</PageLink> is kept there too and never sent to us; a
          button on the sheet deletes it. What you answer in a check of your mood or worry is added up and
          kept nowhere. If others use your device, you may want to clear its history.
        </p>
      </>
    ),
    hi: (
      <>
        <p>
          यहाँ आने के लिए कोई खाता नहीं चाहिए। हम आपका नाम और फ़ोन तभी पूछते हैं, जब आप अपॉइंटमेंट लें या चाहें कि हम फ़ोन करें।
          सेहत के बारे में नोट लिखना आपकी मर्ज़ी है। आप जो लिखें, वह फ़ॉर्म के साथ जाता है और किसी पते में नहीं दिखता। अपॉइंटमेंट
          लेने के बाद एक पेज एक दिन तक समय और डॉक्टर दिखाता है, आपके नाम के बिना। आने वालों पर हम कोई कुकी नहीं लगाते। हम
          क्लिक नहीं गिनते और कोई प्रोफ़ाइल नहीं बनाते। विज्ञापन बेचने वाली किसी कंपनी को हमसे पता नहीं चलता कि आप यहाँ आए
          थे।
        </p>
        <p>यह वेबसाइट किसी के बारे में बस इतना ही रखती है:</p>
        <PlainTable
          label="क्या रखा जाता है, क्यों और कितने समय तक"
          columns={['क्या', 'इसमें क्या है, और क्यों', 'कितने समय तक']}
          rows={storedRows.map((row) => row.hi)}
        />
        <p>
          13 मई 2027 से सरकार का एक नियम कहता है कि व्यक्तिगत डेटा, और उसके साथ क्या किया गया इसकी सूची, कम से कम{' '}
          {retention.leastYears} साल रखी जाए (डिजिटल व्यक्तिगत डेटा संरक्षण नियम 2025, नियम 8)। जहाँ तालिका में इससे कम
          लिखा है, वहाँ हम तब इस नियम को मानेंगे, और उस साल के बाद मिटा देंगे।
        </p>
        <p>
          साइन-इन करने वाले स्टाफ़ को एक कुकी मिलती है। वह ब्राउज़र बंद होने पर खत्म होती है, या{' '}
          {retention.rememberedSessionDays} दिन बाद, अगर वे याद रखने को कहें। डिवाइस को दोबारा पहचानने वाली कुकी{' '}
          {retention.knownDeviceDays} दिन रहती है, दो कदम वाले साइन-इन की {retention.secondStepMinutes} मिनट, और
          “<EnglishText>Doctor added</EnglishText>” जैसे छोटे संदेश की {retention.messageSeconds} सेकंड।
        </p>
        <p>
          आपका अपना फ़ोन या कंप्यूटर, पढ़े हुए पेजों की कॉपी रख सकता है, ताकि वे जल्दी या बिना नेटवर्क के फिर खुलें; और हमारे
          अक्षर (फ़ॉन्ट) भी, इस नोट के साथ कि वे उसके पास हैं। आपने कौन सी भाषा चुनी, यह भी वही रखता है, ताकि वही भाषा
          फिर सामने रखी जा सके; यह हमें कभी नहीं भेजा जाता। हमारी किसी{' '}
          <PageLink path={toolPages.tools.path}>पर्ची</PageLink> में आप जो लिखें, वह भी वहीं रहता है और हमें कभी नहीं
          भेजा जाता; पर्ची पर एक बटन उसे मिटाता है। मूड या घबराहट की जाँच में आपके जवाब जोड़े जाते हैं और कहीं नहीं रखे जाते।
          अगर आपका फ़ोन या कंप्यूटर और लोग भी चलाते हैं, तो चाहें तो उसकी हिस्ट्री मिटा दें।
        </p>
      </>
    ),
  },
};

export const use: SectionInLanguages = {
  id: 'use',
  title: { en: 'How we use it', hi: 'हम इसे किस काम में लेते हैं' },
  words: {
    en: (
      <p>
        Only for the purpose in the table. We do not sell data. We send no advertising. No machine makes
        decisions about you. When you call us or write to us, we use what you tell us to answer you and to
        plan your care.
      </p>
    ),
    hi: (
      <p>
        सिर्फ़ उस काम में जो तालिका में लिखा है। हम डेटा नहीं बेचते। हम विज्ञापन नहीं भेजते। आपके बारे में कोई मशीन फ़ैसला नहीं
        करती। जब आप हमें फ़ोन करें या लिखें, तो आपकी बात हम आपको जवाब देने और आपकी देखभाल तय करने में काम में लेते हैं।
      </p>
    ),
  },
};
