/** Signs of the heart, of breathing, of eating and drinking, and of the pelvis. */
export const body = {
  chest: {
    sign: 'Chest pain or pressure, real trouble breathing, or somebody has fainted.',
    meanwhile:
      'Chest pain or short of breath: sit them up. If they fainted, lay them flat with the legs raised. No breath, or only gasps: press the chest. Do not try to breathe it away.',
  },
  'heart-racing': {
    sign: 'Your heartbeat stays very fast or uneven.',
    meanwhile: 'If there is chest pain or short breath, or you fainted, call 112.',
  },
  'panic-late': {
    sign: 'A first attack of panic after 45, or during a serious illness.',
    meanwhile: 'It may be the heart.',
  },
  'sex-chest': {
    sign: 'Chest pain, fainting or breathlessness during or after sex.',
    meanwhile: 'Tell the crew about any erection tablet, so that they give no nitrate.',
  },
  blue: { sign: 'Blue lips, or breathing that does not start again.' },
  choking: {
    sign: 'Somebody chokes: they cannot speak, cough or breathe.',
    meanwhile:
      'Give 5 hard blows between the shoulder blades, then 5 pulls inward and up above the navel, again and again. Pregnant: press the chest instead of the belly. Under 1 year: 5 blows, then 5 presses on the breastbone. If they go limp, call 112 and press the chest.',
  },
  'heart-failure': {
    sign: 'Unable to breathe lying flat, or suddenly swollen legs.',
    meanwhile: 'Sit the person up.',
  },
  injury: {
    sign: 'Somebody has a serious injury, a burn larger than a hand or on the face, or bleeding that 10 minutes of pressing do not stop.',
    meanwhile:
      'Press on what bleeds. Cool a burn under running water for 20 minutes; put no paste and no ghee on it.',
  },
  'chest-effort': {
    sign: 'Tightness in the chest when you walk or climb stairs.',
    meanwhile: 'At rest too: call 112.',
  },
  catatonia: { sign: 'The person does not speak, hardly moves and drinks nothing.' },
  'catatonia-drinks': {
    sign: 'The person does not speak or stays in one posture for hours, but drinks.',
    meanwhile: 'If they stop drinking, call 112.',
  },
  'not-drinking': { sign: 'Nothing drunk for a day; a child 12 hours.' },
  vomiting: { sign: 'Vomiting that does not stop, or no water stays down.' },
  'not-eating': {
    sign: 'Somebody has eaten hardly any food for 5 days; with an eating disorder or under 18, for 2 days.',
    meanwhile: 'Give only small meals until a doctor has done blood tests and given vitamin B1.',
  },
  'eating-red': {
    sign: 'Somebody with an eating disorder has a pulse under 40, or legs too weak to rise from a squat.',
    meanwhile: 'This holds at any weight.',
  },
  'eating-faint': {
    sign: 'Somebody with an eating disorder has fainted or has chest pain.',
    meanwhile: 'This holds at any weight.',
  },
  'self-neglect': {
    sign: 'Cannot wash, eat or stay safe alone.',
    meanwhile: 'In heat, or ill: go to an emergency department.',
  },
  'sugar-now': {
    sign: 'Great thirst and much urine with vomiting, drowsiness, belly pain or fast breathing.',
  },
  'sugar-new': {
    sign: 'Great thirst, much urine and weight loss, even if the child seems well.',
    meanwhile: 'A blood sugar test today.',
  },
  'urine-none': { sign: 'You cannot pass urine, or a child passes none for most of a day.' },
  'urine-fever': {
    sign: 'You have fever or burning urine, with pain in the back or lower belly.',
    meanwhile: 'If the belly is swollen and hard, go to an emergency department now.',
  },
  'blood-below': { sign: 'Blood in urine, semen or stool, or bleeding after sex with pain.' },
  'bleeding-heavy': { sign: 'Heavy bleeding, or pain in the belly or genitals that you cannot bear.' },
  testicle: {
    sign: 'A testicle that suddenly hurts badly or swells.',
    meanwhile: 'Within hours it can be lost.',
  },
  'sex-injury': {
    sign: 'A snap, sudden pain, swelling and bruising of the penis, or an injury that bleeds.',
  },
  'skin-wound': { sign: 'Skin that is bleeding, infected or burnt by bleach, or a wound from picking.' },
  'rituals-child': { sign: 'Sudden rituals in a child after a fever or sore throat.' },
  insulin: {
    sign: 'Insulin left out or cut down to lose weight.',
    meanwhile: 'Drowsy, vomiting or breathing fast: call 112.',
  },
  'mouth-sore': {
    sign: 'A sore or patch in the mouth for 3 weeks, or a mouth that opens less.',
    meanwhile: 'A dentist or an ear, nose and throat doctor looks at it.',
  },
} as const;
