import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { locales, localeTags } from '#app/languages/locales.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { draftFormData } from '#app/ui/form/draft.ts';
import { DraftNote } from '#app/ui/form/draft-note.tsx';
import { FormSection } from '#app/ui/form/form-section.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import { SaveBar } from '#app/ui/form/save-bar.tsx';
import { selectOwnVersion } from '#app/ui/form/select-own-version.ts';
import { UnsavedChangesDialog } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { useFieldMessages } from '#app/ui/form/use-field-messages.ts';
import { useFormDraft } from '#app/ui/form/use-form-draft.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { VersionChoice } from '#app/ui/version-choice/version-choice.tsx';
import type { FactFieldView, FactTexts } from '../fact-section.ts';
import {
  emptyFields,
  type FactSectionView,
  factChoiceName,
  factsDraftName,
  linkedErrors,
  type RefusedFacts,
  readFormTexts,
} from '../facts-form.ts';
import { hospitalPath, previewPath } from '../hospital-paths.ts';
import { FactField } from './fact-field.tsx';
import * as css from './hospital.css.ts';

interface FactsFormProps {
  readonly section: FactSectionView;
  /** Stored texts, or the texts in the code before the first save. */
  readonly texts: FactTexts;
  readonly version: number;
  readonly refused: RefusedFacts | undefined;
}

/** Form of a section. Each section is saved separately, with its own version. */
export function FactsForm({ section, refused, ...opened }: FactsFormProps) {
  // A later revalidation must not change the texts and the version that this edit started from.
  const [stored] = useState(opened);
  const { fields } = section;
  const { form, isChanged, draft, round, follow, throwAway } = useFormDraft(
    factsDraftName(section.id),
    Boolean(refused?.values),
  );
  const {
    messages: errors,
    areGiven,
    checkBeforeSending,
    forgetWhatIsRight,
  } = useFieldMessages(refused?.errors ?? {}, (current) =>
    emptyFields(fields, readFormTexts(fields, new FormData(current))),
  );
  const drafted = draft && draftFormData(draft);
  const values = refused?.values ?? (drafted ? readFormTexts(fields, drafted) : stored.texts);
  const version = refused?.version ?? drafted?.get('version')?.toString() ?? stored.version;
  const refusal = areGiven ? refused : undefined;
  const hydrated = useHydrated();
  const linked = linkedErrors(fields, errors);
  useFocusFirstError(refused, linked);
  return (
    <>
      <Form
        ref={form}
        method="post"
        // Error messages are rendered below the fields instead of by the browser.
        noValidate
        preventScrollReset
        className={css.panel}
        onSubmit={(event) => {
          if (!openPreview(event)) checkBeforeSending(event);
        }}
        onInput={(event) => {
          selectOwnVersion(event.currentTarget, event.target, factChoiceName);
          // Server errors stay until the next submission, because the browser cannot check the server's
          // rules.
          if (!areGiven) forgetWhatIsRight(event);
          follow();
        }}
      >
        <Stack gap="5">
          <RefusalSummary refused={refusal && { ...refusal, errors: linked }} />
          {hydrated && <ErrorSummary errors={linked} />}
          {draft && !refused?.values && <DraftNote draft={draft} onThrowAway={throwAway} />}
          {refused?.differences && (
            <VersionChoice
              differences={refused.differences}
              nameOf={factChoiceName}
              isOwn={refused.isOwnSave}
              onChoose={follow}
            />
          )}
          <input type="hidden" name="version" value={version} />
          <Stack key={round} gap="5">
            {groupsOf(fields).map(({ heading, fields: group }) => {
              const shown = rowsOf(group).map((row) => {
                const inRow = row.map((field) => (
                  <FactField
                    key={field.name}
                    field={field}
                    text={values[field.name] ?? ''}
                    error={errors[field.name]}
                  />
                ));
                return inRow.length === 1 ? (
                  inRow
                ) : (
                  <div key={row[0]?.name} className={css.pair}>
                    {inRow}
                  </div>
                );
              });
              return heading === undefined ? (
                <Stack key="" gap="4">
                  {shown}
                </Stack>
              ) : (
                <FormSection key={heading} title={heading}>
                  {shown}
                </FormSection>
              );
            })}
          </Stack>
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
          <SaveBar submit="Save" cancelTo={hospitalPath} isChanged={isChanged} failure={refusal?.message} />
        </Stack>
      </Form>
      {/* Outside the form, so that its buttons do not submit the form. */}
      <UnsavedChangesDialog isChanged={isChanged} onThrowAway={throwAway} />
    </>
  );
}

/**
 * Moves the focus to the first wrong field after each refusal by the server. Only the server knows most rules of a section,
 * and the first wrong field may be far above the button.
 */
function useFocusFirstError(refused: RefusedFacts | undefined, linked: Readonly<Record<string, string>>) {
  const [first] = Object.keys(linked);
  // The messages change with typing; only a new answer moves the focus.
  const answered = useRef<RefusedFacts>(undefined);
  useEffect(() => {
    if (refused === answered.current) return;
    answered.current = refused;
    if (first !== undefined) document.getElementById(first)?.focus();
  }, [refused, first]);
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

/** Groups fields into rows: two consecutive half-width fields share a row. */
function rowsOf(fields: readonly FactFieldView[]) {
  const rows: FactFieldView[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.isHalf && last?.length === 1 && last[0]?.isHalf) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** Groups fields under their headings. */
function groupsOf(fields: readonly FactFieldView[]) {
  const groups: { readonly heading: string | undefined; readonly fields: FactFieldView[] }[] = [];
  for (const field of fields) {
    if (field.heading !== undefined || groups.length === 0)
      groups.push({ heading: field.heading, fields: [] });
    groups.at(-1)?.fields.push(field);
  }
  return groups;
}
