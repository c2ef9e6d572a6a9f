import type { DangerId } from '#app/content/dangers/danger-table.ts';
import type { FirstAidId } from '#app/content/dangers/first-aid-ids.ts';

/** Decision that rests on general knowledge, so that only a clinician can confirm it. The list to sign prints the present sentences beside it. */
export interface ClinicalQuestion {
  readonly ask: string;
  readonly rows: readonly DangerId[];
  readonly card?: FirstAidId;
  /** Sentence or tier that stood before the decision. Missing for a new row. */
  readonly old?: string;
}

export const clinicalQuestions: readonly ClinicalQuestion[] = [
  {
    ask: 'Farm poison: no mouth-to-mouth after swallowing. Sources differ.',
    rows: ['pesticide', 'swallowed'],
    old: 'Gloves, clothes off, wash. No vomiting, salt, milk or oil. No mouth-to-mouth: press the chest.',
  },
  {
    ask: 'Sulfas: nothing by mouth at home. Coconut oil is a treatment of hospitals.',
    rows: ['sulfas'],
    old: 'Nothing to drink. Open the windows: breath and vomit give gas.',
  },
  {
    ask: 'One phrase for missing breath on every card and row: “no breath, or only gasps”. The wider phrase “not breathing normally” would fit the noisy breath after a fit.',
    rows: ['fit-after', 'attempt'],
    card: 'fit',
    old: 'Not breathing normally: 30 presses on the chest, then 2 breaths, again and again.',
  },
  {
    ask: 'Slow breath after opioids: a breath every 5 seconds only by somebody who has learnt it.',
    rows: ['opioid-overdose'],
    card: 'overdose',
    old: 'Breath slow: 1 breath every 5 seconds.',
  },
  {
    ask: 'Choking: pulls above the navel, or presses on the chest. People on antipsychotics choke more often, so the row stands on their pages.',
    rows: ['choking'],
    old: 'Blue lips, choking, or breathing that does not start again.',
  },
  {
    ask: 'Whoever has fainted is a case for 112, also a schoolgirl who wakes at once. The feeling alone is called giddy.',
    rows: ['chest', 'eating-faint'],
    old: 'Chest pain or pressure, a faint, or real trouble breathing.',
  },
  {
    ask: 'Fainting with a new tablet against headache is for 112, as everywhere. It stood under emergency department.',
    rows: ['headache-tablet'],
    old: 'A new tablet to prevent headache, and confused, faint or no urine.',
  },
  {
    ask: 'Sudden confusion over 60 while awake is for an emergency department. A list of the NHS names 999 for every sudden confusion.',
    rows: ['delirium', 'confusion'],
    old: 'Sudden confusion, or cannot be woken properly. (112) An older person muddled or very sleepy within hours or days. (emergency department)',
  },
  {
    ask: 'Vomiting after the last drink: emergency department. With the signs on the card: 112.',
    rows: ['alcohol-shake', 'vomiting'],
    card: 'alcohol',
    old: 'Vomiting, drowsy, confused, a fit, seeing things: no more alcohol, ambulance.',
  },
  {
    ask: 'About to hit somebody in one’s care is for today. 112 is for harm that has happened or cannot be stopped.',
    rows: ['own-hands', 'own-hands-fear'],
    old: 'You are about to hit a child or elder. (112)',
  },
  {
    ask: 'At night: leave out one tablet of lithium after one vomit.',
    rows: ['lithium-sick-day'],
    old: 'Emergency department at night, as for every sign of the body for today.',
  },
  {
    ask: 'At night: leave out the next tablet after a rash without fever. With epilepsy: emergency department tonight.',
    rows: ['rash'],
    old: 'Emergency department at night, as for every sign of the body for today.',
  },
  {
    ask: 'A wound at night: emergency department.',
    rows: ['self-harm'],
    old: 'Deep, or bleeding over 10 minutes: ambulance. (A helpline at night.)',
  },
  {
    ask: 'A heart that stays fast or uneven: emergency department. With chest pain, fainted or short of breath: 112.',
    rows: ['heart-racing'],
    old: 'A heartbeat that stays very fast or uneven. (112)',
  },
  {
    ask: 'A hard, swollen belly is for an emergency department, not for today.',
    rows: ['urine-fever'],
    old: 'Fever or burning urine with pain in the back or lower belly, or a swollen, hard belly. (today)',
  },
  {
    ask: 'One dose taken twice: today, with exceptions.',
    rows: ['double-dose'],
    old: 'No row; too many tablets was 112.',
  },
  {
    ask: 'Fever begins at 38 °C (100.4 °F).',
    rows: ['clozapine-fever'],
    old: 'On clozapine: fever of 38 °C or a sore throat.',
  },
  {
    ask: 'On clozapine, one vomit without pain stays 112 until a clinician agrees to today.',
    rows: ['clozapine-bowel', 'clozapine-constipation'],
    old: 'The same.',
  },
  {
    ask: 'Muscles that twitch within a day of a new antidepressant: 112 with fever, confusion or stiff legs, otherwise emergency department. The NHS asks for an urgent call.',
    rows: ['serotonin', 'serotonin-mild'],
    old: 'Twitching, agitation, fever within a day of starting or raising an antidepressant or tramadol. (112)',
  },
  {
    ask: 'Two hours for an erection that does not go. Damage is defined at 4 hours, and the way to a hospital takes one.',
    rows: ['priapism'],
    old: 'An erection of 2 hours, painful or not.',
  },
  {
    ask: 'Carbamazepine: confused, or a headache with vomiting, is for an emergency department; unsteady or giddy is for today.',
    rows: ['carbamazepine-salt', 'carbamazepine-giddy'],
    old: 'On carbamazepine: newly confused, unsteady … (emergency department)',
  },
  {
    ask: '5 days with hardly any food; 2 days with an eating disorder or under 18.',
    rows: ['not-eating'],
    old: 'Hardly any food for 5 days.',
  },
  {
    ask: 'Nothing to drink for a day, a child for 12 hours.',
    rows: ['not-drinking'],
    old: 'The same, without a source for the hours.',
  },
  {
    ask: 'Pulse under 40, and legs too weak to rise from a squat: emergency department.',
    rows: ['eating-red'],
    old: 'With an eating disorder: faint … (emergency department)',
  },
  {
    ask: 'The wish to follow the dead: 112 with a way or a day in mind, or a voice that calls. Otherwise today.',
    rows: ['plan', 'dying-thoughts'],
    old: 'A wish to join the dead: 112.',
  },
  {
    ask: 'Is 112 right for a first panic attack over 45?',
    rows: ['panic-late'],
    old: 'The same.',
  },
  {
    ask: 'Is 112 right for an aura of over 60 minutes? The source asks to consider tests or a referral.',
    rows: ['migraine-aura'],
    old: 'The same.',
  },
  {
    ask: 'Is 112 right for somebody who is close to acting? The source offers help only.',
    rows: ['sexual-urge-child'],
    old: 'The same.',
  },
  {
    ask: 'Is 112 right? Risks with sex and spending stand under today, risks for a life under 112.',
    rows: ['mania-risk', 'mania-spending'],
    old: 'The same.',
  },
  {
    ask: 'Is 112 right for skills that a child loses within days?',
    rows: ['skills-lost'],
    old: 'The same.',
  },
  {
    ask: 'Is 112 right for one opioid tablet of somebody else, if the person seems well?',
    rows: ['opioid-stranger', 'opioid-again'],
    old: 'The same.',
  },
  {
    ask: 'Is 112 right for a child who swallowed a tablet and seems well? One source says 999, another a doctor or an emergency department.',
    rows: ['child-tablet'],
    old: 'The same.',
  },
  {
    ask: 'Is 112 right for legs that swell suddenly, and for breath that is worse lying down?',
    rows: ['heart-failure'],
    old: 'The same.',
  },
  {
    ask: 'A child who newly hears voices is for an emergency department, but on methylphenidate for today. At night, or if nobody answers: emergency department.',
    rows: ['child-voices', 'stimulant-mind'],
    old: 'New voices or beliefs, no danger. (today)',
  },
  {
    ask: 'Bleeding after sex can wait for some days; with pain it is for today.',
    rows: ['sex-hurts', 'blood-below'],
    old: 'The same.',
  },
  {
    ask: 'Blood that somebody sees is for today; with weight loss or a long fever it can wait for some days.',
    rows: ['body-weight', 'blood-below'],
  },
  {
    ask: 'A fit is over: after how many minutes without waking is it 112, and how long may somebody be sleepy? The row names no number. St John New Zealand says 10 minutes without waking, Epilepsy Toronto over one hour of confusion.',
    rows: ['fit-after'],
    card: 'fit',
    old: 'Nothing about waking after the fit.',
  },
  {
    ask: 'A child who cannot say what hurts: is today right, and an emergency department at night? Is the list of places to look at complete, and are the steps for faster help?',
    rows: ['child-pain'],
  },
  {
    ask: 'One missed sleeping tablet and one bad night wait until the morning, at night too. Are two nights without sleep the right limit for an emergency department?',
    rows: ['sedative-shake'],
    old: 'You left out calming or sleeping tablets, and now shake or cannot sleep. (at night: emergency department)',
  },
  {
    ask: 'The box of /schizophrenia has stiff muscles with fever in the place of choking, which is still in the box of /antipsychotics. The box of /sleeping-tablets-pregabalin-and-tramadol has too many tablets in the place of a fit after tramadol. Right?',
    rows: ['nms', 'choking', 'overdose', 'tramadol'],
    old: 'The row stood on other pages only.',
  },
  {
    ask: 'After the first tablet of buprenorphine or naltrexone somebody vomits again and again, and is much worse: emergency department. Before, the row said “cannot stop vomiting”. Is the limit right?',
    rows: ['opioid-block'],
    old: 'After a tablet of naltrexone or buprenorphine you became very ill and cannot stop vomiting.',
  },
  {
    ask: 'Restless in the first weeks of an antidepressant, and says that they want to die, without a way: a helpline at night, and never alone. With a way, or if they cannot be kept safe: 112. Right under the age of 25 too?',
    rows: ['antidepressant-start'],
    old: 'If you think how you would end your life, call 112.',
  },
  {
    ask: 'A usual short fit in known epilepsy that ends as always needs no 112, says the short answer of /epilepsy-clinic. Right?',
    rows: ['usual-seizure'],
    old: 'Nothing about 112.',
  },
  {
    ask: 'The alcohol card begins with the signs for 112 and for an emergency department, and gives alcohol only if there is none. Right?',
    rows: ['alcohol-severe', 'alcohol-shake'],
    card: 'alcohol',
    old: 'The same signs stood last on the card.',
  },
  { ask: 'New row: is the tier right?', rows: ['fit-unlike'] },
  { ask: 'New row: is the tier right?', rows: ['healer-harm'] },
  { ask: 'New row: is the tier right?', rows: ['centre-harm'] },
  { ask: 'New row: is the tier right?', rows: ['inject-limb'] },
  { ask: 'New row: is the tier right?', rows: ['inject-fever'] },
  { ask: 'New row: is the tier right?', rows: ['needle-shared'] },
  { ask: 'New row: is the tier right?', rows: ['pregnant-pain'] },
  { ask: 'New row: is the tier right?', rows: ['carer-collapse'] },
  { ask: 'New row: is the tier right?', rows: ['abroad-plan'] },
  { ask: 'New row: is the tier right?', rows: ['bleed-after-menopause'] },
];
