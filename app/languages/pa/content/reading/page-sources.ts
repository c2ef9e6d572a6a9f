import type { ReviewerRole } from '#app/content/front-matter.server.ts';
import type * as english from '#messages/content/reading/page-sources.ts';
import { punjabiLongDate } from '../../time/dates.ts';

const roles: Readonly<Record<ReviewerRole, string>> = {
  Psychiatrist: 'ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ (ਸਾਈਕੈਟ੍ਰਿਸਟ)',
  Neurologist: 'ਨਿਊਰੋਲੋਜਿਸਟ',
  'Psychiatrist and lawyer': 'ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ ਅਤੇ ਵਕੀਲ',
  'Psychiatrist or neurologist': 'ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ ਜਾਂ ਨਿਊਰੋਲੋਜਿਸਟ',
};

export const sourcesWords: typeof english.sourcesWords = {
  sources: 'ਜਾਣਕਾਰੀ ਕਿੱਥੋਂ ਲਈ',
  linksOpen: 'ਲਿੰਕ ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦੇ ਹਨ ਅਤੇ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹਨ।',
  onWholePage: { hi: 'ਪੂਰੀ ਸੂਚੀ ਹਿੰਦੀ ਵਾਲੇ ਪੰਨੇ ’ਤੇ ਹੈ', en: 'ਪੂਰੀ ਸੂਚੀ ਅੰਗਰੇਜ਼ੀ ਵਾਲੇ ਪੰਨੇ ’ਤੇ ਹੈ' },
  read: [', ', ' ਨੂੰ ਪੜ੍ਹਿਆ'],
  informs: 'ਇਹ ਪੰਨਾ ਜਾਣਕਾਰੀ ਦਿੰਦਾ ਹੈ। ਇਹ ਤੁਹਾਨੂੰ ਜਾਣਨ ਵਾਲੇ ਡਾਕਟਰ ਨਾਲ ਗੱਲ ਕਰਨ ਦੀ ਥਾਂ ਨਹੀਂ ਲੈਂਦਾ।',
  day: punjabiLongDate,
  pending: [
    (role) =>
      `ਅੰਗਰੇਜ਼ੀ ਪੰਨਾ ਇਨ੍ਹਾਂ ਥਾਵਾਂ ਤੋਂ ਲਿਖਿਆ ਗਿਆ, ਅਤੇ ਪੰਜਾਬੀ ਵਿੱਚ ਉਸੇ ਤੋਂ। ਹਸਪਤਾਲ ਦੇ ${roles[role]} ਦੀ ਅਤੇ ਪੰਜਾਬੀ ਦੇ ਜਾਣਕਾਰ ਦੀ ਜਾਂਚ ਅਜੇ ਬਾਕੀ ਹੈ। ਇਸ ਨੂੰ `,
    ' ਤੱਕ ਫਿਰ ਪਰਖਿਆ ਜਾਵੇਗਾ।',
  ],
  reviewed: (name, role) => [`${name}, ${roles[role]}, ਨੇ ਇਸ ਪੰਨੇ ਦੀ ਜਾਂਚ `, ' ਨੂੰ ਕੀਤੀ। ਅਗਲੀ ਜਾਂਚ ', ' ਤੱਕ।'],
};
