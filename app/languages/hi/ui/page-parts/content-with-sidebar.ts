import type * as english from '#messages/ui/page-parts/content-with-sidebar.ts';

export const sidebarWords: typeof english.sidebarWords = { more: 'और', theHospital: 'हमारा अस्पताल' };
