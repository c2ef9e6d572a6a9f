export const switchWords = { label: 'Language' };
