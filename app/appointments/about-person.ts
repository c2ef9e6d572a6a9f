/** Age group and sex of a patient: optional, asked by the desk with the person's consent. Safe for the browser. */

import { declareFields } from '#app/ui/form/declared-field.ts';

export const ageGroups = ['0-11', '12-17', '18-29', '30-44', '45-59', '60-'] as const;
export type AgeGroup = (typeof ageGroups)[number];

export const ageGroupLabels: Readonly<Record<AgeGroup, string>> = {
  '0-11': 'Under 12',
  '12-17': '12 to 17',
  '18-29': '18 to 29',
  '30-44': '30 to 44',
  '45-59': '45 to 59',
  '60-': '60 and over',
};

export const sexes = ['female', 'male', 'other'] as const;
export type Sex = (typeof sexes)[number];

export const sexLabels: Readonly<Record<Sex, string>> = { female: 'Female', male: 'Male', other: 'Other' };

/** Null: not asked, or not answered. */
export interface AboutPerson {
  readonly ageGroup: AgeGroup | null;
  readonly sex: Sex | null;
}

/** A choice that may stay empty. */
const choice = <Value extends string>(label: string, labels: Readonly<Record<Value, string>>) => {
  const values = Object.keys(labels) as Value[];
  return {
    label,
    kind: 'choice',
    options: [
      { value: '', label: 'Not said' },
      ...values.map((value) => ({ value, label: labels[value] as string })),
    ],
    check: (text: string) =>
      values.some((value) => value === text) ? { text } : { problem: `Choose from the list: ${label}.` },
  } as const;
};

/** Says to staff why the two are asked. They say it to the person before they enter anything. */
export const whyAsked =
  'For the doctor only. The person need not say it. Enter it only if they agree that the hospital keeps it.';

export const aboutPersonFields = declareFields({
  ageGroup: choice('Age', ageGroupLabels),
  sex: choice('Sex', sexLabels),
});

/** The two as one line; undefined if neither is known. */
export const aboutPersonText = ({ ageGroup, sex }: AboutPerson): string | undefined =>
  [ageGroup && `age ${ageGroupLabels[ageGroup].toLowerCase()}`, sex && sexLabels[sex].toLowerCase()]
    .filter(Boolean)
    .join(', ') || undefined;
