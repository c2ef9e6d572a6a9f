import type { FieldView } from '#app/ui/form/declared-field.ts';

/** Control of the link of one visit by video. Its check is on the server alone, so the scripts of the desk stay small. */
export const videoLinkView = {
  name: 'videoLink',
  label: 'Link for this visit',
  hint: 'Patient and doctor see it from 15 minutes before. Empty: the link of the doctor, or the hospital’s video server.',
  kind: 'url',
  max: 500,
  required: false,
} as const satisfies FieldView;
