import type * as english from '#messages/content/rights/rights.ts';

export const rightsWords: typeof english.rightsWords = {
  inShort:
    'यह पेज कानून को थोड़े शब्दों में समझाता है। यह अधिनियम की, या आपके मामले को जानने वाले वकील की जगह नहीं ले सकता।',
};
