/** Sources of the rows of the table, with the day on which each was last seen. Most were read as excerpts: open the original before quoting. */
interface DangerSource {
  readonly title: string;
  readonly seenOn: string;
  /** Role that must confirm a row with this source. */
  readonly confirm?: 'clinician';
}

const seen = (title: string, seenOn: string): DangerSource => ({ title, seenOn });

const november21 = '2026-11-21';
const november23 = '2026-11-23';
const november28 = '2026-11-28';

export const dangerSources = {
  clinical: { title: 'General clinical knowledge, no source read', seenOn: november23, confirm: 'clinician' },
  pages: {
    title: 'Stood on our pages in an earlier edition, under the sources of those pages',
    seenOn: november23,
    confirm: 'clinician',
  },
  facts3: {
    title: 'Collected facts for the pages of the third edition; no original read for this row',
    seenOn: '2026-11-26',
    confirm: 'clinician',
  },
  facts4: {
    title: 'Collected facts of the fourth edition; no original read for this row',
    seenOn: november28,
    confirm: 'clinician',
  },
  s5: seen('MBRRACE red flags in SIGN, NHS Scotland; path-perinatal.eu (4 hours)', november23),
  s6: seen('Cedars-Sinai; mdedge 2019', november23),
  s7: seen('Ryan, Clin Toxicol 2015', november23),
  s8: seen('Sachdeva, J Emerg Med 2005', november23),
  s9: seen('WHO 2014 in EMCDDA', november23),
  s10: seen('NICE CG100 1.1.1; gov.uk alcohol guidelines, Nov 2025', november23),
  s11: seen('MHRA on gabapentinoids, benzodiazepines, Z-drugs', november23),
  s12: seen('healthify.nz', november23),
  s13: seen('emc SmPC 100693', november23),
  s14: seen('alpfmedical.info; EMJ 2001;18:236', november23),
  s15: seen('Cornell pesticide course; Gurjar 2011', november23),
  s16: seen('NHS GGC 2023; youngminds.org.uk', november23),
  s17: seen('HeadMeds', november23),
  s18: seen('BJPsych Open 2025', november23),
  s19: seen('SHM abstract; JCP 2010', november23),
  s20: seen('JNNP table', november23),
  s21: seen('Aust Prescr 2014;37:124; StatPearls 2024', november23),
  s22: seen('epilepsysociety.org.uk; GPhC', november23),
  s23: seen('FDA 2007; Aggarwal (PGIMER) 2014', november23),
  s24: seen('NHS sertraline, in the press', november23),
  s25: seen('EAU 2015; UCLH', november23),
  s26: seen('NHS texts (dwmh.nhs.uk)', november23),
  s27: seen('NHS 2020; epilepsy charities', november23),
  s28: seen('Child Neurology Foundation', november23),
  s29: seen('NHS pre-eclampsia (first 4 weeks; 6 is K)', november23),
  s30: seen('BSR 2020', november23),
  s31: seen('Portsmouth council', november23),
  s32: seen('NICE criteria, PMC8672300', november23),
  s33: seen('Arms Act s.21; Arms Rules 1962 r.47', november23),
  s34: seen('POCSO text', november23),
  s35: seen('FDA 30 Apr 2019', november23),
  f6: seen('Hattiesburg Clinic leaflet, aha_dtremens', november21),
  f9: seen('avancepsychiatry.com disulfiram; healthify.nz disulfiram', november21),
  f11: seen('Social Justice Ministry: elderline.dosje.gov.in/index.php/faq', november21),
  'f15-f19': seen(
    'UNODC: syntheticdrugs.unodc.org opioidoverdose; CDC: cdc.gov/stop-overdose/response; safersubstanceuse.org; quincyoverdosehelp.org/what-to-do; WHO, Community management of opioid overdose, 2014, NBK264311 (abstract); jesse.tg/ngc-archive/summary/10618; anesthesiaexperts.com; edp.org.uk/naloxone; prenoxadinjection.com notbreathing; UK overdose booklet (copy)',
    november21,
  ),
  f15: seen('UNODC: syntheticdrugs.unodc.org opioidoverdose', november21),
  f19: seen(
    'edp.org.uk/naloxone; prenoxadinjection.com notbreathing; UK overdose booklet (copy)',
    november21,
  ),
  f21: seen('patient.info suicidal-thoughts, Nov 2024; nidirect.gov.uk/node/2219', november21),
  f23: seen('BMC Public Health 2020 s12889-020-8339-z; 2013;13:850', november21),
  f25: seen('embeds.co.uk/2022/11/24/sah-nice-2022', november21),
  f26: seen('PMC7335288, 2020', november21),
  f28: seen('rcpsych.ac.uk catatonia; NHS Lothian: rightdecisions.scot.nhs.uk catatonia-bundle', november21),
  f29: seen('HSE/RCPsych leaflet 2018-19: issuu.com/bsccp; drpharmacy.uk (NHS text)', november21),
  f30: seen(
    'healthify.nz lithium-carbonate; sps.nhs.uk lithium-monitoring; NHS GGC mypsych-app, 2023; nhs.uk/medicines/lithium',
    november21,
  ),
  f31: seen('NHS GGC clozapine monitoring; Region Midtjylland: psykiatrien.rm.dk (Danish)', november21),
  f32: seen(
    'MHRA: gov.uk news 15 Jan 2024; youngepilepsy.org.uk new-advice-males-valproate; upday.com 5 Sep 2024',
    november21,
  ),
  f33: seen('epilepsyscotland.org.uk topiramate; numarknet.com Jun 2024', november21),
  f35: seen(
    'NHS wording copied at calendar-australia.com; gov.scot antidepressant guide 2024-27; roomhere.org (Rethink)',
    november21,
  ),
  'topiramate-migraine': seen(
    'MHRA on topiramate, June 2024, as printed by durhamstudenthealth.co.uk, 9 July 2024',
    november28,
  ),
  choking: seen('MedlinePlus on choking', november28),
  fainting: seen('St John Ambulance on fainting', november28),
  gasps: seen('American Heart Association, algorithm for lay rescuers', november28),
  'poison-skin': seen('University of Wyoming Extension, MP-93.6', november28),
  spine: seen('Royal Free and Oxford leaflets on the cauda equina', november28),
  'confusion-old': seen('Portsmouth council; livehealthily.com on sudden confusion', november28),
  'wernicke-drunk': seen('arbdcare.co.uk; healthdirect.gov.au', november28),
  'blood-thinners': seen('NICE QS74 and NG232: scan within 8 hours', november28),
  burns: seen('NHS first aid for burns and bleeding', november28),
  restless: seen('SMI Adviser on akathisia', november28),
  serotonin: seen('NHS on serotonin syndrome, press copies; Hunter criteria', november28),
  'eating-faint': seen('CHOP and MARSIPAN: fainting admits', november28),
  'eating-days': seen('CHOP, 48 hours; NICE on refeeding, 5 days', november28),
  sodium: seen('YoungMinds on carbamazepine', november28),
  f44: seen('apnilaw.com section-397; lawtodaylive.com/latest-updates/50', november21),
  f52: seen('mail.lawgratis.com sequence=14', november21),
} as const satisfies Readonly<Record<string, DangerSource>>;

export type SourceId = keyof typeof dangerSources;
