import type * as english from '#messages/content/rights/act.ts';

export const act: typeof english.act = (sections) => `मानसिक स्वास्थ्य देखभाल अधिनियम 2017, धारा ${sections}`;
