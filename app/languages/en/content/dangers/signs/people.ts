/** Signs of harm by others, or to others. */
export const people = {
  missing: { sign: 'Missing: a child, or anyone confused or in danger.' },
  violence: {
    sign: 'Somebody has a weapon, hits, or threatens you in a way that you believe.',
    meanwhile:
      'Leave first. A gun at home: ask the police station today to take it into custody. Only the licence holder may carry it there. Never give it to a relative.',
  },
  'own-hands': {
    sign: 'You have hurt a child or an old person, or cannot stop yourself.',
    meanwhile: 'Leave the room. Another adult takes over.',
  },
  'own-hands-fear': {
    sign: 'You are about to hit a child or an old person, or fear that you will.',
    meanwhile: 'Leave the room. Another adult takes over.',
  },
  'abuse-now': { sign: 'Someone is being hurt now.' },
  'child-told': {
    sign: 'A child tells you that somebody touched them in a sexual way.',
    meanwhile:
      'Believe the child, keep the child’s own words, and do not question. By law (POCSO) everybody must tell the police.',
  },
  'child-hint': {
    sign: 'Fear of one person or place, unexplained marks, or sexual words or play beyond the age.',
    meanwhile:
      'Do not question the child; write down what you saw. A real fear of abuse must go to the police (POCSO).',
  },
  'abuse-ended': { sign: 'Somebody at home hit or threatened you, and it has stopped for now.' },
  'elder-neglect': { sign: 'An older person who is starved, neglected or robbed at home.' },
  rape: {
    sign: 'Forced sex in the last 5 days.',
    meanwhile: 'Every hospital must treat you, free. HIV tablets by 72 hours.',
  },
  blackmail: {
    sign: 'Bullying, threats or pictures sent round that you cannot bear.',
    meanwhile: 'Keep the messages. Pay nothing.',
  },
  'marks-beaten': { sign: 'Beaten or humiliated over marks, by a teacher, a tutor or at home.' },
  'healer-abuse': { sign: 'Someone touched you, or asked for money or silence, “under hypnosis”.' },
  'sexual-urge-child': {
    sign: 'You are close to acting sexually with a child, or with anyone who does not agree.',
    meanwhile: 'Leave the place first.',
  },
  'sexual-thoughts-child': {
    sign: 'Sexual thoughts about a child that frighten you.',
    meanwhile: 'Tell a psychiatrist before anything happens.',
  },
  strangled: {
    sign: 'Somebody was squeezed or choked at the neck, even without marks.',
    meanwhile:
      'The harm can show hours later. If they are hoarse, have pain on swallowing, a blackout, a bad headache or hard breathing, call 112.',
  },
  'locked-in': { sign: 'Locked in or tied up at home, or taken away by force.' },
} as const;
