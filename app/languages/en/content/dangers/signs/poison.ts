/** Signs of poisoning by a poison, tablets or gas. */
export const poison = {
  overdose: {
    sign: 'Somebody has swallowed too many tablets, even if they seem well.',
    meanwhile: 'Give nothing by mouth, and do not make them vomit. Bring the strips, and note the hour.',
  },
  paracetamol: {
    sign: 'Somebody took too much paracetamol by mistake, also over days, even if they seem well.',
    meanwhile: 'The antidote works best within 8 hours.',
  },
  tca: {
    sign: 'Somebody took too many amitriptyline, nortriptyline or clomipramine tablets, even if they seem well.',
    meanwhile: 'They can collapse within 6 hours.',
  },
  pesticide: {
    sign: 'Somebody has swallowed farm poison or has it on the skin or clothes, even if they seem well.',
    meanwhile:
      'Wear gloves. Take off their clothes and wash the skin with much water. Give nothing by mouth, and do not make them vomit. No breath, or only gasps: press the chest, no mouth-to-mouth.',
  },
  sulfas: {
    sign: 'Somebody has swallowed Sulfas or Celphos, even one tablet.',
    meanwhile:
      'Give nothing to drink. Open the windows and keep your face away: breath and vomit give off poison gas. No breath, or only gasps: press the chest, no mouth-to-mouth.',
  },
  corrosive: {
    sign: 'Acid, bleach or disinfectant swallowed.',
    meanwhile: 'Rinse the mouth. Do not make them vomit. On the skin: rinse with much water.',
  },
  'remedy-severe': {
    sign: 'After a powder, bhasma, capsule or injection somebody has fainted, is confused or twitches, has a fit, has yellow eyes or is short of breath.',
    meanwhile: 'Bring what is left of it.',
  },
  'remedy-ill': {
    sign: 'Ill after a tablet or powder of unknown content.',
    meanwhile: 'Take no more of it. Bring what is left.',
  },
  'carbon-monoxide': {
    sign: 'Several people in a room with a heater, stove or angithi have a headache.',
    meanwhile: 'Get out into the air first.',
  },
  'child-tablet': {
    sign: 'A child swallowed somebody’s tablet, tobacco, nicotine or cannabis, even if well.',
    meanwhile: 'Nothing by mouth, do not make them vomit. Bring the strip or packet.',
  },
} as const;
