import type * as english from '#messages/ui/next-free/placeholder.ts';

export const nextFreePlaceholder: typeof english.nextFreePlaceholder = {
  longest: 'ਅਗਲਾ ਖ਼ਾਲੀ ਸਮਾਂ: ਮੰਗਲਵਾਰ 13 ਜਨਵਰੀ, ਦੁਪਹਿਰੇ 12:30 ਵਜੇ',
};
