/** Signs of poisoning by a medicine, and of its side effects. */
export const medicines = {
  'lithium-severe': {
    sign: 'Somebody on lithium is confused or very drowsy, or has a fit. Or they took many more lithium tablets than written.',
    meanwhile:
      'Give no more lithium. If they are not fully awake, turn them on the side and put nothing in the mouth.',
  },
  'lithium-toxic': {
    sign: 'You take lithium, and your hands shake so much that tea spills, you twitch or you speak unclearly. Or your legs are unsteady, your sight blurs, or you vomit again and again.',
    meanwhile:
      'Take no more of it until a doctor has seen you: lithium in the blood may rise for 24 to 48 hours.',
  },
  'lithium-sick-day': {
    sign: 'You take lithium and vomited once, have loose motions or a fever. Or you fast, drink little or are in great heat.',
    meanwhile:
      'Ring before the next tablet, and drink water. Take no ibuprofen or diclofenac. Do you also take tablets for blood pressure, or tablets that make you pass urine? Say so when you ring.',
    night:
      'Leave out tonight’s tablet, drink water, and ring us in the morning. If you vomit again, go to an emergency department.',
  },
  'clozapine-bowel': {
    sign: 'You take clozapine, and your belly hurts or swells, or you vomit.',
    meanwhile: 'The bowel may be blocked: 172 people in the UK died of it from 1992 to 2017.',
  },
  'clozapine-heart': {
    sign: 'You take clozapine and have chest pain or have fainted. Or you are short of breath, or your heart races at rest.',
    meanwhile: 'This comes mostly in the first 8 weeks, often with fever.',
  },
  'clozapine-fever': {
    sign: 'You take clozapine and have fever of 38 °C (100.4 °F) or more, or a sore throat.',
    meanwhile:
      'You need a blood count the same day, before the next tablet. If you shiver or are confused, call 112.',
  },
  'clozapine-constipation': {
    sign: 'You take clozapine and have had no stool for 2 days.',
    night: 'If nothing hurts, ring us in the morning. If the belly hurts or swells, or you vomit, call 112.',
  },
  nms: {
    sign: 'Somebody on an antipsychotic tablet or injection has a fever and stiff muscles, and is confused.',
    meanwhile: 'Give no more doses, and cool the person.',
  },
  dystonia: {
    sign: 'On an antipsychotic, the eyes roll up, the neck twists or the jaw locks.',
    meanwhile: 'If the throat feels tight, or it is hard to breathe, call 112.',
  },
  serotonin: {
    sign: 'Within a day of starting or raising an antidepressant or tramadol, the muscles twitch, and there is fever, confusion or stiff legs.',
    meanwhile: 'Take no more of this medicine. Bring the strips.',
  },
  'serotonin-mild': {
    sign: 'Within a day of starting or raising an antidepressant or tramadol, the muscles twitch, with sweating or great restlessness but without fever.',
    meanwhile:
      'Take no more of this medicine until a doctor has seen you. If there is fever or confusion, call 112.',
  },
  'valproate-ill': {
    sign: 'You take valproate and vomit again and again, are very sleepy or confused, or have bad belly pain or yellow eyes. One of these is enough.',
    meanwhile: 'If you cannot be woken, somebody must call 112.',
  },
  'medicine-pregnant': {
    sign: 'You are pregnant and take valproate, lithium, or topiramate against fits. Do not stop it by yourself.',
    night: 'Go on with the tablet tonight, and ring us in the morning.',
  },
  'topiramate-migraine': {
    sign: 'You are or may be pregnant, and take topiramate against migraine.',
    meanwhile:
      'Take no more of it, and see a doctor today. If you have fits as well, do not stop it, but ring us.',
    night:
      'Take no more of it tonight, and ring us in the morning. If you have fits as well, go on with it tonight.',
  },
  'valproate-men': {
    sign: 'You are a man on valproate and plan a child. Use contraception until 3 months after the last tablet.',
  },
  'rash-severe': {
    sign: 'You take lamotrigine, carbamazepine or phenytoin, and have a rash with fever or blisters. Or with the rash the mouth or eyes are sore, or the face swells.',
    meanwhile: 'Take no more of it. If your tongue swells or it is hard to breathe, call 112.',
  },
  rash: {
    sign: 'You take lamotrigine, carbamazepine or phenytoin, and have any new rash.',
    meanwhile:
      'Ring before the next tablet. The risk is highest in the first 8 weeks of lamotrigine, or 3 months of carbamazepine.',
    night:
      'If you have no fever, leave out the next tablet until a doctor has answered. If you have epilepsy, go to an emergency department tonight.',
  },
  'antidepressant-start': {
    sign: 'Somebody in the first weeks of a new antidepressant is restless or sadder, most of all under the age of 25.',
    meanwhile:
      'If they say that they want to die, do not leave them alone. If they say how, or cannot be kept safe, call 112.',
  },
  'antidepressant-bleed': {
    sign: 'Somebody vomits blood, has black stool or bleeds for more than 10 minutes.',
  },
  'antidepressant-salt': {
    sign: 'Somebody over 65 is newly confused, weak or unsteady in the first weeks of an antidepressant.',
    meanwhile: 'If they have a fit, call 112. Ask for a sodium test.',
  },
  'stimulant-heart': {
    sign: 'Somebody on methylphenidate or atomoxetine has fainted, has chest pain, or has a racing heart and is short of breath.',
    meanwhile: 'Give no more of it.',
  },
  'stimulant-mind': {
    sign: 'Somebody on methylphenidate sees or hears what is not there, or is very sad.',
    meanwhile:
      'Ring before the next tablet. If a child sees or hears what is not there and nobody answers, go to an emergency department.',
    night: 'If a child sees or hears what is not there, go to an emergency department. If not, call 14416.',
  },
  'medicine-trembling': {
    sign: 'You tremble strongly on a new medicine.',
    meanwhile: 'Ring before the next tablet.',
  },
  'medicine-restless': {
    sign: 'You started or raised an antipsychotic or antidepressant, and you cannot sit still.',
    meanwhile:
      'Take no more of it than written, and do not stop it by yourself. If thoughts of dying come with it, do not stay alone.',
  },
  'double-dose': {
    sign: 'You took one dose twice by mistake, and feel well.',
    meanwhile:
      'Leave out the next one and ring us. With lithium, an opioid, a heart or sugar tablet, a child or a frail person, go to an emergency department now.',
    night: 'If none of these is so, leave out the next one, and ring us in the morning.',
  },
  'medicine-stopped': {
    sign: 'You stopped a medicine that you need, and the first signs of the illness are back.',
    meanwhile: 'Do not start lamotrigine or clozapine again by yourself.',
  },
  'body-medicine-stopped': {
    sign: 'You stopped a heart, sugar or blood-pressure medicine.',
    night: 'Ring us in the morning. If you stopped insulin, go to an emergency department tonight.',
  },
  desmopressin: {
    sign: 'On the night medicine for wetting, a child has a bad headache with vomiting, is confused or has a fit.',
    meanwhile: 'Give no more of it, and nothing more to drink.',
  },
  'headache-tablet': {
    sign: 'You take a new tablet to prevent headaches, and you are confused or pass no urine.',
    meanwhile: 'Take no more of it until a doctor has seen you. If you fainted, call 112.',
  },
  priapism: {
    sign: 'You have an erection of 2 hours that does not go, painful or not.',
    meanwhile: 'Do not wait longer: lasting damage follows.',
  },
  heat: {
    sign: 'In great heat somebody is hot and confused, has a fit, or has collapsed.',
    meanwhile:
      'Take them into the shade, take off their clothes, wet the skin and fan. Let them drink only if awake. Give no paracetamol. It comes sooner on an antipsychotic or lithium, and in old age.',
  },
  jaundice: {
    sign: 'Your eyes or skin turn yellow, the urine turns dark, or it hurts under the right ribs.',
    meanwhile: 'If you are very sleepy as well, call 112.',
  },
  'liver-severe': { sign: 'Somebody has yellow eyes, and is drowsy or confused.' },
  'antipsychotic-sugar': {
    sign: 'You take an antipsychotic, are very thirsty and pass much urine.',
    meanwhile: 'You need a blood sugar test today. If you vomit, are drowsy or breathe fast, call 112.',
  },
  clot: {
    sign: 'One leg is newly swollen, and it hurts or is warm.',
    meanwhile:
      'After an injection into the groin, swelling alone counts. If you are short of breath or have chest pain, call 112.',
  },
  'depot-drowsy': {
    sign: 'Within hours of an olanzapine injection, somebody is very drowsy, confused or giddy, or their speech is slurred.',
  },
  'medicine-darker': {
    sign: 'You are in the first weeks of atomoxetine or a medicine against fits, and feel sadder, restless or very irritable.',
    meanwhile: 'If you think how you would end your life, call 112.',
  },
  'medicine-blood': {
    sign: 'You take carbamazepine or mirtazapine, and have a fever, a sore throat or mouth ulcers. Or you have bruises without a blow.',
    meanwhile: 'You need a blood count the same day, before the next tablet.',
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
