/** Signs of the nerves: fits, headaches, stroke and confusion. */
export const nerves = {
  'fit-long': {
    sign: 'A fit over 5 minutes, or another before waking.',
    meanwhile: 'Clock, side, nothing in the mouth.',
  },
  'fit-first': {
    sign: 'A first fit; or one in pregnancy, within 6 weeks of a birth, in water, with diabetes, or after a head injury.',
    meanwhile: 'In water: hospital even if well. No swimming until seen.',
  },
  'fit-fever': {
    sign: 'A child’s first fit with fever; or a fit with stiff neck, rash, or hard to wake.',
    meanwhile: 'No cold water.',
  },
  'fit-after': {
    sign: 'After a fit there is no breath, only gasps, or blue lips after a minute; or a serious injury, or one side is weak.',
    meanwhile: 'Turn them on the side and watch the breathing. No breath, or only gasps: press the chest.',
  },
  'fit-change': {
    sign: 'In epilepsy: more fits, a new kind, or tablets run out.',
    meanwhile: 'Ring before you miss the next tablet.',
  },
  'fit-behaviour': { sign: 'In epilepsy: a sudden change of behaviour.' },
  'fit-night': {
    sign: 'A bitten tongue or a wet bed in the morning with no memory of it.',
    meanwhile: 'It may have been a fit: no driving, no swimming.',
  },
  spasms: { sign: 'A baby folds or jerks in clusters, often on waking.', meanwhile: 'Film it.' },
  'headache-now': {
    sign: 'A headache at its worst within 5 minutes; with fever and stiff neck; after a blow to the head; or bad, in pregnancy or within 6 weeks of a birth.',
    meanwhile: 'The blood pressure need not be known.',
  },
  'head-injury': {
    sign: 'After a blow to the head: drowsy, vomiting, a fit or growing pain; on blood thinners even a small one.',
  },
  'migraine-aura': { sign: 'A migraine aura over 60 minutes, or unlike all before.' },
  'headache-jaw': {
    sign: 'Over 50: a new headache, sore scalp or jaw pain on chewing.',
    meanwhile: 'Sight lost or double: emergency department now.',
  },
  'headache-raised': {
    sign: 'A headache worse day by day, on lying down, coughing or straining, or with vomiting in the morning.',
  },
  'headache-weak': { sign: 'A new headache with cancer or weak immunity.' },
  'migraine-long': { sign: 'A migraine attack that has lasted over 72 hours.' },
  'eye-now': {
    sign: 'A painful red eye with blurred sight and vomiting, or sight or hearing suddenly lost.',
  },
  stroke: {
    sign: 'Face, arm or speech fails, even if it passes.',
    meanwhile: 'Note the hour. No food, no aspirin.',
  },
  delirium: {
    sign: 'An older person muddled or very sleepy within hours or days.',
    meanwhile: 'Fever, a fall or hard to wake: ambulance.',
  },
  confusion: {
    sign: 'Sudden confusion, or cannot be woken properly.',
    meanwhile: 'On the side; never alone.',
  },
  'behaviour-body': { sign: 'A sudden change of behaviour with fever, a head injury, weakness or a fit.' },
  'skills-lost': { sign: 'A child loses speech, skills or memory within hours or days.' },
  spine: { sign: 'New numbness between the legs, weak legs, or urine or stool you cannot hold.' },
} as const;
