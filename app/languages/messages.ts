import { defaultLocale, type Locale, localeTags } from './locales.ts';

/** Words round what stands between them, such as a phone. */
export type Around = readonly [before: string, after: string];

/** Words with a link among them. */
export type Linked = readonly [before: string, link: string, after: string];

type MessageModule = Readonly<Record<string, unknown>>;

/** Empty in the browser, which shows the default locale alone, and in Node. Vite fills it on the server. */
const modules: Readonly<Record<string, MessageModule>> = import.meta.env?.SSR
  ? import.meta.glob<MessageModule>(
      [
        './*/*/**/*.ts',
        './*/*/**/*.tsx',
        '!**/*.test.*',
        // Words that people type are no messages (spoken-languages.ts).
        '!./*/content/dangers/detection/**',
        '!./*/content/search/queries/**',
      ],
      { eager: true },
    )
  : {};

/** The messages of other locales by those of the default locale. Filled at the first call, when all modules are evaluated. */
let translations: ReadonlyMap<unknown, Partial<Record<Locale, unknown>>> | undefined;

/** Pairs that a tool in Node added, where `import.meta.glob` does not exist. */
const added: (readonly [locale: Locale, english: MessageModule, translated: MessageModule])[] = [];

/**
 * Makes the messages of one module known to {@link messagesIn} in Node. On the server all modules are known.
 *
 * @param english the module under `#messages/`
 * @param translated the module of the same name in the folder of the locale
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
 * The messages of a feature in a locale.
 *
 * @param messages an export of a module under `#messages/`, in the default locale
 */
export function messagesIn<Messages extends object>(locale: Locale, messages: Messages): Messages {
  if (locale === defaultLocale) return messages;
  translations ??= pairMessages();
  return (translations.get(messages)?.[locale] as Messages | undefined) ?? messages;
}
