import { defaultLocale, type Locale, localeTags } from './locales.ts';

/** Text before and after a part that the page inserts, such as a phone number. */
export type Around = readonly [before: string, after: string];

/** Text with a link in it. */
export type Linked = readonly [before: string, link: string, after: string];

type MessageModule = Readonly<Record<string, unknown>>;

/** All modules of messages on the server. Empty in the browser, which shows the default locale alone, and in Node. */
const modules: Readonly<Record<string, MessageModule>> = import.meta.env?.SSR
  ? import.meta.glob<MessageModule>(
      [
        './*/*/**/*.ts',
        './*/*/**/*.tsx',
        '!**/*.test.*',
        // Words that people type are not messages (spoken-languages.ts).
        '!./*/content/dangers/detection/**',
        '!./*/content/search/queries/**',
      ],
      { eager: true },
    )
  : {};

/** Messages of the other locales by those of the default locale. Filled at the first call, when all modules have been evaluated. */
let translations: ReadonlyMap<unknown, Partial<Record<Locale, unknown>>> | undefined;

/** Modules that a tool in Node added, because Node has no `import.meta.glob`. */
const added: (readonly [locale: Locale, english: MessageModule, translated: MessageModule])[] = [];

/**
 * Adds a module to those of {@link messagesIn}. For Node; the server knows all modules.
 *
 * @param english module under `#messages/`
 * @param translated module of the same name in the folder of the locale
 */
export function addMessages(locale: Locale, english: MessageModule, translated: MessageModule): void {
  added.push([locale, english, translated]);
  translations = undefined;
}

function pairMessages() {
  const found = new Map<unknown, Partial<Record<Locale, unknown>>>();
  for (const [locale, english, translated] of added) {
    for (const [name, message] of Object.entries(english)) {
      found.set(message, { ...found.get(message), [locale]: translated[name] });
    }
  }
  const base = `./${defaultLocale}/`;
  for (const [file, source] of Object.entries(modules)) {
    if (!file.startsWith(base)) continue;
    for (const [name, message] of Object.entries(source)) {
      const byLocale = localeTags.map((locale) => [
        locale,
        modules[`./${locale}/${file.slice(base.length)}`]?.[name],
      ]);
      found.set(message, Object.fromEntries(byLocale));
    }
  }
  return found;
}

/**
 * Returns messages in a locale, or as they are if the locale does not have them.
 *
 * @param messages export of a module under `#messages/`
 */
export function messagesIn<Messages extends object>(locale: Locale, messages: Messages): Messages {
  if (locale === defaultLocale) return messages;
  translations ??= pairMessages();
  return (translations.get(messages)?.[locale] as Messages | undefined) ?? messages;
}
