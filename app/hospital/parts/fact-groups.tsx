import { FormSection } from '#app/ui/form/form-section.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { FactFieldView, FactTexts } from '../fact-section.ts';
import { type FormView, sightOf } from '../form-view.ts';
import { localeOfField } from '../translations.ts';
import { FactField } from './fact-field.tsx';
import * as css from './hospital.css.ts';

interface FactGroupsProps {
  readonly fields: readonly FactFieldView[];
  readonly texts: FactTexts;
  readonly errors: FieldMessages;
  /** Null without scripts. */
  readonly view: FormView | null;
}

/** Fields of a section under their headings. Those of closed tabs stay in the form, out of sight. */
export function FactGroups({ fields, texts, errors, view }: FactGroupsProps) {
  const sights = new Map(fields.map((field) => [field.name, sightOf(field, fields, view)]));
  const isHidden = (group: readonly FactFieldView[]) =>
    group.every(({ name }) => sights.get(name) === 'hidden');
  return (
    <Stack gap="5">
      {groupsOf(fields).map(({ heading, fields: group }) => {
        const shown = rowsOf(group).map((row) => (
          <div key={row[0]?.name} hidden={isHidden(row)} className={row.length === 1 ? undefined : css.pair}>
            {row.map((field) => (
              <FactField
                key={field.name}
                field={field}
                text={texts[field.name] ?? ''}
                error={errors[field.name]}
                language={view?.language ?? null}
                isSource={sights.get(field.name) === 'source'}
              />
            ))}
          </div>
        ));
        return heading === undefined ? (
          <Stack key="" gap="4">
            {shown}
          </Stack>
        ) : (
          <FormSection key={heading} title={heading} isHidden={isHidden(group)}>
            {shown}
          </FormSection>
        );
      })}
    </Stack>
  );
}

const isSameTab = (one: FactFieldView, other: FactFieldView | undefined) =>
  other !== undefined && one.part === other.part && localeOfField(one) === localeOfField(other);

/** Groups fields into rows: two consecutive half-width fields of one tab share a row. */
function rowsOf(fields: readonly FactFieldView[]) {
  const rows: FactFieldView[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const isPair = field.isHalf && last?.length === 1 && last[0]?.isHalf;
    if (isPair && isSameTab(field, last[0])) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** Groups fields under their headings. */
function groupsOf(fields: readonly FactFieldView[]) {
  const groups: { readonly heading: string | undefined; readonly fields: FactFieldView[] }[] = [];
  for (const field of fields) {
    const isNew = field.heading !== undefined && field.heading !== groups.at(-1)?.heading;
    if (isNew || groups.length === 0) groups.push({ heading: field.heading, fields: [] });
    groups.at(-1)?.fields.push(field);
  }
  return groups;
}
