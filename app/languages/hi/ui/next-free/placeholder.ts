import type * as english from '#messages/ui/next-free/placeholder.ts';

export const nextFreePlaceholder: typeof english.nextFreePlaceholder = {
  longest: 'अगला खाली समय: मंगलवार 13 जनवरी, दोपहर 12:30 बजे',
};
