/** Signs of the heart, of breathing, of eating and drinking, and of the pelvis. */
export const body = {
  chest: {
    sign: 'Chest pain or pressure, real trouble breathing, or somebody has fainted.',
    meanwhile:
      'With chest pain or trouble breathing, sit them up. If they fainted, lay them flat with the legs raised. If there is no breath, or only gasps, press the chest. Do not try to breathe it away.',
  },
  'heart-racing': {
    sign: 'Your heartbeat stays very fast or uneven.',
    meanwhile: 'If you have chest pain, fainted or are short of breath, call 112.',
  },
  'panic-late': {
    sign: 'You have your first panic attack after the age of 45, or while you are seriously ill.',
    meanwhile: 'It may be the heart.',
  },
  'sex-chest': {
    sign: 'During or after sex, or after an erection tablet, somebody has chest pain, fainted or is short of breath.',
    meanwhile: 'Tell the crew about any erection tablet. After one, give no nitrate such as Sorbitrate.',
  },
  blue: { sign: 'Somebody has blue lips, or there is no breath, or only gasps.' },
  choking: {
    sign: 'Somebody chokes: they cannot speak, cough or breathe.',
    meanwhile:
      'Give 5 hard blows between the shoulder blades, then 5 pulls inward and up above the navel, again and again. In pregnancy, press the chest instead of the belly. Under 1 year, give 5 blows, then 5 presses on the breastbone. If they go limp, press the chest.',
  },
  'heart-failure': {
    sign: 'Somebody cannot breathe when they lie flat, or their legs are suddenly swollen.',
    meanwhile: 'Sit the person up.',
  },
  injury: {
    sign: 'Somebody has a serious injury, a burn larger than a hand or on the face, or bleeding that 10 minutes of pressing do not stop.',
    meanwhile:
      'Press on what bleeds. Cool a burn under running water for 20 minutes; put no paste and no ghee on it.',
  },
  'chest-effort': {
    sign: 'Your chest tightens when you walk or climb stairs.',
    meanwhile: 'If it tightens at rest too, call 112.',
  },
  catatonia: { sign: 'The person does not speak, hardly moves and drinks nothing.' },
  'catatonia-drinks': {
    sign: 'The person does not speak or stays in one posture for hours, but drinks.',
    meanwhile: 'If they stop drinking, call 112.',
  },
  'not-drinking': { sign: 'Somebody has drunk nothing for a day, a child for 12 hours.' },
  vomiting: { sign: 'Somebody cannot stop vomiting, or no water stays down.' },
  'not-eating': {
    sign: 'Somebody has eaten hardly any food for 5 days; with an eating disorder or under 18, for 2 days.',
    meanwhile: 'Give only small meals until a doctor has done blood tests and given vitamin B1.',
  },
  'eating-red': {
    sign: 'Somebody with an eating disorder has a pulse under 40 a minute, or legs too weak to rise from a squat.',
    meanwhile:
      'It counts too if they vomit often and have cramps, or their heart beats unevenly. It counts at any weight.',
  },
  'eating-faint': {
    sign: 'Somebody with an eating disorder has fainted or has chest pain.',
    meanwhile: 'If they fainted, lay them flat with the legs raised. It counts at any weight.',
  },
  'self-neglect': {
    sign: 'Somebody cannot wash, eat or stay safe alone.',
    meanwhile: 'If it is hot, or they are ill, go to an emergency department.',
  },
  'child-pain': {
    sign: 'A child cannot say what hurts, and suddenly cries, hits the head or behaves differently. Or the child stops eating or holds one part of the body.',
    meanwhile:
      'Look at the teeth, ears, belly and testicles, for an injury and for hard stools. If a testicle is swollen, the belly is swollen and hard, or the child has drunk nothing for 12 hours, go to an emergency department now. If the child is hard to wake, or vomits after a blow to the head, call 112.',
  },
  'sugar-now': {
    sign: 'A child is very thirsty and passes much urine, and now vomits or breathes fast. Or with the thirst the child is drowsy or has belly pain.',
  },
  'sugar-new': {
    sign: 'A child is very thirsty, passes much urine and loses weight, even if the child seems well.',
    meanwhile: 'The child needs a blood sugar test today.',
  },
  'urine-none': { sign: 'You cannot pass urine, or a child passes none for most of a day.' },
  'urine-fever': {
    sign: 'You have fever or burning urine, with pain in the back or lower belly.',
    meanwhile: 'If the belly is swollen and hard, go to an emergency department now.',
  },
  'blood-below': {
    sign: 'You see blood in urine, semen or stool, or you bleed after sex and it hurts.',
    night: 'Ring us in the morning. If you bleed more tonight, go to an emergency department.',
  },
  'bleeding-heavy': {
    sign: 'You bleed so heavily that a pad is full every hour, or pain in the belly or genitals cannot be borne.',
  },
  'pregnant-pain': {
    sign: 'You may be pregnant, and you have strong pain low in the belly, with or without bleeding.',
    meanwhile: 'If somebody has fainted, call 112.',
  },
  'bleed-after-menopause': {
    sign: 'You bleed again a year or more after your last period.',
    meanwhile: 'Book a woman’s doctor this week.',
  },
  testicle: {
    sign: 'A testicle suddenly hurts badly or swells.',
    meanwhile: 'It can be lost within hours.',
  },
  'sex-injury': {
    sign: 'The penis snapped, hurts suddenly, and is swollen and bruised. Or it has an injury that bleeds.',
  },
  'skin-wound': {
    sign: 'The skin bleeds, is infected or is burnt by bleach, or picking has left a wound.',
  },
  'rituals-child': {
    sign: 'A child suddenly has rituals after a fever or a sore throat.',
    night: 'Stay near the child tonight. Ring us in the morning.',
  },
  insulin: {
    sign: 'Somebody leaves out insulin or takes less of it to lose weight.',
    meanwhile: 'If they are drowsy, vomit or breathe fast, call 112.',
  },
  'mouth-sore': {
    sign: 'You have had a sore or patch in the mouth for 3 weeks, or the mouth opens less.',
    meanwhile: 'Show it to a dentist, or to a doctor for ear, nose and throat.',
  },
  'body-weight': {
    sign: 'You have lost weight, have fever for weeks or see blood, and nobody has looked for the reason.',
    meanwhile: 'Book a doctor this week.',
  },
} as const;
