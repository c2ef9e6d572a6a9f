import { defaultLocale, type Locale } from './locales.ts';

/** Words before and after an inserted element, such as a phone number. */
export type Around = readonly [before: string, after: string];

/** Words before a link, the text of the link, and words after it. */
export type Linked = readonly [before: string, link: string, after: string];

type MessageModule = Readonly<Record<string, unknown>>;

/** Messages of the other locales, by the messages of the default locale. Empty in the browser, which has only the default locale. */
const translations = new Map<unknown, Partial<Record<Locale, unknown>>>();

/** Locales of which messages are registered. */
const registered = new Set<Locale>();

/**
 * Reports a locale that is read before it is loaded. The Worker then answers in the default locale, and only if no earlier request has loaded
 * the locale, so a page or a search would differ from isolate to isolate. Tests fail for such a line of the log.
 */
export function expectLoaded(locale: Locale): void {
  if (import.meta.env?.SSR && !registered.has(locale)) console.error(`${locale} is read before it is loaded`);
}

/** Modules of messages by file. */
export type MessageFiles = Readonly<Record<string, MessageModule>>;

/**
 * Registers the messages of a module for {@link messagesIn}. The Worker adds those of a locale with {@link addAllMessages}; a tool in Node
 * adds the modules that it needs.
 *
 * @param english the module under `#messages/`
 * @param translated the module of the same name in the folder of the locale
 */
export function addMessages(locale: Locale, english: MessageModule, translated: MessageModule): void {
  registered.add(locale);
  for (const [name, messages] of Object.entries(english)) {
    translations.set(messages, { ...translations.get(messages), [locale]: translated[name] });
  }
}

/**
 * Registers all messages of a locale.
 *
 * @param english the modules of the default locale
 * @param translated the modules of the locale, under the same names. A locale may lack some
 */
export function addAllMessages(locale: Locale, english: MessageFiles, translated: MessageFiles): void {
  for (const [file, module] of Object.entries(english)) {
    const messages = translated[file];
    if (messages) addMessages(locale, module, messages);
  }
}

/**
 * Returns the messages of a feature in a locale.
 *
 * @param messages an export of a module under `#messages/`, in the default locale
 */
export function messagesIn<Messages extends object>(locale: Locale, messages: Messages): Messages {
  if (locale === defaultLocale) return messages;
  expectLoaded(locale);
  return (translations.get(messages)?.[locale] as Messages | undefined) ?? messages;
}
