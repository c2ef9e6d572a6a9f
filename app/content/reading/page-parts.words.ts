import type { InLanguages } from '#app/languages/language.ts';

const english = {
  onThisPage: 'On this page',
  whoTreats: 'Who treats this',
  firstStep: 'First step',
  price: 'Price',
  callUs: 'Call us',
  beforeAndAfter: 'Before and after this page',
  previous: 'Previous',
  next: 'Next',
  related: 'Related pages',
  toUse: 'To use now:',
  table: 'Table',
  englishOnly: 'This page is in English still. Ask us in Hindi:',
};

export const partWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    onThisPage: 'इस पेज पर',
    whoTreats: 'कौन इलाज करते हैं',
    firstStep: 'पहला कदम',
    price: 'खर्च',
    callUs: 'फ़ोन करें',
    beforeAndAfter: 'इससे पहले और बाद के पेज',
    previous: 'पिछला',
    next: 'अगला',
    related: 'जुड़े हुए पेज',
    toUse: 'अभी काम आएगा:',
    table: 'तालिका',
    englishOnly: 'यह पेज अभी अंग्रेज़ी में है। हिंदी में पूछने के लिए फ़ोन करें:',
  },
};
