import type { ListedPriceId, Price, PriceList } from '#app/content/prices/prices.ts';
import { formatMoney } from '#app/money/money.ts';
import type * as english from '#messages/content/prices/price.ts';

const names: Readonly<Record<ListedPriceId, string>> = {
  psychotherapy: 'साइकोथेरेपी',
  cbt: 'सीबीटी (सोच और व्यवहार की थेरेपी)',
  dbt: 'डीबीटी (भावनाएँ सँभालने की थेरेपी)',
  met: 'मोटिवेशन थेरेपी',
  rpt: 'दोबारा नशे से बचाव की थेरेपी',
  st: 'एसटी',
  'sex-therapy': 'सेक्स थेरेपी',
  hypnotherapy: 'हिप्नोथेरेपी',
  'family-couple-therapy': 'परिवार या जोड़े की थेरेपी',
  mbt: 'एमबीटी',
  jpmr: 'जेपीएमआर (रिलैक्सेशन)',
  'career-counselling': 'करियर',
  'family-counselling': 'परिवार',
  'personality-development': 'पर्सनैलिटी डेवलपमेंट',
  'general-health': 'सामान्य सेहत',
  'play-therapy': 'प्ले थेरेपी',
  'sexual-therapy': 'सेक्स थेरेपी',
  'aversion-therapy': 'एवर्ज़न थेरेपी',
  'group-therapy': 'ग्रुप थेरेपी',
  'supportive-psychotherapy': 'सपोर्टिव साइकोथेरेपी',
  'cbt-dbt-counselling': 'सीबीटी और डीबीटी',
  'hypnotherapy-counselling': 'हिप्नोथेरेपी',
  'mbt-relaxation': 'एमबीटी',
  'jpmr-relaxation': 'जेपीएमआर',
  'deep-breathing': 'गहरी साँस लेना',
  'guided-imagery': 'गाइडेड इमेजरी (मन में चित्र बनाना)',
  mindfulness: 'माइंडफुलनेस',
  'neuro-biofeedback': 'न्यूरो-बायोफ़ीडबैक',
  meditation: 'ध्यान (मेडिटेशन)',
  'rating-scales': 'रेटिंग स्केल',
  'personality-test': 'पर्सनैलिटी टेस्ट',
  '16-pf': '16 पीएफ़',
  'rorschach-tat': 'रोर्शा और टीएटी',
  'iq-testing': 'आईक्यू टेस्ट',
  'pgi-memory-scale': 'पीजीआई मेमोरी स्केल',
  'pgi-bbd': 'पीजीआई बीबीडी',
  'private-room': 'प्राइवेट कमरा',
  'luxury-room': 'लग्ज़री कमरा',
};

const muscleRelaxation = 'जैकबसन का तरीका: मांसपेशियाँ कसकर फिर ढीली छोड़ना';

const details: Readonly<Partial<Record<ListedPriceId, string>>> = {
  jpmr: muscleRelaxation,
  'jpmr-relaxation': muscleRelaxation,
  'rating-scales': 'नाम वाले बहुत-से स्केल',
  '16-pf': 'व्यक्तित्व की सोलह बातों के सवाल',
  'rorschach-tat': 'स्याही के धब्बे, और थीमैटिक ऐपरसेप्शन टेस्ट',
  'pgi-bbd': 'पीजीआई बैटरी ऑफ़ ब्रेन डिसफ़ंक्शन',
};

const askUs = 'इसमें क्या होता है, हमसे पूछें';

const meanings: Readonly<Partial<Record<ListedPriceId, string>>> = {
  psychotherapy: 'थेरेपिस्ट से बातचीत',
  cbt: 'जो सोच और आदतें तकलीफ़ बढ़ाती हैं, उन्हें बदलना',
  dbt: 'बहुत तेज़ भावनाओं के लिए तरीके सीखना',
  met: 'बदलने की अपनी वजह ढूँढना',
  rpt: 'शराब या नशे से दूर बने रहना',
  st: askUs,
  'sex-therapy': 'सेक्स से जुड़ी परेशानियों में मदद',
  hypnotherapy: 'गहरा आराम, जिसमें आपको होश रहता है',
  mbt: askUs,
  'personality-development': 'आत्मविश्वास, और लोगों से घुलना-मिलना',
  'general-health': 'रोज़ की आदतें, जो तन और मन को ठीक रखें',
  'play-therapy': 'बच्चों के लिए, जो खेल में ज़्यादा बता पाते हैं',
  'sexual-therapy': 'सेक्स से जुड़ी परेशानियों में मदद',
  'aversion-therapy': 'आदत को किसी बुरी लगने वाली चीज़ से जोड़ना, ताकि वह छूटे',
  'group-therapy': 'ऐसे लोगों के साथ बातचीत, जिनकी तकलीफ़ एक जैसी है',
  'supportive-psychotherapy': 'कोई जो सुने, और रोज़ की दिक्कतों में मदद करे',
  'cbt-dbt-counselling': 'सोच और आदतें, और तेज़ भावनाएँ',
  'hypnotherapy-counselling': 'गहरा आराम, जिसमें आपको होश रहता है',
  'mbt-relaxation': askUs,
  mindfulness: 'जो अभी है, उस पर ध्यान देना, बिना अच्छा-बुरा ठहराए',
  'neuro-biofeedback': 'शरीर के संकेत स्क्रीन पर देखकर उन्हें शांत करना',
  'rating-scales': 'सवाल, जिनसे पता चले कि तकलीफ़ कितनी है',
  'personality-test': 'आप कैसे सोचते और करते हैं, इसके सवाल',
  'rorschach-tat': 'आपको उनमें क्या दिखता है',
  'iq-testing': 'सोचने और सवाल सुलझाने के काम',
  'pgi-memory-scale': 'याददाश्त की जाँच',
  'pgi-bbd': 'याददाश्त, ध्यान और सोच की जाँच',
};

const lists: Readonly<Record<PriceList['id'], { readonly title: string; readonly kind: string }>> = {
  therapy: { title: 'थेरेपी', kind: 'थेरेपी' },
  counselling: { title: 'काउंसलिंग', kind: 'काउंसलिंग' },
  relaxation: { title: 'रिलैक्सेशन', kind: 'रिलैक्सेशन' },
  testing: { title: 'टेस्ट', kind: 'टेस्ट' },
  rooms: { title: 'भर्ती के कमरे', kind: 'कमरा' },
};

const units: Readonly<Record<PriceList['unit'], string>> = {
  session: 'एक सेशन',
  test: 'एक टेस्ट',
  day: 'एक दिन',
};

const nameOf = ({ id }: Pick<Price, 'id'>) => names[id as ListedPriceId];

export const priceWords: typeof english.priceWords = {
  searchedBy: ['खर्च', 'फ़ीस'],
  feeStands: ['हर डॉक्टर की फ़ीस ', 'डॉक्टरों के पेज', ' पर लिखी है'],
  quoted: (price) => `${nameOf(price)}: ${formatMoney(price.cost)} (${units[price.unit]})। `,
  allPrices: 'सारे खर्च',
  nameOf,
  detailOf: ({ id }) => details[id as ListedPriceId],
  meaningOf: ({ id }) => meanings[id as ListedPriceId],
  listed: ({ id, unit }) => ({ ...lists[id], unit: units[unit] }),
  inRupees: (list) => `${list}: खर्च रुपयों में`,
  oneSession: '1 सेशन',
  sessions: (count) => `${count} सेशन`,
  less: (percent) => `${percent}% कम`,
  saves: (amount) => `${formatMoney(amount)} की बचत`,
};
