/** The languages of the public site. English is at the addresses of requirements 2 and 31, Hindi under `/hi` before the same path. */
export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

/**
 * The words of a feature, once in each language: one that is missing is a type error. Most features write the English
 * down first, and its type is what the Hindi must have.
 */
export type InLanguages<Words> = Readonly<Record<Language, Words>>;

/** Words round what stands between them, such as a phone. */
export type Around = readonly [before: string, after: string];

/** Words with a link among them. */
export type Linked = readonly [before: string, link: string, after: string];

export const hindiPrefix = '/hi';

const beforeHindi = new RegExp(`^${hindiPrefix}(?=/|$)`, 'i');

export const languageOf = (pathname: string): Language => (beforeHindi.test(pathname) ? 'hi' : 'en');

/** The path of a page's English edition, which is what the catalogue knows it by. */
export const inEnglish = (pathname: string): string => pathname.replace(beforeHindi, '') || '/';

/** The path of a page's Hindi edition: `/hi` for home. */
export const inHindi = (path: string): `/${string}` =>
  `${hindiPrefix}${path === '/' ? '' : path}` as `/${string}`;

/** Where a page is that is in both languages. */
export const pathIn = (language: Language, path: `/${string}`): `/${string}` =>
  language === 'hi' ? inHindi(path) : path;

/** Each language in its own letters, for the switch. */
export const languageNames: InLanguages<string> = { en: 'English', hi: 'हिंदी' };

/** As HTML and schema.org name them. */
export const languageTags: InLanguages<string> = { en: 'en-IN', hi: 'hi' };

/** As Open Graph names them. */
export const languageLocales: InLanguages<string> = { en: 'en_IN', hi: 'hi_IN' };
