/**
 * Specialties that staff choose from, in the order of the list. A doctor's stored specialization is the English name, or a
 * text that was typed before the list existed or came through the API.
 */
export const specialtyNames = {
  psychiatry: 'Psychiatry',
  childPsychiatry: 'Child psychiatry',
  oldAgePsychiatry: 'Psychiatry of old age',
  addiction: 'De-addiction',
  clinicalPsychology: 'Clinical psychology',
  counselling: 'Counselling',
  counsellingAndTherapy: 'Counselling and therapy',
  childGuidance: 'Child guidance',
  socialWork: 'Psychiatric social work',
  sexualMedicine: 'Sexual medicine',
  sexualWellness: 'Sexual wellness',
  sleepMedicine: 'Sleep medicine',
  neurology: 'Neurology',
  headache: 'Neurology: headache',
  epilepsy: 'Neurology: epilepsy',
  generalMedicine: 'General medicine',
  paediatrics: 'Paediatrics',
  gynaecology: 'Gynaecology',
};
