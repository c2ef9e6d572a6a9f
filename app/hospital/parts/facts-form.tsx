import { type FormEvent, useState } from 'react';
import { locales, localeTags } from '#app/languages/locales.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EditForm } from '#app/ui/form/edit-form.tsx';
import { FormSection } from '#app/ui/form/form-section.tsx';
import { errorsOf } from '#app/ui/form/linked-errors.tsx';
import type { RefusedEdit } from '#app/ui/form/refused-form.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { FactFieldView, FactTexts } from '../fact-section.ts';
import { emptyFields, type FactSectionView, factsDraftName, readFormTexts } from '../facts-form.ts';
import { hospitalPath, previewPath } from '../hospital-paths.ts';
import { idOfPriceError } from '../price-rows.ts';
import { FactField } from './fact-field.tsx';
import * as css from './hospital.css.ts';

interface FactsFormProps {
  readonly section: FactSectionView;
  /** Stored texts, or the texts in the code before the first save. */
  readonly texts: FactTexts;
  readonly version: number;
  readonly refused: RefusedEdit<FactTexts> | undefined;
}

/** Form of a section. Each section is saved separately, with its own version. */
export function FactsForm({ section, refused, texts, ...opened }: FactsFormProps) {
  // A later revalidation must not change the version that this edit started from.
  const [{ version }] = useState(opened);
  const { fields } = section;
  const read = (form: FormData) => readFormTexts(fields, form);
  return (
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
      sendElsewhere={openPreview}
      className={css.panel}
      preventScrollReset
      submit="Save"
      cancelTo={hospitalPath}
    >
      {({ values, errors, round, drafted }) => (
        <>
          <input type="hidden" name="version" value={refused?.version ?? drafted('version') ?? version} />
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
        </>
      )}
    </EditForm>
  );
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
