/** Signs with alcohol, opioids and other substances, and with the medicines against them. */
export const substances = {
  'opioid-overdose': {
    sign: 'After chitta or another opioid, they cannot be woken, breathe slowly or snore, or have blue or grey lips.',
    meanwhile:
      'Tilt the head back and lift the chin. If there is no breath, or only gasps, press the chest. Give naloxone if you have it.',
  },
  'opioid-mix': {
    sign: 'Somebody is very drowsy after an opioid with alcohol, sleeping tablets or pregabalin.',
    meanwhile: 'Do not let them sleep it off. Watch the breathing.',
  },
  tramadol: {
    sign: 'Somebody has a fit or breathes slowly after tramadol.',
    meanwhile: 'Naloxone helps only in part.',
  },
  'child-opioid': {
    sign: 'A child swallowed an opioid, even if the child seems well.',
    meanwhile: 'One methadone tablet can kill.',
  },
  'opioid-stranger': {
    sign: 'Somebody swallowed an opioid that was not prescribed for them.',
    meanwhile: 'Watch the breathing until help comes.',
  },
  'sedative-mix': {
    sign: 'After calming or sleeping tablets with alcohol, somebody is hard to wake, is confused or breathes slowly.',
    meanwhile: 'Turn them on the side, and never leave them alone.',
  },
  'sniffing-collapse': {
    sign: 'After sniffing, somebody collapsed or their heart beats wildly. Or they have chest pain after a stimulant.',
    meanwhile: 'Keep calm and still. Do not chase them, and do not shout.',
  },
  'drug-collapse': {
    sign: 'Somebody is very drunk and has collapsed or is hard to wake. It counts too after tablets, sniffing or another drug.',
    meanwhile: 'Turn them on the side, and never leave them alone.',
  },
  'alcohol-severe': {
    sign: 'Somebody who drinks daily has stopped or drunk less, and now has a fit, is confused, or sees or hears what is not there.',
    meanwhile:
      'Give no more alcohol. Call also if they shake and have a fever. With a fever alone, go to an emergency department.',
  },
  wernicke: {
    sign: 'Somebody who drinks daily is confused or walks unsteadily although they are hardly drunk, or even after they are sober. Or their eyes jerk, or they see double.',
    meanwhile: 'One sign is enough.',
  },
  'sedative-severe': {
    sign: 'Somebody stopped pregabalin, or sleeping or calming tablets such as alprazolam, and now has a fit, is confused or sees what is not there.',
    meanwhile: 'Turn them on the side after the jerking. Put nothing in the mouth.',
  },
  'inject-limb': {
    sign: 'After an injection the arm or leg turns cold, white or blue, or hurts beyond bearing.',
    meanwhile: 'Call 112; take off rings and do not rub.',
  },
  'inject-fever': {
    sign: 'You inject, and you have a fever with shaking, or a hot red place that spreads.',
    meanwhile: 'If you are confused or short of breath, call 112.',
  },
  'needle-shared': {
    sign: 'In the last 72 hours you shared a needle or a used needle pricked you.',
    meanwhile: 'Ask there for PEP, the tablets against HIV.',
  },
  'opioid-block': {
    sign: 'Soon after a tablet of naltrexone or buprenorphine you are much worse than before, and vomit again and again.',
    meanwhile: 'If you are confused, call 112. Take no chitta or other opioid to feel better.',
  },
  disulfiram: {
    sign: 'You took disulfiram in the last 3 weeks, drank alcohol, and now feel ill.',
    meanwhile: 'If you have chest pain, fainted or breathe hard, call 112.',
  },
  'opioid-again': {
    sign: 'You took chitta or another opioid again after a week or more without it, or while you take naltrexone.',
    meanwhile: 'The old amount can kill. Do not stay alone.',
    night: 'Let somebody awake stay with you tonight, with the overdose card. Ring us in the morning.',
  },
  'opioid-pregnant': {
    sign: 'You are pregnant and use opioids. Do not stop suddenly.',
    meanwhile:
      'If you have withdrawal, pain or bleeding, or the baby moves less, go to an emergency department.',
    night: 'If you have no withdrawal, do not stop tonight, and ring us in the morning.',
  },
  'use-pregnant': {
    sign: 'You are pregnant and drink or use drugs every day. Do not stop suddenly.',
    night:
      'If you do not shake or sweat, do not stop tonight, and ring us in the morning. Otherwise go to an emergency department.',
  },
  'opioid-withdrawal': {
    sign: 'You become ill or shaky when you miss an opioid.',
    meanwhile: 'Take nobody else’s tablets.',
    night: 'Take nobody else’s tablets tonight, and ring us in the morning.',
  },
  'alcohol-shake': {
    sign: 'You have been shaking or sweating since your last drink.',
    meanwhile:
      'Go to an emergency department now if you vomit, or have had a fit or confusion before. Go also if you are pregnant, under 18, old, ill or alone.',
  },
  'sedative-shake': {
    sign: 'You left out calming or sleeping tablets, and shake, or have not slept for two nights.',
    meanwhile: 'Leave out no more. If you are pregnant, go to an emergency department.',
    night:
      'After one missed tablet and one bad night, take no double tablet, and ring in the morning. Otherwise go to an emergency department.',
  },
  relapse: {
    sign: 'You are back to daily drinking or tablets, and are afraid to stop.',
    meanwhile: 'Do not stop suddenly, and do not take more.',
  },
  'only-use-helps': {
    sign: 'Only drink, pills or drugs get you through the day or the night.',
    meanwhile: 'Do not stop suddenly, and do not take more.',
  },
  'naltrexone-injury': {
    sign: 'Somebody on naltrexone has a serious injury.',
    meanwhile: 'Show the card before any pain relief is given.',
  },
  'naltrexone-start': {
    sign: 'Soon after a tablet of naltrexone you have cramps, sweat and cannot rest.',
    meanwhile: 'Take no opioid to feel better.',
  },
  'disulfiram-harm': {
    sign: 'You take disulfiram, and your feet tingle, your sight fails or you have strange ideas.',
    meanwhile: 'Ring before the next tablet.',
  },
} as const;
