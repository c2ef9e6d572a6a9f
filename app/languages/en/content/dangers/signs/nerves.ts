/** Signs of the nerves: fits, headaches, stroke and confusion. */
export const nerves = {
  'fit-long': {
    sign: 'The fit lasts five minutes, or another comes before they wake.',
    meanwhile: 'Look at the clock. Turn them on the side after the jerking. Put nothing in the mouth.',
  },
  'fit-first': {
    sign: 'Somebody has their first fit ever. Or they have a fit and are pregnant, gave birth in the last 6 weeks or have diabetes. Or the fit was in water or after a blow to the head.',
    meanwhile: 'Look at the clock. After a fit in water they go to hospital even if well.',
  },
  'fit-unlike': {
    sign: 'Somebody has known functional attacks, and this one is longer than usual, quite different or has hurt them.',
    meanwhile: 'Call 112 and treat it as a fit.',
  },
  'fit-fever': {
    sign: 'A child has a fit with fever for the first time. Or a child has a fit with a stiff neck or a rash, or is hard to wake after it.',
    meanwhile: 'Use no cold water.',
  },
  'fit-after': {
    sign: 'After the fit, there is no breath, or only gasps, or the lips stay blue for a minute. Or they do not wake as they usually do, one side is weak, or they are badly hurt.',
    meanwhile:
      'Turn them on the side and watch the breathing. Sleepiness and noisy, deep breathing are usual at first. If there is no breath, or only gasps, press the chest.',
  },
  'fit-change': {
    sign: 'In epilepsy, you have more fits, a new kind of fit or no tablets left.',
    meanwhile: 'Ring before you miss the next tablet.',
  },
  'fit-behaviour': { sign: 'Somebody with epilepsy suddenly behaves differently.' },
  'fit-night': {
    sign: 'You wake with a bitten tongue or a wet bed, and do not know why.',
    meanwhile: 'It may have been a fit. Do not drive, and do not swim.',
    night: 'Do not drive or swim. Ring us in the morning.',
  },
  spasms: { sign: 'A baby folds up or jerks again and again, often on waking.', meanwhile: 'Film it.' },
  'headache-now': { sign: 'Somebody has a headache that is at its worst within 5 minutes.' },
  'headache-fever': { sign: 'Somebody has a headache with fever and a stiff neck.' },
  'headache-blow': { sign: 'Somebody has a headache that grows after a blow to the head.' },
  'headache-birth': {
    sign: 'You have a bad headache in pregnancy or in the 6 weeks after a birth.',
    meanwhile: 'Call also if you do not know your blood pressure.',
  },
  'head-injury': {
    sign: 'After a blow to the head somebody is very sleepy, vomits, has a fit, or has a headache that grows.',
  },
  'head-thinners': {
    sign: 'Somebody on blood thinners has had any blow to the head, even if they seem well.',
  },
  'migraine-aura': {
    sign: 'Your migraine aura, such as lights, numbness or lost words, lasts over 60 minutes or is unlike all that you had before.',
  },
  'headache-jaw': {
    sign: 'You are over 50 and have a new headache, a sore scalp or pain in the jaw on chewing.',
    meanwhile: 'If you lose sight or see double, go to an emergency department now.',
  },
  'headache-raised': {
    sign: 'Your headache gets worse day by day, or you vomit with it in the morning. Or it gets worse when you lie down, cough or strain.',
  },
  'headache-weak': {
    sign: 'You have a new headache, and you have cancer or weak immunity.',
    night: 'Ring us in the morning. If the headache gets worse tonight, go to an emergency department.',
  },
  'migraine-long': {
    sign: 'Your migraine attack has lasted over 72 hours.',
    night: 'Ring us in the morning. If the attack gets worse tonight, go to an emergency department.',
  },
  'eye-now': {
    sign: 'You have a painful red eye, see blurred and vomit. Or you suddenly cannot see or hear.',
  },
  stroke: {
    sign: 'One side of the face droops, an arm is weak or the speech is slurred, even if it goes away.',
    meanwhile: 'Note the time. Give no food and no aspirin.',
  },
  delirium: {
    sign: 'Somebody over 60 is suddenly confused but awake, or has become very sleepy within hours or days.',
    meanwhile:
      'If they have a fever, had a fall or a fit, or are hard to wake, call 112. Call also if one side is weak or the head hurts badly.',
  },
  confusion: {
    sign: 'Somebody cannot be woken properly, or is suddenly confused with a fever, a fall or a fit.',
    meanwhile:
      'Under 60, any sudden confusion counts. At any age it counts if one side is weak or the head hurts badly. Turn them on the side, and never leave them alone.',
  },
  'behaviour-body': {
    sign: 'Somebody suddenly behaves differently, with a fever or a fit. Or it comes with a head injury or weakness.',
  },
  'skills-lost': { sign: 'A child loses speech, skills or memory within hours or days.' },
  spine: {
    sign: 'You are newly numb between the legs or weak in the legs, with or without loss of urine or stool.',
    meanwhile: 'It counts too when an adult has back pain and suddenly cannot hold urine or stool.',
  },
} as const;
