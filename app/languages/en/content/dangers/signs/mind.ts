/** Signs of the mind: voices, mania, fear, and children beside themselves. */
export const mind = {
  'voices-order': {
    sign: 'A voice tells them to die or to hurt somebody, or they are so afraid that they may hurt somebody.',
    meanwhile: 'Keep distance and call 112.',
  },
  'psychosis-new': {
    sign: 'Somebody newly hears voices, talks or laughs alone or believes strange things, but nobody is in danger.',
    meanwhile:
      'Do not argue. With a child, go to an emergency department. If there is confusion or fever, call 112.',
  },
  'child-voices': {
    sign: 'Your child under 18 newly hears or sees what is not there.',
    meanwhile: 'Take your child to an emergency department today, day or night.',
  },
  mania: { sign: 'For some days they have hardly slept, and still are full of energy.' },
  'mania-risk': { sign: 'Somebody drives, fights or puts lives in danger, and nobody can stop them.' },
  'mania-spending': {
    sign: 'Somebody spends money or takes risks with sex and cannot stop, but no life is in danger.',
    meanwhile: 'Let another person keep the cards, phone payments and keys.',
  },
  'mixed-state': {
    sign: 'They are in despair, and at the same time restless and full of energy.',
    meanwhile: 'Do not leave them alone at night.',
  },
  sleepless: { sign: 'You have hardly slept for two or three nights.' },
  fear: { sign: 'You feel such fear or panic that you cannot sleep, eat or be alone.' },
  flashbacks: {
    sign: 'Memories are so strong that you do not feel safe or lose track of where you are.',
  },
  'after-practice': {
    sign: 'After a session or exercise, you still have panic or flashbacks, or feel unreal.',
    meanwhile: 'Stop the exercise.',
  },
  'head-banging': { sign: 'A child bangs the head or bites until it wounds, and you cannot stop it.' },
  'child-risk': { sign: 'A child runs into traffic, sets fires or drives, and you cannot stop it.' },
  'child-change': {
    sign: 'A child suddenly changes completely or is in great distress.',
    meanwhile: 'Look for pain in a tooth, ear or the belly.',
  },
  'carer-end': {
    sign: 'You are at the end of your strength with the child.',
    meanwhile: 'Give the child to another adult for an hour.',
  },
  'carer-end-adult': {
    sign: 'You are at the end of your strength with the person you care for.',
    meanwhile: 'Let another adult take over for an hour.',
  },
  'carer-collapse': {
    sign: 'You are so ill that you cannot look after somebody who must not be left alone.',
    meanwhile: 'Call 112 and say that somebody helpless is with you.',
  },
  'exam-despair': {
    sign: 'A pupil says that they are a burden, or despairs over marks.',
    meanwhile: 'Ask plainly about dying. An adult stays at home tonight.',
  },
  'in-bed': { sign: 'Somebody stays in one room or in bed for days, and hardly eats or speaks.' },
} as const;
