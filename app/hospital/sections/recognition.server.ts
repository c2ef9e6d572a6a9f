import { linesField, linesOf } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

const hint = 'One a line';

export const recognition = factSection({
  id: 'recognition',
  purpose:
    'What others say of the hospital by taking it in, teaching or honouring it. What is empty is left out.',
  shows: 'On About us.',
  fields: [
    linesField({ name: 'memberships', label: 'Bodies that the hospital belongs to', hint }),
    linesField({ name: 'training', label: 'Training that it gives or its staff took', hint }),
    linesField({ name: 'recognitions', label: 'Recognitions and accreditations', hint }),
  ],
  textsOf: ({ memberships, training, recognitions }) => ({
    memberships: memberships.join('\n'),
    training: training.join('\n'),
    recognitions: recognitions.join('\n'),
  }),
  applied: (facts, { memberships, training, recognitions }) => ({
    ...facts,
    memberships: linesOf(memberships),
    training: linesOf(training),
    recognitions: linesOf(recognitions),
  }),
});
