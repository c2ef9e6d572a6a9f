/** Values of the title form as typed: the title, and those in other locales by the names of their fields. */

import { enteredTextName } from '#app/languages/entered-texts.ts';
import { locales, otherLocales } from '#app/languages/locales.ts';
import type { SocialLink } from './link.values.ts';

export type TitleFormValues = Readonly<Record<string, string>>;

/** Fields of the titles in other locales. */
export const localizedTitleFields = otherLocales.map((locale) => ({
  name: enteredTextName('title', locale),
  locale,
  language: locales[locale].englishName,
}));

export const readTitleForm = (fields: URLSearchParams): TitleFormValues =>
  Object.fromEntries(
    ['title', ...localizedTitleFields.map(({ name }) => name)].map((name) => [name, fields.get(name) ?? '']),
  );

export const titleFormValuesOf = ({
  title,
  texts,
}: Pick<SocialLink, 'title' | 'texts'>): TitleFormValues => ({
  title: title ?? '',
  ...Object.fromEntries(localizedTitleFields.map(({ name, locale }) => [name, texts[locale]?.title ?? ''])),
});
