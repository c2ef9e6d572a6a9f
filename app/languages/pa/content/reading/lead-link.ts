import type * as english from '#messages/content/reading/lead-link.ts';

export const leadLinkWords: typeof english.leadLinkWords = {
  refuses: 'ਉਹ ਮਦਦ ਲੈਣ ਤੋਂ ਨਾਂਹ ਕਰਦੇ ਹਨ: ਅੱਜ ਰਾਤ ਤੁਸੀਂ ਕੀ ਕਰ ਸਕਦੇ ਹੋ',
  drugs: 'ਕੀ ਗੱਲ ਸ਼ਰਾਬ ਜਾਂ ਨਸ਼ੇ ਦੀ ਹੈ? ਅੱਜ ਰਾਤ ਇਹ ਜਾਣ ਲਓ',
  disabilityCard: 'ਯੂਡੀਆਈਡੀ ਕਾਰਡ: ਕਿੱਥੇ, ਕਿਹੜੇ ਕਾਗ਼ਜ਼, ਦਸਤਖ਼ਤ ਕਿਸ ਦੇ',
};
