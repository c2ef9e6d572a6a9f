/** Signs of suicide, self-harm and despair. */
export const life = {
  attempt: {
    sign: 'They have tried to end their life.',
    meanwhile:
      'If they are not awake, and there is no breath, or only gasps, press the chest. Otherwise stay with them, and put what could harm out of reach. Do not blame.',
  },
  plan: {
    sign: 'They say how they will end their life, or have what they need for it.',
    meanwhile: 'Stay with them and put what could harm out of reach. Do not blame.',
  },
  unsafe: {
    sign: '“I cannot keep myself safe.”',
    meanwhile: 'Stay with them and put what could harm out of reach.',
  },
  goodbye: {
    sign: 'They say goodbye, give things away or leave a note.',
    meanwhile: 'Ask plainly: “Do you feel like ending your life?” Stay with them.',
  },
  'dying-thoughts': {
    sign: 'Thoughts of dying, but no plan.',
    meanwhile:
      'Ask: “Do you feel like ending your life?” Another person locks up tablets and farm poison. No night alone.',
  },
  burden: {
    sign: 'You feel that others would be better off without you.',
    meanwhile: 'Say it to somebody in these words. No night alone.',
  },
  'self-harm': {
    sign: 'You hurt yourself, however small it looks.',
    meanwhile:
      'If the wound is deep, or still bleeds after 10 minutes of pressing, call 112. With a wound at night, go to an emergency department.',
  },
  'self-harm-urges': {
    sign: 'Your urges to hurt yourself come more often, or are harder to hold.',
    meanwhile: 'Go to somebody, and give them what you would use.',
  },
  'genital-harm': {
    sign: 'You want to cut or injure your genitals, or have done so.',
    meanwhile: 'Press on what bleeds.',
  },
  despair: {
    sign: 'Shame or despair that you cannot bear alone.',
    meanwhile: 'Somebody stays with you tonight.',
  },
  'debts-out': {
    sign: 'Debts from betting have come out, and the person sees no way out.',
    meanwhile: 'Stay with them. Ask plainly about thoughts of ending life.',
  },
} as const;
