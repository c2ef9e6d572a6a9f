/** Signs of the nerves: fits, headaches, stroke and confusion. */
export const nerves = {
  'fit-long': {
    sign: 'A fit lasts over 5 minutes, or another comes before they wake.',
    meanwhile: 'Look at the clock. Turn them on the side after the jerking. Put nothing in the mouth.',
  },
  'fit-first': {
    sign: 'It is the first fit ever. Or the person with the fit is pregnant, gave birth in the last 6 weeks, has diabetes, was in water or hit the head.',
    meanwhile:
      'After a fit in water they go to hospital even if they seem well. No swimming until a doctor has seen them.',
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
  'headache-now': { sign: 'Somebody has a headache that is at its worst within 5 minutes.' },
  'headache-fever': { sign: 'Somebody has a headache with fever and a stiff neck.' },
  'headache-blow': { sign: 'A headache grows after a blow to the head.' },
  'headache-birth': {
    sign: 'You have a bad headache in pregnancy or in the 6 weeks after a birth.',
    meanwhile: 'The blood pressure need not be known.',
  },
  'head-injury': {
    sign: 'After a blow to the head somebody is very sleepy, vomits, has a fit, or has a headache that grows.',
  },
  'head-thinners': {
    sign: 'Somebody on blood thinners has had any blow to the head, even if they seem well.',
  },
  'migraine-aura': { sign: 'A migraine aura over 60 minutes, or unlike all before.' },
  'headache-jaw': {
    sign: 'Over 50: a new headache, sore scalp or jaw pain on chewing.',
    meanwhile: 'Sight lost or double: go to an emergency department now.',
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
    sign: 'One side of the face droops, an arm is weak or the speech is slurred, even if it goes away again.',
    meanwhile: 'Note the hour. Give no food and no aspirin.',
  },
  delirium: {
    sign: 'Somebody over 60 is suddenly confused but awake, or has become very sleepy within hours or days.',
    meanwhile:
      'If there is fever, a fall, a fit, a weak side or a bad headache, or they are hard to wake, call 112.',
  },
  confusion: {
    sign: 'They cannot be woken properly; or they are suddenly confused with fever, a fall, a fit, a weak side or a bad headache.',
    meanwhile: 'Under 60, any sudden confusion counts. Turn them on the side, and never leave them alone.',
  },
  'behaviour-body': { sign: 'A sudden change of behaviour with fever, a head injury, weakness or a fit.' },
  'skills-lost': { sign: 'A child loses speech, skills or memory within hours or days.' },
  spine: {
    sign: 'Somebody is newly numb between the legs or weak in the legs, with or without loss of urine or stool.',
    meanwhile:
      'In an adult it counts too when control of urine or stool is suddenly lost together with back pain.',
  },
} as const;
