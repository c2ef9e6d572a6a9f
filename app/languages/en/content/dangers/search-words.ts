import type { DangerId } from '#app/content/dangers/danger-table.ts';

/** Words for a row that a family types and that its sign does not have. Phrases have commas between them. */
export type SearchWords = Readonly<Partial<Record<DangerId, string>>>;

/** Words for the filter of the page of all urgent signs. No page shows them, so a brand may stand here. */
export const searchWords: SearchWords = {
  attempt: 'suicide, tried suicide, tried to hang, jumped, cut veins, cut wrist',
  plan: 'suicide, wants to die, wants to kill himself, wants to kill herself, hang himself, hang herself, rope, jump from the roof, under a train',
  unsafe: 'locked in the room, door does not open',
  goodbye: 'last message, suicide note',
  'dying-thoughts':
    'wants to die, want to die, suicide, suicidal, kill myself, do not want to live, tired of life, life is useless',
  'self-harm': 'cuts herself, cuts himself, cut the arm, blade, burns herself',
  'debts-out': 'loan, moneylender, lost all the money',
  'birth-psychosis':
    'new mother strange, strange after delivery, says the baby is a devil, no sleep after delivery and talks fast',
  'birth-harm': 'kill the baby, hurt the baby, harm my baby',
  'birth-intrusive': 'bad thoughts about the baby, fear that I hurt the baby',
  'birth-red': 'cries after delivery, no love for the baby',
  'opioid-overdose':
    'heroin, smack, chitta overdose, unconscious after an injection, syringe unconscious, lips blue after drugs',
  'opioid-mix': 'chitta and alcohol, buprenorphine and alcohol',
  'opioid-withdrawal': 'body ache without chitta, withdrawal',
  'opioid-block': 'first tablet vomiting, vomiting after buprenorphine, worse after the first tablet',
  'drug-collapse':
    'drunk, very drunk, drunk cannot wake, drunk not waking, drunk unconscious, passed out drunk, drank too much, whisky cannot wake, vomiting drunk',
  'alcohol-severe':
    'stopped drinking, stopped alcohol, stopped drinking sees things, stopped drinking seeing things, shaking sees insects, insects on the wall, alcohol withdrawal, fit after stopping drink',
  'alcohol-shake':
    'stopped drinking shakes, hands shake without drink, tremor without alcohol, sweating without drink',
  wernicke: 'drinker muddled, drinker walks like a drunk',
  'sedative-severe': 'stopped Alprax fit, Alprax, alprazolam, clonazepam, stopped sleeping tablets seizure',
  'sedative-shake':
    'missed a sleeping tablet, sleeping tablets finished, Alprax finished, cannot sleep without a tablet',
  'sedative-mix': 'sleeping tablet and alcohol, Alprax and whisky',
  disulfiram: 'drank on Antabuse',
  overdose:
    'too many tablets, many tablets, whole strip, full strip, overdose, took all the tablets, ate all the tablets, many sleeping pills',
  swallowed: 'poison, ate poison, drank poison',
  paracetamol: 'Crocin, Dolo, many paracetamol',
  pesticide:
    'spray, drank spray, rat poison, rat medicine, insecticide, cockroach poison, mosquito liquid, poison',
  sulfas: 'sulphas, celphos, wheat tablet, rat tablet',
  corrosive: 'phenyl, toilet cleaner, Harpic, acid',
  'carbon-monoxide': 'gas heater, geyser, angithi, coal fire headache',
  'child-tablet': 'child ate a tablet, baby ate medicine, child swallowed a pill',
  'lithium-toxic': 'lithium shaking, lithium walks like a drunk, lithium speech',
  'lithium-sick-day': 'lithium loose motions, lithium diarrhoea, lithium vomited once, lithium fever',
  'clozapine-bowel': 'clozapine belly, clozapine constipation pain',
  nms: 'stiff like wood fever, rigid and fever, stiff after an injection fever',
  dystonia: 'neck twisted, neck bent after an injection, eyes stuck up, tongue out, jaw stuck',
  'rash-severe': 'rash fever, rash mouth sores, skin peels',
  rash: 'rash after a new tablet, spots on the skin',
  'antidepressant-start': 'restless on a new tablet wants to die',
  'antidepressant-bleed': 'blood in vomit, vomits blood, vomiting blood, blood from the mouth, black stool',
  jaundice: 'jaundice',
  heat: 'heatstroke, sunstroke',
  'fit-long':
    'fit not stopping, fit does not stop, seizure, seizure not stopping, convulsion, jerking not stopping, epilepsy attack, fit again and again',
  'fit-first': 'first seizure, seizure for the first time, has a seizure',
  'fit-after': 'not awake after a fit, not waking after a seizure',
  'fit-fever': 'baby seizure fever, child seizure fever',
  'headache-now': 'worst headache, sudden headache, headache like a blow, thunderclap',
  'head-injury': 'fell on the head, hit the head',
  stroke:
    'stroke, lakwa, laqwa, paralysis, paralysed, half body, half of the body, face crooked, mouth crooked, face hangs, cannot lift the arm, suddenly cannot speak',
  confusion:
    'confused, suddenly confused, confused with fever, unconscious, cannot wake, not waking up, does not respond',
  delirium:
    'confused, mother confused, father confused, grandmother confused, old man confused, talks nonsense, does not recognise us, sees people who are not there',
  missing:
    'lost, mother lost, father lost, child lost, cannot find, left the house, went out and not come back, ran away, run away, wandered off, lost the way',
  violence:
    'knife, gun, pistol, axe, sword, husband beats, beats me, beating me, hits me, hitting, threatens to kill, violent, attacks us',
  'abuse-ended': 'husband beat me, beaten at home, slapped',
  'abuse-now': 'beats, being beaten, beats the child, beats the mother',
  'voices-order': 'voices say kill, knife voices, voice tells to kill',
  'psychosis-new':
    'talks to himself, talks to herself, talking alone, laughs alone, laughing to herself, laughing to himself, whispers, suspicious, says we poison the food, somebody watches',
  mania: 'awake all night full of energy, talks too much, spends and no sleep',
  catatonia: 'like a statue, like stone, not speaking not moving',
  strangled: 'throat pressed, neck pressed, strangled',
  rape: 'raped, rape',
  'child-told': 'bad touch, molested, somebody touched my child',
  chest: 'chest pain, heart attack, cannot breathe, fainted, fainting, unconscious',
  blue: 'not breathing, baby not breathing, cannot breathe, does not breathe, breath stopped',
  choking: 'stuck in the throat, food stuck, coin in the throat',
  injury: 'burn, burnt, blood does not stop, bleeding not stopping, accident',
  'not-eating': 'does not eat, refuses food, stopped eating',
  vomiting: 'vomiting not stopping, vomits again and again',
  'pregnant-pain': 'pregnant pain in the belly, pregnancy belly pain',
  'urine-none': 'cannot pee, no pee',
  fear: 'panic attack, very afraid',
};
