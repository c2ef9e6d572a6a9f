import { hindiGroups, hindiGroupTitle, hindiLabelOf, hindiPageAt } from '#app/site/hindi-pages.ts';
import type { Language } from '#app/site/language.ts';
import { type Edition, englishEdition } from './edition.ts';

const hindiEdition: Edition = {
  language: 'hi',
  pathTo(path) {
    const [page = '', rest = ''] = path.split(/(?=[?#])(.*)/s);
    return (hindiPageAt(page)?.path ?? page) + rest;
  },
  labelOf: hindiLabelOf,
  sidebarTitle: (_page, { id }) => hindiGroups[id].sidebarTitle,
  groupTitle: ({ id, title }) => hindiGroupTitle(id) ?? title,
};

export const editionIn = (language: Language): Edition => (language === 'hi' ? hindiEdition : englishEdition);
