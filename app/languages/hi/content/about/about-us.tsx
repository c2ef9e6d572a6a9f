import { roomGst } from '#app/content/prices/prices.ts';
import { PageLink } from '#app/content/reading/page-link.tsx';
import { formatMoney } from '#app/money/money.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type * as english from '#messages/content/about/about-us.tsx';

export const aboutWords: typeof english.aboutWords = {
  figures: ['बेड का छोटा अस्पताल', 'तरह के कमरे, जनरल वार्ड के साथ', 'तरह के इलाज, बड़ों और बच्चों के लिए'],
  training: 'ट्रेनिंग',
  memberships: 'सदस्यता',
  recognitions: 'सम्मान',
};

const roomsWithPrices = ({ rooms }: Parameters<typeof english.aboutSections.stay.body>[0]) =>
  rooms.map(({ name, cost }) => `${name} (एक दिन का ${formatMoney(cost)}), `).join('');

export const aboutSections: typeof english.aboutSections = {
  answer: ({ beds }) => (
    <>
      यह मानसिक स्वास्थ्य का छोटा अस्पताल है, {beds} बेड के साथ: <HospitalFact of="location" />। यहाँ बड़ों और बच्चों को
      उदासी, चिंता, नींद, शराब और नशे, सिरदर्द और दौरों में मदद मिलती है। ज़्यादातर लोग डॉक्टर से मिलकर उसी दिन घर जाते हैं।
      रुकना पड़े, तो कमरे हैं। अकेले आएँ, या किसी भरोसे वाले के साथ।
    </>
  ),
  care: 'यहाँ किन तकलीफ़ों का इलाज होता है',
  howWeWork: {
    title: 'यहाँ काम कैसे होता है',
    body: () => (
      <>
        <p>
          इलाज आपकी बात सुनने से शुरू होता है। फिर मदद के कई तरीके साथ चल सकते हैं। कौन से तरीके हों, इसमें आपकी मर्ज़ी भी शामिल
          है:
        </p>
        <ul>
          <li>
            <strong>बातचीत।</strong> साइकोथेरेपी, काउंसलिंग और{' '}
            <PageLink path="/motivation-enhancement">मोटिवेशन थेरेपी</PageLink>: अकेले, जोड़े में, परिवार के साथ या ग्रुप
            में।
          </li>
          <li>
            <strong>दवाएँ,</strong> जब मनोचिकित्सक सलाह दें और आप हाँ कहें।
          </li>
          <li>
            <strong>शरीर और साँस।</strong> योग और ध्यान, जिम, और मन-शरीर को आराम देना सीखना।
          </li>
          <li>
            <strong>रोज़ की बातें।</strong> खेल, शौक और लोगों का साथ, जो बीमारी में अक्सर छूट जाते हैं।
          </li>
        </ul>
        <p>
          कोई भी इलाज हर किसी पर काम नहीं करता, और यहाँ कोई ऐसा वादा नहीं करेगा। हर इलाज में आपको क्या करना होगा और
          उससे फ़ायदे का सबूत कितना है, यह उसके पेज पर स्रोतों के साथ लिखा है। कितना खर्च आएगा, यह{' '}
          <PageLink path={publicPages.prices.path}>खर्च की सूची</PageLink> में है।
        </p>
      </>
    ),
  },
  firstVisit: {
    title: 'पहली बार आना',
    body: ({ phones }) => (
      <>
        <ol>
          <li>
            <strong>आने से पहले।</strong> <PageLink path={publicPages.doctors.path}>डॉक्टर चुनें</PageLink> और फ़ीस देख
            लें, या <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> पर फ़ोन करें। हम
            बताएँगे कि किसे दिखाएँ। पुरानी रिपोर्ट और जो दवाएँ चल रही हैं, साथ लाएँ। अकेले आएँ या किसी भरोसे वाले के साथ।
          </li>
          <li>
            <strong>बातचीत।</strong> डॉक्टर पूछेंगे कि क्या परेशानी है और कब से। नींद, खाने और रोज़ की ज़िंदगी के बारे में भी
            पूछेंगे। शरीर की सेहत और आपकी सुरक्षा की बात भी होगी। खून की जाँच या स्कैन तभी होंगे जब उनसे मदद मिले।
          </li>
          <li>
            <strong>योजना।</strong> डॉक्टर बताएँगे कि उन्हें क्या लगता है और किससे मदद मिल सकती है। आप सवाल पूछें, और सोचने
            का समय लें। घर के लोगों को हम सिर्फ़ वही बताएँगे जो आप चाहें।
          </li>
        </ol>
      </>
    ),
  },
  stay: {
    title: 'यहाँ भर्ती होना',
    body: (rooms) => (
      <>
        <p>
          ज़्यादातर इलाज में भर्ती की ज़रूरत नहीं होती। जब भर्ती ठीक हो, तो ये हैं: {roomsWithPrices(rooms)}जनरल वार्ड। जहाँ
          जीएसटी लगता है, वहाँ {roomGst.percent}% और जुड़ता है। यहाँ काउंसलिंग का कमरा, जिम, योग और ध्यान, और मनोरंजन है।
          फ़ार्मेसी, खून का सैंपल और पैथोलॉजी अस्पताल में ही हैं।
        </p>
        <p>
          ओपीडी में दिखाना आपके बीमा की टीपीए (बीमा का बिल देखने वाली कंपनी) से कैशलेस हो सकता है। पहले अपनी पॉलिसी देख लें:
          कम ही पॉलिसी ओपीडी का खर्च देती हैं, और ज़्यादातर में शराब और नशे का इलाज शामिल नहीं होता।
        </p>
        <p>
          वार्ड में भी आपके अधिकार बने रहते हैं: फ़ैसला लेना, जानकारी पाना, लोगों से मिलना, घर जाना।{' '}
          <PageLink path={publicPages.rights.path}>अपने अधिकार पढ़ें</PageLink>, और यह भी कि{' '}
          <PageLink path={publicPages.privacy.path}>आपकी बताई बातें कैसे गोपनीय रहती हैं</PageLink>।
        </p>
      </>
    ),
  },
  people: {
    title: 'हम कौन हैं',
    body: () => (
      <>
        <p>
          <PageLink path={publicPages.doctors.path}>हमारे डॉक्टरों</PageLink> और{' '}
          <PageLink path={publicPages.management.path}>अस्पताल चलाने वालों</PageLink> के बारे में पढ़ें, या आने से पहले{' '}
          <PageLink path={publicPages.pictures.path}>कमरे देख लें</PageLink>।
        </p>
      </>
    ),
  },
};
