/** Signs with alcohol, opioids and other substances, and with the medicines against them. */
export const substances = {
  'opioid-overdose': {
    sign: 'After opioids: cannot be woken; slow, snoring or no breath; blue or grey lips.',
    meanwhile:
      'Call 112, phone on speaker. Tilt the head back and lift the chin. No breath, or only gasps: press the chest. Give naloxone if you have it.',
  },
  'opioid-mix': {
    sign: 'Somebody is very drowsy after an opioid with alcohol, sleeping tablets or pregabalin.',
    meanwhile: 'Do not let them sleep it off. Watch the breathing.',
  },
  tramadol: { sign: 'A fit or slow breathing after tramadol.', meanwhile: 'Naloxone helps only in part.' },
  'child-opioid': {
    sign: 'A child swallowed an opioid, even if well.',
    meanwhile: 'One methadone tablet can kill.',
  },
  'opioid-stranger': {
    sign: 'Somebody swallowed an opioid that was not prescribed for them.',
    meanwhile: 'Watch the breathing until help comes.',
  },
  'sedative-mix': {
    sign: 'Hard to wake, confused or breathing slowly after calming or sleeping tablets with alcohol.',
    meanwhile: 'On the side; never alone.',
  },
  'sniffing-collapse': {
    sign: 'Collapse or a wildly beating heart after sniffing, or chest pain after a stimulant.',
    meanwhile: 'Keep calm and still: no chase, no shouting.',
  },
  'drug-collapse': {
    sign: 'Somebody collapsed or is hard to wake after alcohol, tablets, sniffing or another drug.',
    meanwhile: 'Turn them on the side, and never leave them alone.',
  },
  'alcohol-severe': {
    sign: 'Somebody who drinks daily has stopped or drunk less, and now has a fit, is confused, or sees or hears things.',
    meanwhile:
      'Delirium tremens comes mostly on day 2 to 4. Shaking with fever: call 112. Fever alone: go to an emergency department.',
  },
  wernicke: {
    sign: 'Somebody who drinks daily is muddled or unsteady although nearly sober, or stays so when the drink wears off; or the eyes jerk or see double.',
    meanwhile: 'One sign is enough.',
  },
  'sedative-severe': {
    sign: 'After stopping sleeping or calming tablets or pregabalin: a fit, confusion, or seeing things.',
  },
  'opioid-block': {
    sign: 'After a tablet of naltrexone or buprenorphine you became very ill and cannot stop vomiting.',
    meanwhile: 'If you are confused, call 112. Take no opioid to beat the block.',
  },
  disulfiram: {
    sign: 'Alcohol within 3 weeks of a disulfiram tablet, and ill.',
    meanwhile: 'Chest pain, fainting or hard breathing: call 112.',
  },
  'opioid-again': {
    sign: 'You took an opioid again after a week or more without it, or while you take naltrexone.',
    meanwhile: 'The old amount can kill. Do not stay alone.',
  },
  'opioid-pregnant': {
    sign: 'Pregnant and using opioids: do not stop suddenly.',
    meanwhile: 'Withdrawal, pain, bleeding, or the baby moves less: go to an emergency department.',
  },
  'use-pregnant': { sign: 'Pregnant and drinking or using every day: do not stop suddenly.' },
  'opioid-withdrawal': {
    sign: 'Ill or shaky when an opioid is missed.',
    meanwhile: 'Take nobody else’s tablets.',
  },
  'alcohol-shake': {
    sign: 'Shaking or sweating since the last drink.',
    meanwhile:
      'Earlier fit or delirium, vomiting, pregnant, under 18, old, ill or alone: go to an emergency department now.',
  },
  'sedative-shake': {
    sign: 'Shaking, or no sleep, since sleeping or calming tablets were left out.',
    meanwhile: 'Do not stop the rest. Pregnant: go to an emergency department.',
  },
  relapse: {
    sign: 'Back to daily drinking or tablets, and afraid to stop.',
    meanwhile: 'Neither stop suddenly nor take more.',
  },
  'only-use-helps': {
    sign: 'Only drink, pills or drugs get you through the day or the night.',
    meanwhile: 'Neither stop suddenly nor take more.',
  },
  'naltrexone-injury': {
    sign: 'On naltrexone: a serious injury.',
    meanwhile: 'Show the card before any pain relief is given.',
  },
  'naltrexone-start': {
    sign: 'On naltrexone: cramps, sweating and restlessness soon after a tablet.',
    meanwhile: 'Take no opioid to beat the block.',
  },
  'disulfiram-harm': {
    sign: 'On disulfiram: tingling feet, failing sight or strange ideas.',
    meanwhile: 'Ring before the next tablet.',
  },
} as const;
