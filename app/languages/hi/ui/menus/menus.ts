import type * as english from '#messages/ui/menus/menus.ts';

export const menuWords: typeof english.menuWords = {
  treatments: 'इलाज',
  services: 'सेवाएँ',
  more: 'और',
  hospital: 'अस्पताल',
  menu: 'मेन्यू',
  close: 'बंद करें',
  allPages: 'सारे पेज',
  thisSite: 'इस वेबसाइट पर',
  searchThisSite: 'इस वेबसाइट पर खोजें',
  search: 'खोजें',
  callUs: 'फ़ोन करें',
};
