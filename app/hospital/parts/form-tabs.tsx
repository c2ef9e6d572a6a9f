import { type ReactNode, useState } from 'react';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import type { FactFieldView, FactTexts, SectionPart } from '../fact-section.ts';
import { type FormView, languageName, wrongTabs } from '../form-view.ts';
import { countGaps, isTranslated, type TranslationCounts, translationGaps } from '../translations.ts';
import * as css from './hospital.css.ts';
import { TranslationMarksProvider } from './translation-marks.ts';

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

/** Tabs of the parts of a section, and of its languages. A tab says if a translation is missing or old, or if there is an error, and its fields say which. */
export function FormTabs(props: FormTabsProps) {
  const { fields, parts, errors, view, onView, texts, opened, readTyped, children } = props;
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(texts);
  const wrong = wrongTabs(fields, errors);
  const noted = (id: string, note?: string) =>
    wrong.has(id) ? { note: 'has an error', isWrong: true } : note ? { note } : {};
  const gaps = translationGaps(fields, typed, opened);
  const marks = new Map(
    gaps.map(({ control, isStale }) => [control, isStale ? 'older than the English' : 'missing']),
  );
  const firstGap = gaps.find(({ locale }) => locale === view.language);
  const inLanguages = isTranslated(fields) ? (
    <Tabs
      label="Language of the texts"
      tabs={localeTags.map((locale) => {
        const note = countWords(countGaps(gaps, locale));
        return { id: locale, label: languageName(locale), ...noted(locale, note) };
      })}
      open={view.language}
      onOpen={(language: Locale) => onView({ ...view, language })}
    >
      <Stack gap="4">
        {hydrated && firstGap && (
          <p>
            <a href={`#${firstGap.control}`} className={textLink}>
              {`Go to the first text to translate into ${languageName(view.language)}`}
            </a>
          </p>
        )}
        <TranslationMarksProvider value={marks}>{children}</TranslationMarksProvider>
      </Stack>
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
