/** The fields of the title form: the title, and one for each other locale, such as `title-hi`. */

import { enteredTextName } from '#app/languages/entered-texts.ts';
import { locales, otherLocales } from '#app/languages/locales.ts';
import { lettersError } from '#app/languages/script.ts';
import type { DeclaredField, FieldTexts } from '#app/ui/form/declared-field.ts';
import { linkMessages, type SocialLink, titleMaxLength } from './link.values.ts';

const title = {
  name: 'title',
  label: 'Title',
  hint: 'What visitors read under it. Leave it empty and the website uses words of its own.',
  kind: 'text',
  max: titleMaxLength,
  tooLong: linkMessages.titleTooLong,
  required: false,
} as const satisfies DeclaredField;

/** Fields of the titles in other locales. */
export const localizedTitleFields = otherLocales.map((locale) => {
  const language = locales[locale].englishName;
  return {
    ...title,
    name: enteredTextName('title', locale),
    label: `Title in ${language}`,
    hint: `Without it, ${language} pages show the title above.`,
    lang: locale,
    check(text) {
      const problem = lettersError(locale, text);
      return problem === undefined ? { text } : { problem };
    },
  } satisfies DeclaredField;
});

export const titleFields: readonly DeclaredField[] = [title, ...localizedTitleFields];

export const readTitleForm = (fields: URLSearchParams) => ({
  ...Object.fromEntries(titleFields.map(({ name }) => [name, fields.get(name) ?? ''])),
  title: fields.get('title') ?? '',
});

export const titleFormValuesOf = ({
  title: own,
  texts,
}: Pick<SocialLink, 'title' | 'texts'>): FieldTexts => ({
  title: own ?? '',
  ...Object.fromEntries(localizedTitleFields.map(({ name, lang }) => [name, texts[lang]?.title ?? ''])),
});
