import { type FormEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultLocale, locales, localeTags } from '#app/languages/locales.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EditForm } from '#app/ui/form/edit-form.tsx';
import { errorsOf } from '#app/ui/form/linked-errors.tsx';
import type { FieldMessages, RefusedEdit } from '#app/ui/form/refused-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import type { FactTexts } from '../fact-section.ts';
import { emptyFields, type FactSectionView, factsDraftName, readFormTexts } from '../facts-form.ts';
import { type FormView, viewOfControl, viewOfErrors } from '../form-view.ts';
import { hospitalPath, previewPath } from '../hospital-paths.ts';
import { idOfPriceError } from '../price-rows.ts';
import { FactGroups } from './fact-groups.tsx';
import { FormTabs } from './form-tabs.tsx';
import * as css from './hospital.css.ts';

interface FactsFormProps {
  readonly section: FactSectionView;
  /** Stored texts, or the texts in the code before the first save. */
  readonly texts: FactTexts;
  /** Stored translations that are older than their English, see `staleTranslations`. */
  readonly stale: readonly string[];
  readonly version: number;
  readonly refused: RefusedEdit<FactTexts> | undefined;
}

/** Form of a section. Each section is saved separately, with its own version. */
export function FactsForm({ section, refused, texts, stale, ...opened }: FactsFormProps) {
  // A later revalidation must not change the version that this edit started from.
  const [{ version }] = useState(opened);
  const { fields, parts } = section;
  const read = (form: FormData) => readFormTexts(fields, form);
  const { view, openErrors, openLinked, setView } = useFormView(section, refused);
  const hydrated = useHydrated();
  return (
    <div onClickCapture={openLinked}>
      <EditForm
        draftName={factsDraftName(section.id)}
        stored={texts}
        refused={refused}
        read={read}
        check={(form) => emptyFields(fields, read(new FormData(form)))}
        linkErrors={(messages) =>
          errorsOf(
            fields.map(({ name, label, kind }) => [
              name,
              label,
              kind === 'prices' ? idOfPriceError(name, messages[name]) : name,
            ]),
            messages,
          )
        }
        sendElsewhere={(event) => {
          if (openPreview(event)) return true;
          openErrors(emptyFields(fields, read(new FormData(event.currentTarget))));
          return false;
        }}
        className={css.panel}
        preventScrollReset
        submit="Save"
        cancelTo={hospitalPath}
      >
        {({ values, errors, round, drafted, form }) => (
          <>
            <input type="hidden" name="version" value={refused?.version ?? drafted('version') ?? version} />
            <FormTabs
              key={round}
              fields={fields}
              parts={parts}
              errors={errors}
              view={view}
              onView={setView}
              texts={values}
              opened={{ texts, stale }}
              readTyped={() => read(new FormData(form.current ?? undefined))}
            >
              <FactGroups fields={fields} texts={values} errors={errors} view={hydrated ? view : null} />
            </FormTabs>
            {section.isPreviewed && (
              <Cluster gap="3">
                {localeTags.map((locale) => (
                  <Button
                    key={locale}
                    type="submit"
                    variant="secondary"
                    formAction={previewPath(section.id, locale)}
                    formTarget={previewTarget}
                  >
                    {`Preview in ${locales[locale].englishName}`}
                  </Button>
                ))}
              </Cluster>
            )}
          </>
        )}
      </EditForm>
    </div>
  );
}

/** State of the tabs. Each new error opens the tab of its field first, because the focus cannot go to a hidden field. */
function useFormView({ fields, parts }: FactSectionView, refused: RefusedEdit<FactTexts> | undefined) {
  const [view, setView] = useState<FormView>({ language: defaultLocale, part: parts[0]?.id });
  const [answered, setAnswered] = useState<object>();
  // While rendering, so that the fields are in sight when the form moves the focus to the first wrong one.
  if (refused && refused !== answered) {
    setAnswered(refused);
    setView(viewOfErrors(fields, refused.errors, view) ?? view);
  }
  const show = (next: FormView | undefined) => {
    if (next) flushSync(() => setView(next));
  };
  return {
    view,
    setView,
    openErrors: (errors: FieldMessages) => show(viewOfErrors(fields, errors, view)),
    // The browser would add the fragment to the address, and the router then forgets the answer of the server with all errors.
    openLinked: (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const id = decodeURIComponent(link?.getAttribute('href')?.slice(1) ?? '');
      const linked = viewOfControl(fields, id, view);
      if (!linked) return;
      event.preventDefault();
      show(linked);
      document.getElementById(id)?.focus();
    },
  };
}

/** A preview opens in a tab of its own, so that the form stays. */
const previewTarget = '_blank';

/**
 * Sends the form to the address of a preview button, as a browser without scripts does. The router would show the answer in
 * place of the form.
 *
 * @returns false for the button that saves
 */
function openPreview(event: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || submitter.formTarget !== previewTarget) return false;
  event.preventDefault();
  const form = event.currentTarget;
  const action = form.getAttribute('action') ?? '';
  form.setAttribute('action', submitter.formAction);
  form.setAttribute('target', previewTarget);
  form.submit();
  form.setAttribute('action', action);
  form.removeAttribute('target');
  return true;
}
