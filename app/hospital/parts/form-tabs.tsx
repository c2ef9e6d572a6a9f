import { type ReactNode, useState } from 'react';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import type { FactFieldView, FactTexts, SectionPart } from '../fact-section.ts';
import { type FormView, languageName, wrongTabs } from '../form-view.ts';
import { countTranslations, isTranslated, type TranslationCounts } from '../translations.ts';
import * as css from './hospital.css.ts';

interface FormTabsProps {
  readonly fields: readonly FactFieldView[];
  readonly parts: readonly SectionPart[];
  readonly errors: FieldMessages;
  readonly view: FormView;
  readonly onView: (view: FormView) => void;
  readonly texts: FactTexts;
  readonly opened: { readonly texts: FactTexts; readonly stale: readonly string[] };
  /** Reads the texts in the form at present. */
  readonly readTyped: () => FactTexts;
  readonly children: ReactNode;
}

function countWords({ missing, stale }: TranslationCounts): string | undefined {
  const words = [
    ...(missing > 0 ? [`${missing} missing`] : []),
    ...(stale > 0 ? [`${stale} older than the English`] : []),
  ];
  return words.length > 0 ? words.join(', ') : undefined;
}

/** Tabs of the parts of a section, and of its languages. A tab says if a translation is missing or old, or if there is an error. */
export function FormTabs(props: FormTabsProps) {
  const { fields, parts, errors, view, onView, texts, opened, readTyped, children } = props;
  const [typed, setTyped] = useState(texts);
  const wrong = wrongTabs(fields, errors);
  const noted = (id: string, note?: string) =>
    wrong.has(id) ? { note: 'has an error', isWrong: true } : note ? { note } : {};
  const counts = countTranslations(fields, typed, opened);
  const inLanguages = isTranslated(fields) ? (
    <Tabs
      label="Language of the texts"
      tabs={localeTags.map((locale) => {
        const count = counts[locale];
        return { id: locale, label: languageName(locale), ...noted(locale, count && countWords(count)) };
      })}
      open={view.language}
      onOpen={(language: Locale) => onView({ ...view, language })}
    >
      {children}
    </Tabs>
  ) : (
    children
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: counts the translations again after a field was left.
    <div onBlur={() => setTyped(readTyped())}>
      {parts.length === 0 ? (
        inLanguages
      ) : (
        <Tabs
          label="Parts of the section"
          tabs={parts.map(({ id, label }) => ({ id, label, ...noted(id) }))}
          open={view.part ?? ''}
          onOpen={(part: string) => onView({ ...view, part })}
        >
          <Stack gap="4">
            <PartsAbout parts={parts} open={view.part} />
            {inLanguages}
          </Stack>
        </Tabs>
      )}
    </div>
  );
}

/** Explains the open part; without scripts all parts. */
function PartsAbout({
  parts,
  open,
}: {
  readonly parts: readonly SectionPart[];
  readonly open: string | undefined;
}) {
  const hydrated = useHydrated();
  return parts.map(({ id, label, about }) => (
    <p key={id} hidden={hydrated && id !== open} className={css.soft}>
      {!hydrated && <strong>{`${label}: `}</strong>}
      {about}
    </p>
  ));
}
