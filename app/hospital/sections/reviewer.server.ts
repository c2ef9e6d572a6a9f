import { filledTogether, textField } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

export const reviewer = factSection({
  id: 'reviewer',
  purpose: 'The clinician of this hospital who reads the information pages and answers for them.',
  shows: 'At the foot of each information page that was reviewed, and in search engines.',
  fields: [
    textField({ name: 'name', label: 'Name of the clinician', max: 80 }),
    textField({ name: 'registration', label: 'Their registration number', hint: 'With the council' }),
  ],
  faults: (texts) =>
    filledTogether(texts, ['name', 'registration'], 'Name and registration belong together.'),
  textsOf: ({ clinicalReviewer }) => ({
    name: clinicalReviewer?.name ?? '',
    registration: clinicalReviewer?.registration ?? '',
  }),
  applied: (facts, { name, registration }) => ({
    ...facts,
    clinicalReviewer: name === '' ? null : { name, registration },
  }),
});
