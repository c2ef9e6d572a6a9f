import { type DangerId, dangerAt } from './danger-table.ts';

/** Whether a row sends people to an ambulance or an emergency department, and so needs an outside source. */
export const needsSource = (id: DangerId): boolean =>
  dangerAt(id).tier === 'ambulance' || dangerAt(id).tier === 'emergency';

/** Rows that need an outside source and have none. The list may only get shorter: a new row comes with its source. */
export const notYetSourced: readonly DangerId[] = [];

/** Rows whose sources say less than the row: the sign is another one, or the source is less urgent. Clinicians read them first. */
export const looselySourced: Readonly<Partial<Record<DangerId, string>>> = {
  'heart-racing':
    'The source names 999 with chest pain, a faint or short breath, and nothing for the racing heart alone.',
  'panic-late':
    'The source calls the heart likelier over 40 and without earlier attacks. It names no ambulance.',
  'sex-chest': 'The source says why nitrates are dangerous. The ambulance follows from the chest pain.',
  'heart-failure':
    'The NHS sends somebody whose breath is worse lying down, or whose ankles are swollen, to a doctor. It names 999 for severe trouble breathing.',
  'not-drinking': 'The source lists the signs of severe dehydration. The hours are ours.',
  'genital-harm':
    'Case reports, and 999 for severe self-harm in general. A wish to injure oneself is not named.',
  'antidepressant-salt': 'The sources ask for a blood test. They name no emergency department.',
  'carbamazepine-salt': 'The sources ask for a blood test. They name no emergency department.',
  'stimulant-heart': 'The sources say to ask a doctor right away, not to call an ambulance.',
  desmopressin: 'Case reports.',
  'headache-tablet': 'A study of topiramate with valproate. Kidney stones are not named.',
  'serotonin-mild': 'The NHS asks for an urgent call, not for a visit to an emergency department.',
  priapism: 'The sources say 3 or 4 hours.',
  clot: 'The source names 999 for the lung. It says nothing about a swollen leg alone.',
  'migraine-aura': 'The source asks to consider tests or a referral.',
  'headache-birth': 'The sources ask for advice at once. They name no ambulance.',
  'eye-now': 'Nothing was found for sudden loss of hearing.',
  'skills-lost': 'The source is about an inflamed brain. Skills that a child loses are wider.',
  'fit-unlike': 'Texts about seizures in general, and about functional seizures for doctors.',
  'child-voices':
    'The source asks for an urgent referral, and for an emergency visit outside working hours only if needed.',
  'head-banging': 'The source names 999 for emergencies in general.',
  'own-hands': 'The source supports leaving the room. It does not name the police.',
  'sexual-urge-child': 'The source supports help. It does not name the police.',
  'healer-harm': 'The law forbids chains. The call to 112 is ours.',
  'centre-harm': 'The law and the press. The call to 112 is ours.',
  'locked-in': 'The law makes it a crime. The call to 112 is ours.',
  sulfas: 'A text for clinicians. It says nothing about bystanders.',
  'remedy-severe': 'Case reports.',
  'opioid-stranger': 'A text about overdoses in general.',
  'sniffing-collapse': 'A text for clinicians. Calm is drawn from how the heart fails.',
  'inject-limb': 'A case report.',
  'needle-shared': 'Tablets are given within 72 hours. After a needle that was found, mostly not.',
  'opioid-block':
    'Case reports, and a text that names a hospital for some. It is about withdrawal in general.',
  'naltrexone-injury':
    'The source advises a card, because opioid pain relief works less. The ambulance follows from the injury.',
};
