/** Signs of suicide, self-harm and despair. */
export const life = {
  attempt: {
    sign: 'Somebody has tried to end their life.',
    meanwhile:
      'If they are not awake, and there is no breath, or only gasps, press the chest. Otherwise stay with them, put what could harm out of reach, and do not blame.',
  },
  plan: {
    sign: 'Somebody tells you how they would end their life.',
    meanwhile:
      'It counts too if they have what they need for it. Stay with them, put what could harm out of reach, and do not blame.',
  },
  unsafe: {
    sign: 'They say that they cannot keep themselves safe, or they have locked themselves in and you fear for their life.',
    meanwhile: 'Stay with them, and put what could harm out of reach.',
  },
  goodbye: {
    sign: 'Somebody says goodbye, gives things away or writes a last letter.',
    meanwhile: 'Ask plainly: “Do you feel like ending your life?” Stay with them.',
  },
  'dying-thoughts': {
    sign: 'You think of dying, also without a plan.',
    meanwhile:
      'Say it to somebody plainly. Let another person lock up tablets and farm poison. Do not spend the night alone.',
  },
  burden: {
    sign: 'You feel that others would be better off without you.',
    meanwhile: 'Say it to somebody in these words, and do not spend the night alone.',
  },
  'self-harm': {
    sign: 'Somebody has hurt themselves, however small it looks.',
    meanwhile: 'If the wound is deep, or still bleeds after 10 minutes of pressing, call 112.',
    night: 'With a wound at night, go to an emergency department.',
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
    sign: 'You feel shame or despair that you cannot bear alone.',
    meanwhile: 'Let somebody stay with you tonight.',
  },
  'debts-out': {
    sign: 'Somebody’s debts became known today.',
    meanwhile: 'Do not leave the person alone tonight. Ask plainly whether they think of ending their life.',
  },
  'abroad-plan': {
    sign: 'Your child abroad tells you how they would end their life, or spoke of dying and now does not answer.',
    meanwhile: 'Ring somebody near them now; let them call that country’s emergency number.',
  },
} as const;
