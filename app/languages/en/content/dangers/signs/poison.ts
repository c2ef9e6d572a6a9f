/** Signs of poisoning by a poison, tablets or gas. */
export const poison = {
  overdose: {
    sign: 'Too many tablets, even if they seem well.',
    meanwhile: 'Nothing by mouth, do not make them vomit. Bring the strips, note the hour.',
  },
  paracetamol: {
    sign: 'Too much paracetamol by mistake, also over days, even if well.',
    meanwhile: 'The antidote works best within 8 hours.',
  },
  tca: {
    sign: 'Too many tablets of the amitriptyline kind, even if well.',
    meanwhile: 'Collapse can come within 6 hours.',
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
    sign: 'After a powder, bhasma, capsule or injection: faint, confused, twitching, a fit, yellow eyes or short of breath.',
    meanwhile: 'Bring what is left of it.',
  },
  'remedy-ill': {
    sign: 'Ill after a tablet or powder of unknown content.',
    meanwhile: 'Take no more of it. Bring what is left.',
  },
  'carbon-monoxide': {
    sign: 'Several people in one room with a headache and a heater, stove or angithi.',
    meanwhile: 'Get out into the air first.',
  },
  'child-tablet': {
    sign: 'A child swallowed somebody’s tablet, tobacco, nicotine or cannabis, even if well.',
    meanwhile: 'Nothing by mouth, do not make them vomit. Bring the strip or packet.',
  },
} as const;
