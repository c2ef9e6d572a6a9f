/**
 * Helplines for a crisis, shown on every page. Sources: 112 national emergency number; Tele-MANAS 14416 and
 * drug helpline 14446 (Government of India); Childline 1098.
 */
export const helplines = {
  emergency: { number: '112', name: 'Emergency', detail: 'any emergency, day and night' },
  mentalHealth: {
    number: '14416',
    name: 'Tele-MANAS',
    detail: 'mental health, free, day and night, 20 languages',
  },
  drugsAndAlcohol: { number: '14446', name: 'Drugs and alcohol', detail: 'national helpline, free' },
  children: { number: '1098', name: 'Children', detail: 'Childline, free, day and night' },
} as const;

/**
 * Further helplines, for the pages that need them. The footer leaves them out to stay short, because it is on
 * every page.
 */
export const furtherHelplines = {
  ambulance: { number: '108', name: 'Ambulance', detail: 'day and night' },
  women: { number: '181', name: 'Women', detail: 'violence or forced sex, day and night' },
  elders: { number: '14567', name: 'Elderline', detail: 'for older people, 8 am to 8 pm' },
} as const;

/** National line for free legal help. */
export const legalAidLine = { number: '15100', name: 'National Legal Services Authority' } as const;
