import type * as english from '#messages/content/reading/page-parts.ts';

export const partWords: typeof english.partWords = {
  inShort: 'संक्षेप में:',
  today: 'आज आप क्या कर सकते हैं',
  onThisPage: 'इस पेज पर',
  facts: 'कौन इलाज करता है, पहला कदम, खर्च',
  whoTreats: 'कौन इलाज करते हैं',
  firstStep: 'पहला कदम',
  price: 'खर्च',
  callUs: 'फ़ोन करें',
  beforeAndAfter: 'इससे पहले और बाद के पेज',
  previous: 'पिछला',
  next: 'अगला',
  related: 'लोगों को यह भी काम आता है',
  toUse: 'अभी काम आएगा:',
  table: 'तालिका',
  introductionOnly: 'इस पेज का बाकी हिस्सा अभी हिंदी में नहीं है। हिंदी में पूछने के लिए फ़ोन करें:',
  restFollows: { en: 'आगे का हिस्सा अंग्रेज़ी में है।' },
  readWhole: { pa: 'पूरा पेज पंजाबी में पढ़ें', en: 'पूरा पेज अंग्रेज़ी में पढ़ें' },
};
