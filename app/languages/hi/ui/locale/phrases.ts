import type * as english from '#messages/ui/locale/phrases.ts';

export const phrases: typeof english.phrases = {
  optional: ' (ज़रूरी नहीं)',
  opensInNewTab: ' (नए टैब में खुलेगा)',
  asOf: (time) => `${time} तक की जानकारी`,
  portrait: (name) => `${name} की फ़ोटो`,
};
