export const fieldWords = {
  ourTreatments: 'Our Treatments',
  ourServices: 'Our Services',
  /** Line of text on each card. */
  treatments: {
    psychiatry: 'Low mood, fear, voices, mood that swings, thoughts that will not stop.',
    counselling: 'Talking treatments such as CBT and DBT, and ways to handle stress.',
    children: 'Attention, learning, autism, bedwetting, behaviour and feelings.',
    'de-addiction': 'Alcohol, tobacco, tablets and other drugs: stopping safely, and what comes after.',
    'sexual-wellness': 'Worries about desire, erection, orgasm or pain, for women, men and couples.',
    sleep: 'Lying awake, broken nights, nightmares, walking or talking in your sleep.',
    headache: 'Migraine, tension headache, and when a headache is an emergency.',
    epilepsy: 'What a seizure is, the tests, the treatment, and daily life with epilepsy.',
  } satisfies Record<string, string>,
  services: {
    '/psychiatric-care': 'Outpatient visits, a short stay in hospital, and follow-up.',
    '/deaddiction': 'An honest first talk, safe withdrawal, and a plan for afterwards.',
    '/sexual-wellness': 'Private, respectful help for women, men and couples of any age.',
  } satisfies Record<`/${string}`, string>,
};
