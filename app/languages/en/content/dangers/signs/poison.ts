/** Signs of poisoning by a poison, tablets or gas. */
export const poison = {
  overdose: {
    sign: 'Somebody has swallowed too many tablets, even if they seem well.',
    meanwhile: 'Give nothing by mouth, do not make them vomit, and bring the strips. Note the hour.',
  },
  swallowed: {
    sign: 'Somebody has swallowed too many tablets or any farm poison, even if they seem well.',
    meanwhile:
      'Give nothing by mouth, and do not make them vomit. Bring the strips or the bottle. If there is no breath, or only gasps, press the chest, but after farm poison give no mouth-to-mouth.',
  },
  paracetamol: {
    sign: 'By mistake somebody took too much paracetamol, at once or over days, even if they seem well.',
    meanwhile: 'The antidote works best within 8 hours.',
  },
  tca: {
    sign: 'Somebody took too many amitriptyline, nortriptyline or clomipramine tablets, even if they seem well.',
    meanwhile: 'They can collapse within 6 hours.',
  },
  pesticide: {
    sign: 'Somebody has swallowed farm poison or has it on the skin or clothes, even if they seem well.',
    meanwhile:
      'Wear gloves; take off their clothes and wash the skin with much water. Give nothing by mouth, and do not make them vomit. If there is no breath, or only gasps, press the chest, but give no mouth-to-mouth.',
  },
  sulfas: {
    sign: 'Somebody has swallowed sulfas or breathed its gas, even if they seem well.',
    meanwhile:
      'Celphos is the same poison, and one tablet is enough. Give nothing to drink, open the windows and keep your face away: breath and vomit give off gas. If there is no breath, or only gasps, press the chest, but give no mouth-to-mouth.',
  },
  corrosive: {
    sign: 'Somebody has swallowed acid, bleach or disinfectant.',
    meanwhile: 'Rinse the mouth, and do not make them vomit. If it is on the skin, rinse with much water.',
  },
  'remedy-severe': {
    sign: 'After a powder, bhasma, capsule or injection somebody has fainted, is confused or has a fit. Or they twitch, have yellow eyes or are short of breath.',
    meanwhile: 'Bring what is left of it.',
  },
  'remedy-ill': {
    sign: 'You became ill after a tablet or powder, and nobody knows what is in it.',
    meanwhile: 'Take no more of it, and bring what is left.',
  },
  'carbon-monoxide': {
    sign: 'Several people in a room with a heater, stove or angithi have a headache.',
    meanwhile: 'Get everybody out into the air first.',
  },
  'child-tablet': {
    sign: 'A child swallowed somebody’s tablet, tobacco, nicotine or cannabis, even if well.',
    meanwhile: 'Give nothing by mouth, do not make them vomit, and bring the strip or packet.',
  },
} as const;
