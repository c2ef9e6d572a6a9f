/** Signs of the mind: voices, mania, fear, and children beside themselves. */
export const mind = {
  'voices-order': {
    sign: 'A voice tells them to die or to hurt somebody, or they are so afraid that somebody may get hurt.',
  },
  'psychosis-new': {
    sign: 'Somebody newly hears voices or believes strange things, but nobody is in danger.',
    meanwhile:
      'Do not argue. With a child, go to an emergency department. If there is confusion or fever, call 112.',
  },
  mania: { sign: 'For some days they have hardly slept, and still are full of energy.' },
  'mania-risk': { sign: 'Driving, fighting or risk that nobody can stop.' },
  'mania-spending': {
    sign: 'Spending or sexual risk that is out of hand.',
    meanwhile: 'Another person keeps cards, phone payments and keys.',
  },
  'mixed-state': {
    sign: 'They are in despair, and at the same time restless and full of energy.',
    meanwhile: 'Do not leave them alone at night.',
  },
  sleepless: { sign: 'Two or three nights almost without sleep.' },
  fear: { sign: 'Fear or panic so strong that you cannot sleep, eat or be alone.' },
  flashbacks: { sign: 'Memories so strong that you do not feel safe or lose track of where you are.' },
  'after-practice': {
    sign: 'Panic, flashbacks or feeling unreal that go on after a session or exercise.',
    meanwhile: 'Stop the exercise.',
  },
  'head-banging': { sign: 'Head-banging or biting that wounds and cannot be stopped.' },
  'child-risk': { sign: 'A child runs into traffic, sets fires or drives, and you cannot stop it.' },
  'child-change': {
    sign: 'A sudden, complete change in a child, or sudden severe distress.',
    meanwhile: 'Look for pain in tooth, ear or belly too.',
  },
  'carer-end': {
    sign: 'You are at the end of your strength with the child.',
    meanwhile: 'Give the child to another adult for an hour.',
  },
  'carer-end-adult': {
    sign: 'You are at the end of your strength with the person you care for.',
    meanwhile: 'Let another adult take over for an hour.',
  },
  'exam-despair': {
    sign: 'Words about being a burden, above all around exams and results.',
    meanwhile: 'Ask plainly. An adult stays at home tonight.',
  },
  'in-bed': { sign: 'In one room or in bed for days, hardly eating or speaking.' },
} as const;
