import type * as english from '#messages/ui/page-parts/with-side.ts';

export const sideWords: typeof english.sidebarWords = { more: 'और', theHospital: 'हमारा अस्पताल' };
