import { defaultLocale, type Locale } from './locales.ts';

/** Words round what stands between them, such as a phone. */
export type Around = readonly [before: string, after: string];

/** Words with a link among them. */
export type Linked = readonly [before: string, link: string, after: string];

type MessageModule = Readonly<Record<string, unknown>>;

/** The messages of other locales by those of the default locale. Empty in the browser, which shows the default locale alone. */
const translations = new Map<unknown, Partial<Record<Locale, unknown>>>();

/**
 * Makes the messages of a module known to {@link messagesIn}. The Worker adds all modules when it starts (app/register-locales.server.ts);
 * a tool in Node adds those it needs.
 *
 * @param english the module under `#messages/`
 * @param translated the module of the same name in the folder of the locale
 */
export function addMessages(locale: Locale, english: MessageModule, translated: MessageModule): void {
  for (const [name, messages] of Object.entries(english)) {
    translations.set(messages, { ...translations.get(messages), [locale]: translated[name] });
  }
}

/**
 * The messages of a feature in a locale.
 *
 * @param messages an export of a module under `#messages/`, in the default locale
 */
export function messagesIn<Messages extends object>(locale: Locale, messages: Messages): Messages {
  if (locale === defaultLocale) return messages;
  return (translations.get(messages)?.[locale] as Messages | undefined) ?? messages;
}
