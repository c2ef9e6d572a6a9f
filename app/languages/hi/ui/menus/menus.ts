import type * as english from '#messages/ui/menus/menus.ts';

export const menuWords: typeof english.menuWords = {
  treatments: 'इलाज',
  services: 'सेवाएँ',
  more: 'खोजें, और भी',
  thisSite: 'इस वेबसाइट पर',
  searchThisSite: 'इस वेबसाइट पर खोजें',
  search: 'खोजें',
};
