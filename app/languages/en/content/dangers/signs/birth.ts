/** Signs in the weeks after a birth. */
export const birth = {
  'birth-psychosis': {
    sign: 'After a birth, the mother hears voices, is confused or believes strange things.',
    meanwhile:
      'It counts too if she sees what is not there or is in a very high mood. Do not leave her alone with the baby; another adult stays with both.',
  },
  'birth-harm': {
    sign: 'After a birth, the mother thinks of harming the baby or herself, and the thought feels right, comes as an order or no longer frightens her.',
    meanwhile: 'An adult stays with mother and baby.',
  },
  'birth-intrusive': {
    sign: 'After a birth, you have unwanted thoughts of harm that horrify you.',
    meanwhile: 'They are common, they are no wish, and they are no matter for the police. OCD is treatable.',
  },
  'birth-red': {
    sign: 'After a birth, the mother is in despair, feels nothing for the baby, or cannot sleep even when the baby sleeps.',
    meanwhile: 'Ask for a psychiatrist urgently.',
  },
  'birth-afraid': { sign: 'A mother is too afraid to hold or leave her baby.' },
  'birth-low': { sign: 'You have felt low for two weeks after a birth.' },
} as const;
