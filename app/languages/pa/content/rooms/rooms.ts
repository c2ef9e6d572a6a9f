import type * as english from '#messages/content/rooms/rooms.ts';

export const roomsWords: typeof english.roomsWords = {
  gallery: 'ਫ਼ੋਟੋ ਗੈਲਰੀ',
  ourHospital: 'ਸਾਡੇ ਹਸਪਤਾਲ ਦੀਆਂ ਤਸਵੀਰਾਂ',
  illustrations: 'ਇਹ ਸਾਡੇ ਕਮਰਿਆਂ ਦੀਆਂ ਬਣਾਈਆਂ ਹੋਈਆਂ ਤਸਵੀਰਾਂ ਹਨ, ਫ਼ੋਟੋਆਂ ਨਹੀਂ।',
  viewer: {
    label: 'ਹਸਪਤਾਲ ਦੀਆਂ ਤਸਵੀਰਾਂ',
    illustration: 'ਬਣਾਈ ਹੋਈ ਤਸਵੀਰ ਹੈ, ਫ਼ੋਟੋ ਨਹੀਂ।',
    close: 'ਬੰਦ ਕਰੋ',
    previous: 'ਪਿਛਲੀ ਤਸਵੀਰ',
    next: 'ਅਗਲੀ ਤਸਵੀਰ',
    place: '{all} ਵਿੱਚੋਂ ਤਸਵੀਰ {number}: ',
  },
};
