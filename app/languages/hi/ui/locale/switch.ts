import type * as english from '#messages/ui/locale/switch.ts';

export const switchWords: typeof english.switchWords = {
  label: 'भाषा',
};
