import type * as english from '#messages/page-meta/picture.ts';

export const pictureWords: typeof english.pictureWords = {
  drawing: 'ਸੂਰਜ ਹੇਠਾਂ ਪਹਾੜੀਆਂ ਦਾ ਚਿੱਤਰ',
  of: (title) => `“${title}” ਅਤੇ ਹਸਪਤਾਲ ਦਾ ਨਾਂ, ਪਹਾੜੀਆਂ ਦੇ ਚਿੱਤਰ ਦੇ ਨਾਲ`,
};
