/** All messages of this locale, by file. The Worker loads this module when it renders the first page in the locale (app/load-locale.server.ts). */
export const allMessages = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/**/*.ts', './*/**/*.tsx', '!**/*.test.*'],
  { eager: true },
);
