/** Signs of poisoning by a medicine, and of its side effects. */
export const medicines = {
  'lithium-severe': {
    sign: 'On lithium: confused, very drowsy or a fit; or too many tablets.',
    meanwhile: 'No more lithium.',
  },
  'lithium-toxic': {
    sign: 'On lithium: a coarse shake, twitching, slurred speech, unsteady legs, blurred sight, or vomiting again and again.',
    meanwhile: 'Take no more of it until a doctor has seen you: the level may rise for 24 to 48 hours.',
  },
  'lithium-sick-day': {
    sign: 'You take lithium and vomited once, have loose motions, fever, a fast or great heat, or drink little.',
    meanwhile:
      'Ring before the next tablet. Drink. Take no ibuprofen or diclofenac. Do you also take tablets for blood pressure or water tablets? Say so when you ring.',
  },
  'clozapine-bowel': {
    sign: 'On clozapine: belly pain, swelling or vomiting.',
    meanwhile: 'The bowel may be blocked: 172 people in the UK died of it from 1992 to 2017.',
  },
  'clozapine-heart': {
    sign: 'You take clozapine and have chest pain, have fainted, are breathless, or your heart races at rest.',
    meanwhile: 'This comes mostly in the first 8 weeks, often with fever.',
  },
  'clozapine-fever': {
    sign: 'You take clozapine and have fever of 38 °C (100.4 °F) or more, or a sore throat.',
    meanwhile:
      'You need a blood count the same day, before the next tablet. If you shiver or are confused, call 112.',
  },
  'clozapine-constipation': { sign: 'On clozapine: no stool for 2 days.' },
  nms: {
    sign: 'On an antipsychotic: fever, stiff muscles and confusion.',
    meanwhile: 'No more of this medicine. Cool the person.',
  },
  dystonia: {
    sign: 'On an antipsychotic: eyes rolled up, neck twisted or jaw locked.',
    meanwhile: 'Throat tight or hard to breathe: call 112.',
  },
  serotonin: {
    sign: 'Within a day of a new or higher antidepressant or tramadol, the muscles twitch and there is fever, confusion or stiff legs.',
    meanwhile: 'Take no more of this medicine. Bring the strips.',
  },
  'serotonin-mild': {
    sign: 'Within a day of a new or higher antidepressant or tramadol, the muscles twitch, with sweating or agitation but without fever.',
    meanwhile:
      'Take no more of this medicine until a doctor has seen you. If there is fever or confusion, call 112.',
  },
  'valproate-ill': {
    sign: 'You take valproate and vomit again and again, are very sleepy or confused, or have bad belly pain or yellow eyes. One of these is enough.',
    meanwhile: 'If the person cannot be woken, call 112.',
  },
  'medicine-pregnant': {
    sign: 'You are pregnant and take valproate, lithium, or topiramate against fits. Do not stop it by yourself.',
  },
  'topiramate-migraine': {
    sign: 'You are or may be pregnant, and take topiramate against migraine.',
    meanwhile:
      'Take no more of it, and see a doctor today. If you have fits as well, do not stop it, but ring us.',
  },
  'valproate-men': { sign: 'A man on valproate who plans a child: contraception till 3 months after.' },
  'rash-severe': {
    sign: 'On lamotrigine, carbamazepine or phenytoin: a rash with fever, blisters, sore mouth or eyes, or a swollen face.',
    meanwhile: 'Take no more of it. Tongue or breathing: call 112.',
  },
  rash: {
    sign: 'On lamotrigine, carbamazepine or phenytoin: any new rash.',
    meanwhile:
      'Ring before the next tablet. The risk is highest in the first 8 weeks (lamotrigine) or 3 months (carbamazepine).',
  },
  'antidepressant-start': {
    sign: 'On a new antidepressant: restless or darker in the first weeks, most of all under 25.',
    meanwhile: 'A plan: call 112.',
  },
  'antidepressant-bleed': { sign: 'Blood vomited, black stool, or bleeding over 10 minutes.' },
  'antidepressant-salt': {
    sign: 'Over 65 and in the first weeks of an antidepressant: new confusion, weak or unsteady.',
    meanwhile: 'A fit: call 112. Ask for a sodium test.',
  },
  'stimulant-heart': {
    sign: 'Somebody on methylphenidate or atomoxetine has fainted, has chest pain, or has a racing heart that does not settle.',
    meanwhile: 'Give no more of it.',
  },
  'stimulant-mind': {
    sign: 'On methylphenidate: seeing or hearing things, or great sadness.',
    meanwhile: 'Ring before the next tablet.',
  },
  'medicine-trembling': {
    sign: 'Strong trembling on a new medicine.',
    meanwhile: 'Ring before the next tablet.',
  },
  'medicine-restless': {
    sign: 'You take a new or higher antipsychotic or antidepressant, and you cannot sit still.',
    meanwhile:
      'Take no more of it than written, and do not stop it by yourself. If thoughts of dying come with it, do not stay alone.',
  },
  'double-dose': {
    sign: 'You took one dose twice by mistake, and feel well.',
    meanwhile:
      'Leave out the next one and ring us. With lithium, an opioid, a heart or sugar tablet, a child or a frail person, go to an emergency department now.',
  },
  'medicine-stopped': {
    sign: 'You stopped a medicine that you need, and the first signs of the illness are back.',
    meanwhile: 'Do not restart lamotrigine or clozapine alone after a gap.',
  },
  'body-medicine-stopped': { sign: 'You stopped a heart, sugar or blood-pressure medicine.' },
  desmopressin: {
    sign: 'On the night medicine for wetting: bad headache with vomiting, confusion or a fit.',
    meanwhile: 'No more of it, and nothing more to drink.',
  },
  'headache-tablet': {
    sign: 'You take a new tablet to prevent headaches, and you are confused, fainted or pass no urine.',
    meanwhile: 'Take no more of it until a doctor has seen you.',
  },
  priapism: {
    sign: 'You have an erection of 2 hours that does not go, painful or not.',
    meanwhile: 'Do not wait longer: lasting damage follows.',
  },
  heat: {
    sign: 'In great heat somebody is hot and confused, has a fit, or has collapsed.',
    meanwhile:
      'Take them into the shade, take off clothes, wet the skin and fan. Let them drink only if awake. Give no paracetamol. It comes sooner on an antipsychotic or lithium, and in old age.',
  },
  jaundice: {
    sign: 'Yellow eyes or skin, dark urine, or pain under the right ribs.',
    meanwhile: 'With drowsiness: call 112.',
  },
  'liver-severe': { sign: 'Yellow eyes with drowsiness or confusion.' },
  'antipsychotic-sugar': {
    sign: 'On an antipsychotic: great thirst and much urine.',
    meanwhile: 'A blood sugar test today. Vomiting, drowsy or breathing fast: call 112.',
  },
  clot: {
    sign: 'One leg newly swollen, warm or painful.',
    meanwhile: 'Short of breath or chest pain: call 112.',
  },
  'depot-drowsy': {
    sign: 'Within hours of an olanzapine injection: very drowsy, confused, giddy or slurred speech.',
  },
  'medicine-darker': {
    sign: 'On atomoxetine, or a medicine against fits: darker, restless or very irritable in the first weeks.',
    meanwhile: 'They say how they will end their life: call 112.',
  },
  'medicine-blood': {
    sign: 'On carbamazepine or mirtazapine: fever, a sore throat, mouth ulcers, or bruises without a blow.',
    meanwhile: 'A blood count the same day, before the next tablet.',
  },
  'carbamazepine-salt': {
    sign: 'You take carbamazepine and are newly confused, or have a headache with vomiting.',
    meanwhile: 'If there is a fit, call 112. Ask for a sodium test.',
  },
  'carbamazepine-giddy': {
    sign: 'You take carbamazepine and are newly unsteady, very giddy or see double.',
    meanwhile: 'Ring before the next tablet.',
  },
} as const;
