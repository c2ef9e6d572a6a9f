import type { ReviewerRole } from '#app/content/front-matter.server.ts';
import type * as english from '#messages/content/reading/page-sources.ts';
import { hindiLongDate } from '../../time/dates.ts';

const roles: Readonly<Record<ReviewerRole, string>> = {
  Psychiatrist: 'मनोचिकित्सक',
  Neurologist: 'न्यूरोलॉजिस्ट',
  'Psychiatrist and lawyer': 'मनोचिकित्सक और वकील',
  'Psychiatrist or neurologist': 'मनोचिकित्सक या न्यूरोलॉजिस्ट',
};

export const sourcesWords: typeof english.sourcesWords = {
  sources: 'जानकारी कहाँ से ली',
  linksOpen: 'लिंक नए टैब में खुलते हैं और अंग्रेज़ी में हैं।',
  onWholePage: { en: 'पूरी सूची अंग्रेज़ी वाले पेज पर है' },
  read: [', ', ' को पढ़ा'],
  informs: 'यह पेज जानकारी देता है। जो डॉक्टर आपको जानते हैं, उनसे बात करना फिर भी ज़रूरी है।',
  day: hindiLongDate,
  pending: [
    (role) =>
      `अंग्रेज़ी पेज इन्हीं जगहों से लिखा गया, और उसी से यह हिंदी पेज। अस्पताल के ${roles[role]} की और हिंदी के जानकार की जाँच अभी बाकी है। इसे `,
    ' तक फिर परखा जाएगा।',
  ],
  reviewed: (name, role) => [`${name}, ${roles[role]}, ने इसे `, ' को परखा। अगली जाँच ', ' तक।'],
};
