import type { Language } from '#app/languages/language.ts';
import {
  hindiGroups,
  hindiGroupTitle,
  hindiLabelOf,
  hindiPathOf,
  pageIn,
} from '#app/navigation/hindi-pages.ts';
import { type Edition, englishEdition } from './edition.ts';

const hindiEdition: Edition = {
  language: 'hi',
  pathTo(path) {
    const [page = '', rest = ''] = path.split(/(?=[?#])(.*)/s);
    return (hindiPathOf(page) ?? page) + rest;
  },
  pageOf: (page) => pageIn('hi', page),
  labelOf: hindiLabelOf,
  optional: ' (ज़रूरी नहीं)',
  opensInNewTab: ' (नए टैब में खुलेगा)',
  portrait: (name) => `${name} की फ़ोटो`,
  asOf: (time) => `${time} तक की जानकारी`,
  sidebarTitle: (_page, { id }) => hindiGroups[id].sidebarTitle,
  groupTitle: ({ id, title }) => hindiGroupTitle(id) ?? title,
};

export const editionIn = (language: Language): Edition => (language === 'hi' ? hindiEdition : englishEdition);
