/** Signs of harm by others, or to others. */
export const people = {
  missing: { sign: 'A child, or somebody confused or in danger, is missing.' },
  violence: {
    sign: 'Somebody has a weapon, hits, or threatens you in a way that you believe.',
    meanwhile: 'Get out, with the children if you can, and call the neighbours. Do not step between.',
  },
  'own-hands': {
    sign: 'You have hurt a child or an old person, or cannot stop yourself.',
    meanwhile: 'Leave the room. Another adult takes over.',
  },
  'own-hands-fear': {
    sign: 'You are close to hitting a child or an old person.',
    meanwhile: 'Leave the room. Another adult takes over.',
  },
  'abuse-now': { sign: 'Somebody is being hurt now.' },
  'child-told': {
    sign: 'A child tells you that somebody touched them in a sexual way.',
    meanwhile:
      'Believe them, and ask no more questions. Keep the child’s own words. By the law called POCSO, everybody must tell the police.',
  },
  'child-hint': {
    sign: 'A child fears one person or place, or has marks that nobody can explain. Or the child uses sexual words or play beyond the age.',
    meanwhile:
      'If there is pain or blood, or it was in the last 5 days, go to an emergency department now. Keep the child away from that person tonight. Do not question the child; write down what you saw. By the law called POCSO, a real fear of abuse must go to the police.',
  },
  'abuse-ended': { sign: 'Somebody at home hit or threatened you, and it has stopped for now.' },
  'elder-neglect': {
    sign: 'An older person is starved, neglected or robbed at home.',
    meanwhile: 'Ring 14567, 8 am to 8 pm.',
    night: '14567 answers again at 8 am. If the person is in danger tonight, call 112.',
  },
  rape: {
    sign: 'Somebody forced you to have sex in the last 5 days.',
    meanwhile:
      'Every hospital must treat you, and treatment is free. Take the tablets against HIV within 72 hours.',
  },
  blackmail: {
    sign: 'Somebody threatens to spread pictures of you, or bullies you so that you cannot bear it.',
    meanwhile: 'Keep the messages and pay nothing.',
  },
  'marks-beaten': { sign: 'A teacher, a tutor or somebody at home beats or humiliates a child over marks.' },
  'healer-abuse': {
    sign: 'During hypnosis somebody touched you, or asked for money or silence.',
  },
  'healer-harm': {
    sign: 'Somebody is being chained, burnt or beaten in the name of healing.',
    meanwhile: 'Call 112 and give the place.',
  },
  'centre-harm': {
    sign: 'Somebody in a centre is beaten, kept by force or denied a doctor.',
    meanwhile: 'Call 112 and give the address.',
  },
  'sexual-urge-child': {
    sign: 'You are close to acting sexually with a child, or with anyone who does not agree.',
    meanwhile: 'Leave the place first.',
  },
  'sexual-thoughts-child': {
    sign: 'You have sexual thoughts about a child, and they frighten you.',
    meanwhile: 'Tell a psychiatrist before anything happens.',
  },
  strangled: {
    sign: 'Somebody was squeezed or choked at the neck, even without marks.',
    meanwhile:
      'The harm can show hours later. If they are hoarse, had a blackout or find it hard to breathe, call 112. Call also if it hurts to swallow or the head hurts badly.',
  },
  'locked-in': { sign: 'Somebody is locked in or tied up at home, or is taken away by force.' },
} as const;
