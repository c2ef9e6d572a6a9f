/** Labels of the hospital's phones. */
export const phoneLabels = { admission: 'Admission', landline: 'Landline', second: 'Second phone' };

/** Names and descriptions of the helplines by their id in `hospital-facts/helplines.ts`. */
export const helplineWords = {
  emergency: { name: 'Emergency', detail: 'any emergency, day and night' },
  mentalHealth: { name: 'Tele-MANAS', detail: 'mental health, free, day and night, 20 languages' },
  drugsAndAlcohol: { name: 'Drugs and alcohol', detail: 'national helpline, free' },
  children: { name: 'Children', detail: 'Childline, free, day and night' },
  ambulance: { name: 'Ambulance', detail: 'day and night' },
  women: { name: 'Women', detail: 'violence or forced sex, day and night' },
  mentalHealthTollFree: { name: 'Tele-MANAS', detail: 'if your phone does not reach 14416' },
  elders: { name: 'Elderline', detail: 'for older people, 8 am to 8 pm' },
};

/** Labels of the hospital's profiles on other sites. */
export const profileLabels = {
  YouTube: 'Our video channel on YouTube',
  Facebook: 'Our page on Facebook',
  Instagram: 'Our profile on Instagram',
};
