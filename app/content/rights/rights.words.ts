import type { InLanguages } from '#app/languages/language.ts';

export const rightsWords: InLanguages<{ readonly inShort: string }> = {
  en: {
    inShort: 'This page explains the law in short. It does not replace the Act, or a lawyer who knows you.',
  },
  hi: {
    inShort:
      'यह पेज कानून को थोड़े शब्दों में समझाता है। यह अधिनियम की, या आपके मामले को जानने वाले वकील की जगह नहीं ले सकता।',
  },
};
