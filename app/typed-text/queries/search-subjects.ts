/** The subjects that people search for, each with the pages about it. Each language lists its own queries (query-language.ts). */

interface SearchSubject {
  /** Pages about the subject, the best first. */
  readonly pages: readonly `/${string}`[];
  /** Words for the subject on the pages of the default locale. The search uses them for the text of the pages and for the doctors. */
  readonly means: string;
  /** Whether the subject is an event of a life, such as a birth. Its queries of several words outrank symptoms: somebody who hears voices after a birth needs the page about births. */
  readonly isLifeEvent?: true;
  /** Whether a query of several words with only one that says something counts only as a whole: "phone" alone asks for the number. */
  readonly isWhole?: true;
}

/** After adding a page about a subject, update the subjects whose pages covered it before. */
export const searchSubjects = {
  // Sleep
  sleep: { pages: ['/sleep-clinic', '/insomnia'], means: 'sleep' },
  'insomnia-sleep': { pages: ['/insomnia', '/sleep-clinic'], means: 'insomnia sleep' },
  'insomnia-withdrawal-tablets': {
    pages: [
      '/sleeping-tablets-pregabalin-and-tramadol',
      '/insomnia',
      '/benzodiazepines-and-sleeping-tablets',
    ],
    means: 'sleeping tablets dependence',
  },
  'disturbed-sleep-waking': { pages: ['/disturbed-sleep', '/sleep-clinic'], means: 'disturbed sleep waking' },
  'snoring-sleep-tired': { pages: ['/non-refreshing-sleep', '/sleep-clinic'], means: 'snoring sleep tired' },
  nightmares: { pages: ['/nightmares'], means: 'nightmares' },
  'sleep-walking': { pages: ['/sleep-walking'], means: 'sleep walking' },
  'sleep-talking': { pages: ['/sleep-talking'], means: 'sleep talking' },
  // Mood
  'mood-test': { pages: ['/check/mood'], means: 'mood test' },
  'depression-sad': { pages: ['/depression', '/check/mood'], means: 'depression sad' },
  'depression-birth-baby': {
    pages: ['/pregnancy-and-birth', '/depression'],
    means: 'depression birth baby',
    isLifeEvent: true,
  },
  'pregnancy-medicine': { pages: ['/pregnancy-and-birth', '/medicines'], means: 'pregnancy medicine' },
  'bipolar-mania': { pages: ['/bipolar-disorder'], means: 'bipolar mania' },
  'counselling-loss-breakup': {
    pages: ['/individual-counselling', '/depression'],
    means: 'counselling loss breakup',
  },
  // Worry, fear and stress
  'worry-test': { pages: ['/check/worry'], means: 'worry test' },
  'anxiety-panic': { pages: ['/anxiety'], means: 'anxiety panic' },
  'anxiety-worry-fear': { pages: ['/anxiety'], means: 'anxiety worry fear' },
  'negative-thoughts-overthinking': { pages: ['/cbt', '/anxiety'], means: 'negative thoughts overthinking' },
  stress: { pages: ['/stress-management', '/anxiety'], means: 'stress' },
  'farm-debt-abroad': {
    pages: ['/farm-debt-and-family-abroad', '/stress-management'],
    means: 'farm debt abroad',
    isLifeEvent: true,
  },
  'carer-tired': { pages: ['/who-cares-for-the-carer', '/stress-management'], means: 'carer tired' },
  'secret-under-18': {
    pages: ['/before-you-tell-us', '/mental-health-children'],
    means: 'secret under 18',
  },
  'exam-stress': { pages: ['/exams-coaching-and-hostels', '/stress-management'], means: 'exam stress' },
  'relaxation-breathing': { pages: ['/relaxation-therapy'], means: 'relaxation breathing' },
  'social-shy': { pages: ['/social-skills-training', '/anxiety'], means: 'social shy' },
  'speech-stammer': {
    pages: ['/mental-health-children', '/social-skills-training'],
    means: 'speech stammer',
  },
  // Thoughts, voices and suspicion
  'obsession-compulsion': { pages: ['/ocd'], means: 'obsession compulsion' },
  'obsession-suspicion': { pages: ['/ocd', '/schizophrenia'], means: 'obsession suspicion' },
  'voices-suspicion-hallucination-delusion': {
    pages: ['/schizophrenia', '/psychiatry'],
    means: 'voices suspicion hallucination delusion',
  },
  'possession-functional-attack': {
    pages: ['/functional-attacks-and-possession', '/schizophrenia'],
    means: 'possession functional attack',
  },
  'mind-changes-first-weeks': {
    pages: ['/when-the-mind-changes', '/schizophrenia'],
    means: 'mind changes first weeks',
  },
  'mental-illness': { pages: ['/psychiatry', '/psychiatric-care'], means: 'mental illness' },
  'memory-old-age': { pages: ['/memory-and-older-people', '/psychiatry'], means: 'memory old age' },
  // Headache
  headache: { pages: ['/headache-clinic', '/tension-headache'], means: 'headache' },
  migraine: { pages: ['/migraine', '/headache-clinic'], means: 'migraine' },
  'tension-headache': { pages: ['/tension-headache', '/headache-clinic'], means: 'tension headache' },
  // Fits
  epilepsy: { pages: ['/epilepsy-clinic', '/seizure'], means: 'epilepsy' },
  'seizure-fit': { pages: ['/seizure', '/epilepsy-clinic'], means: 'seizure fit' },
  'first-aid': { pages: ['/tools/first-aid'], means: 'first aid' },
  'fit-timer': { pages: ['/tools/fit-timer', '/seizure'], means: 'fit timer' },
  // Alcohol, drugs and tobacco
  'substance-dependence': {
    pages: ['/deaddiction', '/De-addictionProgramme'],
    means: 'substance dependence',
  },
  chitta: { pages: ['/chitta-and-needles', '/deaddiction', '/OstAddiction'], means: 'chitta' },
  'alcohol-drinking': { pages: ['/deaddiction', '/alcohol', '/detoxprogram'], means: 'alcohol drinking' },
  'substance-dependence-alcohol': {
    pages: ['/deaddiction', '/detoxprogram'],
    means: 'substance dependence alcohol',
  },
  'de-addiction-programme': {
    pages: ['/De-addictionProgramme', '/deaddiction'],
    means: 'de-addiction programme',
  },
  'centre-lawful': { pages: ['/is-this-centre-lawful', '/deaddiction'], means: 'centre lawful' },
  'withdrawal-detox': { pages: ['/detoxprogram'], means: 'withdrawal detox' },
  relapse: { pages: ['/relapse-prevention', '/tools/craving-card'], means: 'relapse' },
  craving: { pages: ['/tools/craving-card', '/relapse-prevention'], means: 'craving' },
  'opioid-substitution-buprenorphine': {
    pages: ['/OstAddiction', '/buprenorphine'],
    means: 'opioid substitution buprenorphine',
  },
  'naltrexone-disulfiram': {
    pages: ['/AntidoteTherapy', '/naltrexone', '/acamprosate-and-disulfiram'],
    means: 'naltrexone disulfiram',
  },
  // The first page says at its beginning that no medicine is given in secret.
  'alcohol-medicine-in-secret': {
    pages: ['/acamprosate-and-disulfiram', '/AntidoteTherapy', '/when-someone-refuses'],
    means: 'disulfiram secret',
  },
  hypnosis: { pages: ['/motivation-by-hypnosis'], means: 'hypnosis' },
  motivation: { pages: ['/motivation-enhancement', '/when-someone-refuses'], means: 'motivation' },
  // Screens and games
  'phone-gaming-child': {
    pages: ['/behaviour-issues', '/screens-gaming-and-betting'],
    means: 'phone gaming child',
  },
  'gambling-addiction': {
    pages: ['/screens-gaming-and-betting', '/deaddiction'],
    means: 'gambling addiction',
  },
  // Children and teenagers
  'child-children': { pages: ['/mental-health-children'], means: 'child children' },
  'stubborn-child-behaviour': { pages: ['/behaviour-issues'], means: 'stubborn child behaviour' },
  'conduct-stealing': { pages: ['/conduct-disorder', '/behaviour-issues'], means: 'conduct stealing' },
  'adhd-attention': { pages: ['/adhd'], means: 'adhd attention' },
  'autism-speech-child': { pages: ['/autism'], means: 'autism speech child' },
  'bed-wetting': { pages: ['/incontinence'], means: 'bed wetting' },
  'learning-school': { pages: ['/learning-disability'], means: 'learning school' },
  // Anger, talking and living together
  anger: { pages: ['/dbt', '/stress-management', '/behaviour-issues'], means: 'anger' },
  counselling: { pages: ['/counselling-and-therapy', '/individual-counselling'], means: 'counselling' },
  'marriage-couple-relationship': {
    pages: ['/counselling-and-therapy', '/individual-counselling', '/sexual-wellness'],
    means: 'marriage couple relationship',
  },
  'counselling-career': {
    pages: ['/individual-counselling', '/counselling-and-therapy'],
    means: 'counselling career',
  },
  cbt: { pages: ['/cbt'], means: 'cbt' },
  'behaviour-therapy-habit': { pages: ['/behaviour-therapy'], means: 'behaviour therapy habit' },
  // Refusing treatment
  'refuses-treatment-forced-admission': {
    pages: ['/when-someone-refuses'],
    means: 'refuses treatment forced admission',
  },
  // Sexual health
  'sexual-weakness-erection': {
    pages: ['/erectile-dysfunction', '/sexual-wellness-program'],
    means: 'sexual weakness erection',
  },
  erection: { pages: ['/erectile-dysfunction', '/sexual-wellness-program'], means: 'erection' },
  dhat: { pages: ['/dhat-syndrome'], means: 'dhat' },
  'premature-ejaculation': { pages: ['/premature-ejaculation'], means: 'premature ejaculation' },
  'sexual-desire': { pages: ['/reduced-high-libido'], means: 'sexual desire' },
  orgasm: { pages: ['/anorgasmia'], means: 'orgasm' },
  'sexual-wellness': { pages: ['/sexual-wellness', '/sexual-wellness-program'], means: 'sexual wellness' },
  // The hospital: appointments and doctors
  'doctor-appointment': { pages: ['/doctors'], means: 'doctor appointment' },
  'doctor-fee': { pages: ['/doctors', '/therapyCounselling'], means: 'doctor fee' },
  'doctor-or-appointment': { pages: ['/doctors', '/appointment'], means: 'doctor appointment' },
  appointment: { pages: ['/appointment'], means: 'appointment' },
  'where-video-call': { pages: ['/doctors', '/appointment', '/therapyCounselling'], means: '' },
  'call-back': { pages: ['/callback'], means: 'call back' },
  'hospital-phone-contact': { pages: ['/callback', '/about'], means: 'hospital phone contact' },
  'first-visit': { pages: ['/tools/first-visit', '/find-us', '/psychiatry'], means: 'first visit' },
  // The hospital: money
  'price-package': { pages: ['/therapyCounselling'], means: 'price package' },
  'how-to-pay': { pages: ['/therapyCounselling', '/appointment'], means: '' },
  'room-price-stay': {
    pages: ['/therapyCounselling', '/pictures', '/psychiatric-care'],
    means: 'room price stay',
  },
  'detox-price': { pages: ['/therapyCounselling'], means: 'detox price' },
  'insurance-cashless': { pages: ['/about', '/therapyCounselling'], means: 'insurance cashless' },
  // The hospital: staying here
  'stay-bag': { pages: ['/find-us', '/psychiatric-care'], means: '' },
  'admission-stay': { pages: ['/psychiatric-care'], means: 'admission stay' },
  'certificate-records-disability': {
    pages: ['/papers-money-and-who-learns-of-it', '/rights'],
    means: 'certificate records disability',
  },
  rights: { pages: ['/rights'], means: 'rights' },
  'privacy-data': { pages: ['/privacyPolicy', '/rights'], means: 'privacy data' },
  'phone-traces': {
    pages: ['/privacyPolicy', '/rights', '/violence-at-home-and-assault'],
    means: '',
    isWhole: true,
  },
  'room-pictures': { pages: ['/pictures'], means: 'room pictures' },
  'hospital-panchkula-address': { pages: ['/find-us', '/about'], means: 'hospital Panchkula address' },
  'opening-hours': { pages: ['/find-us', '/doctors'], means: '' },
  'hospital-about': { pages: ['/about', '/management'], means: 'hospital about' },
  management: { pages: ['/management', '/about'], means: 'management' },
  videos: { pages: ['/Youtube'], means: 'videos' },
  'instagram-reels': { pages: ['/Instagram'], means: 'instagram reels' },
  'sheets-tools': { pages: ['/tools'], means: 'sheets tools' },
  'safety-plan': { pages: ['/tools/safety-plan'], means: 'safety plan' },
  'sleep-diary': { pages: ['/tools/sleep-diary'], means: 'sleep diary' },
  'headache-diary': { pages: ['/tools/headache-diary'], means: 'headache diary' },
  'urgent-signs': { pages: ['/urgent'], means: 'emergency' },
  'missing-person': { pages: ['/urgent', '/memory-and-older-people'], means: '' },
  'refer-patient': { pages: ['/refer', '/callback'], means: '' },
  // Pages beyond the menus
  'violence-at-home': { pages: ['/violence-at-home-and-assault', '/rights'], means: 'violence at home' },
  trauma: { pages: ['/trauma-and-ptsd', '/nightmares'], means: 'trauma' },
  'eating-disorder': { pages: ['/eating-disorders', '/depression'], means: 'eating disorder' },
  ect: { pages: ['/ect', '/psychiatry'], means: 'ect' },
  'strong-emotions': { pages: ['/strong-emotions', '/dbt'], means: 'strong emotions' },
  lgbtq: { pages: ['/lgbtq', '/counselling-and-therapy'], means: 'lgbtq' },
  'medicine-questions': { pages: ['/medicines', '/psychiatry'], means: 'medicine' },
  'medicine-stopping': { pages: ['/stopping-a-medicine', '/medicines'], means: 'stopping medicine' },
  antidepressant: { pages: ['/antidepressants', '/depression'], means: 'antidepressant' },
  antipsychotic: { pages: ['/antipsychotics', '/schizophrenia'], means: 'antipsychotic' },
  'calming-tablet': { pages: ['/benzodiazepines-and-sleeping-tablets', '/anxiety'], means: 'benzodiazepine' },
  tobacco: { pages: ['/tobacco', '/deaddiction'], means: 'tobacco' },
  cannabis: { pages: ['/cannabis-charas-and-bhang', '/deaddiction'], means: 'cannabis' },
  grief: { pages: ['/grief', '/individual-counselling'], means: 'grief', isLifeEvent: true },
  // Words that say little by themselves
  'treatment-medicine': { pages: ['/psychiatry', '/psychiatric-care'], means: 'treatment medicine' },
} as const satisfies Readonly<Record<string, SearchSubject>>;

export type SubjectId = keyof typeof searchSubjects;
