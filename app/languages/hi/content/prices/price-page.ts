import { roomGst } from '#app/content/prices/prices.ts';
import type { UsualStay } from '#app/hospital-facts/fact-types.ts';
import { formatMoney } from '#app/money/money.ts';
import type * as english from '#messages/content/prices/price-page.ts';

const rangeOfDays = ({ fromDays, toDays }: UsualStay) =>
  fromDays === toDays ? `${toDays} दिन` : `${fromDays} से ${toDays} दिन`;

export const pricePageWords: typeof english.pricePageWords = {
  intro: ['डॉक्टर को दिखाने की फ़ीस हर डॉक्टर खुद तय करते हैं। वह ', 'डॉक्टरों के पेज', ' पर लिखी है।'],
  insuredInShort: [
    'बीमा: ',
    'भर्ती का खर्च अक्सर देता है, ओपीडी का कम ही। एक स्टडी में 268 में से 267 पॉलिसियाँ शराब और नशे का इलाज, यानी डिटॉक्स, नहीं देती थीं। ',
    'आने से पहले देख लें',
    '।',
  ],
  detoxInShort: (days, rooms) =>
    `${days} दिन का डिटॉक्स (नशा छुड़ाना) या कोई और भर्ती, जीएसटी के साथ: ${rooms
      .map(({ name, rent }) => `${name} ${formatMoney(rent)}`)
      .join(', ')}। डॉक्टर की फ़ीस, टेस्ट और दवाएँ अलग से।`,
  jump: {
    label: 'यहाँ जाएँ',
    to: [
      ['therapy', 'सेशन'],
      ['testing', 'टेस्ट'],
      ['rooms', 'भर्ती'],
      ['insurance', 'बीमा'],
    ],
  },
  planTitle: 'अपने खर्च का हिसाब लगाएँ',
  planWords: 'जो आपको बताया गया है, या जिसके बारे में आप सोच रहे हैं, उसे चुनें। नाम नहीं देना है, और इससे कुछ बुक नहीं होता।',
  insurance: 'बीमा',
  packsCostLess: (sizes) => `${sizes.join(' या ')} सेशन एक साथ लें, तो खर्च कम आता है।`,
  readCounselling: ['इसके बारे में पढ़ें: ', 'काउंसलिंग और थेरेपी', '।'],
  readRelaxation: ['हर एक में क्या होता है, यहाँ पढ़ें: ', 'रिलैक्सेशन थेरेपी', '।'],
  tests: 'टेस्ट हर किसी को नहीं चाहिए होता। पूछें कि उससे आपके बारे में क्या पता चलेगा।',
  rooms: (rooms) => {
    const withGst = rooms.map(({ name, aDay }) => `${name} तब हर दिन ${formatMoney(aDay)} का पड़ता है`);
    const which = withGst.length > 0 ? ` (${withGst.join(', ')})` : '';
    return `जहाँ जीएसटी लगता है, वहाँ ${roomGst.percent}% अलग से: हर दिन ${formatMoney(roomGst.aboveADay)} से ऊपर के कमरे पर${which}।`;
  },
  comparison: {
    what: 'किसका खर्च',
    generalWard: 'जनरल वार्ड',
    ask: 'हमसे पूछें',
    kind: 'कमरा',
    shared: 'औरों के साथ',
    own: 'सिर्फ़ आपका',
    aDay: '1 दिन, जीएसटी से पहले',
    withGst: (days) => `${days} दिन, जीएसटी के साथ`,
    usualStay: (stay, isSample) => `आम तौर पर ${rangeOfDays(stay)}, जीएसटी के साथ${isSample ? ' (नमूना)' : ''}`,
    range: (from, to) => (from === to ? from : `${from} से ${to}`),
    extras: ['डॉक्टर की फ़ीस', 'इस पेज की थेरेपी और टेस्ट', 'दवाएँ'],
    extra: 'अलग से',
    mostStay: (stay, isSample) =>
      `ज़्यादातर लोग ${rangeOfDays(stay)} भर्ती रहते हैं।${isSample ? ' (नमूना: अस्पताल से पक्का होना बाकी है।)' : ''}`,
    included: 'कमरे के खर्च में और क्या शामिल है, यह हमसे पूछें: जैसे खाना, नर्सिंग और साथ वाले का बिस्तर।',
  },
  insuranceTitle: 'बीमा: पहले अपनी पॉलिसी देखें',
  insuranceWords: [
    'भर्ती में हर बीमा कंपनी को मन की बीमारी का खर्च उसी तरह देना होगा, जैसे शरीर की बीमारी का (मानसिक स्वास्थ्य देखभाल अधिनियम, धारा 21)। आयुष्मान और चिरायु भी भर्ती का खर्च देते हैं, जब अस्पताल उनकी सूची में हो। हमारा है या नहीं, हमसे पूछें।',
    'ओपीडी में दिखाना टीपीए से कैशलेस हो सकता है। टीपीए वह कंपनी है जो बीमा का बिल देखती है। यह सिर्फ़ उन चीज़ों पर चलता है जो आपकी पॉलिसी में शामिल हैं।',
    'बहुत-सी पॉलिसियाँ मानसिक स्वास्थ्य के लिए दिखाने का खर्च नहीं देतीं। 268 पॉलिसियों की एक स्टडी में 23 ओपीडी का खर्च देती थीं, और 267 में शराब या नशे का इलाज शामिल नहीं था। आपकी पॉलिसी अलग हो सकती है: उसे पढ़ें, या उसके भरोसे रहने से पहले बीमा कंपनी या टीपीए से पूछें।',
  ],
  readInsurance: ['कानून बीमा कंपनियों से क्या माँगता है, यहाँ पढ़ें: ', 'कागज़ और पैसे', '।'],
  ask: ['पॉलिसी हाथ में रखें, ', ' पर हमें फ़ोन करें और पूछें।'],
};
