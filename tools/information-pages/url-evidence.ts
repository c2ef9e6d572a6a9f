/**
 * Evidence for external URLs that nobody opened while writing their page. It was collected on 23 November 2026 without
 * access to the open internet. A source that was read has a `read` date in its front matter; a source can have both.
 */
export type UrlEvidence =
  /** A stored copy of the page at this URL has the title and the words we cite. */
  | { readonly how: 'stored' }
  /** A page of another site prints the URL next to the title. */
  | { readonly how: 'record'; readonly where: string }
  /** Number of files in public repositories that name the URL together with its topic. 10 means ten or more. */
  | { readonly how: 'repositories'; readonly files: number };

const stored: UrlEvidence = { how: 'stored' };
const record = (where: string): UrlEvidence => ({ how: 'record', where });
const repositories = (files: number): UrlEvidence => ({ how: 'repositories', files });

const guideline = (name: string) => `https://www.nice.org.uk/guidance/${name}`;
const factSheet = (name: string) => `https://www.who.int/news-room/fact-sheets/detail/${name}`;
const article = (name: string) => `https://pmc.ncbi.nlm.nih.gov/articles/${name}`;
const act = (handle: number) => `https://www.indiacode.nic.in/handle/123456789/${handle}`;

export const urlEvidence: Readonly<Record<string, UrlEvidence>> = {
  'https://aasm.org/aasm-publishes-best-practice-guide-for-the-treatment-of-nightmare-disorder-in-adults/':
    stored,
  'https://aasm.org/clinical-resources/international-classification-sleep-disorders/': repositories(10),
  'https://cks.nice.org.uk/topics/obsessive-compulsive-disorder/': repositories(1),
  'https://doi.org/10.1001/archinte.166.10.1092': repositories(10),
  'https://doi.org/10.1002/sm2.27': record('the record of PubMed 25356301'),
  'https://doi.org/10.1016/S1474-4422(18)30322-3': repositories(6),
  'https://doi.org/10.1016/j.cbpra.2011.01.001': repositories(10),
  'https://doi.org/10.1038/s41572-021-00257-2': record('the article’s page at nature.com'),
  'https://doi.org/10.1046/j.1525-1497.2001.016009606.x': repositories(10),
  'https://doi.org/10.1111/epi.12550': repositories(10),
  'https://doi.org/10.1111/jsr.14035': repositories(10),
  'https://doi.org/10.1192/apt.bp.114.013177': record(
    'the first page of the article, scribd.com/document/685467929',
  ),
  'https://doi.org/10.1371/journal.pmed.1002615': record('researchonline.lshtm.ac.uk/id/eprint/4653520'),
  'https://doi.org/10.3390/medsci7110102': record('the article’s page, mdpi.com/2076-3271/7/11/102'),
  'https://doi.org/10.5664/jcsm.7178': record('pubmed.ncbi.nlm.nih.gov/29852917'),
  'https://hcitexpert.com/2020/03/telemedicine-practice-guidelines-by-mohfw_india.html/': stored,
  'https://doi.org/10.1016/S2215-0366(20)30128-0': record('the article’s page at thelancet.com'),
  'https://doi.org/10.1093/schbul/sbz038': record('the article’s record, ouci.dntb.gov.ua/en/works/965GLarl'),
  'https://hdl.handle.net/10037/18020': record('munin.uit.no, as the article’s permanent link'),
  'https://icd.who.int/browse/2025-01/mms/en': repositories(10),
  'https://icd.who.int/browse10/2019/en': repositories(10),
  'https://icd.who.int/en': repositories(6),
  'https://ichd-3.org/': repositories(7),
  'https://indianmhs.nimhans.ac.in/': repositories(7),
  'https://indianpediatrics.net/june2017/june-481-488.htm': stored,
  'https://industrialpsychiatry.org/article.asp?issn=0972-6748;year=2021;volume=30;issue=2;spage=198;epage=206;aulast=Prakash;type=3':
    stored,
  'https://karger.com/pps/article/81/6/356/282694/Effectiveness-and-Cost-Effectiveness-of': stored,
  'https://medicaldialogues.in/amp/health-news/nmc/nmc-declares-conversion-therapy-as-professional-misconduct-under-imc-regulations-98599':
    stored,
  'https://socialjusticehry.gov.in/scheme-for-prevention-of-alcoholism-and-substance-drug-abuse/': stored,
  'https://swavlambancard.gov.in': repositories(10),
  'https://tnslaim.tn.gov.in/dmr_rules.html': stored,
  'https://uroweb.org/guidelines/sexual-and-reproductive-health': repositories(10),
  'https://www.cambridge.org/core/journals/bjpsych-bulletin/article/functional-nonepileptic-attacks-essential-information-for-psychiatrists/79AB6242EC353AD39C3C0D6480A7C7E0':
    stored,
  'https://www.epilepsy.org.uk/info/diagnosis/dissociative-seizures-non-epileptic-attack-disorder-nead':
    stored,
  'https://www.epilepsyscotland.org.uk/new-pregnancy-prevention-measures-introduced-for-topiramate/': stored,
  'https://www.gov.uk/government/news/mhra-update-on-new-study-on-risk-in-children-born-to-men-taking-valproate':
    stored,
  'https://www.healthymale.org.au/mens-health/prolonged-erection-priapism': stored,
  'https://www.hindustantimes.com/cities/chandigarh-news/46-drug-addicts-rescued-from-illegal-rehab-centre-in-panchkula-101722542768680.html':
    stored,
  'https://www.hindustantimes.com/cities/chandigarh-news/cancel-licence-seal-medical-shops-selling-banned-drugs-health-minister-101738950022147.html':
    stored,
  'https://www.livelaw.in/news-updates/an-alcoholic-person-who-is-otherwise-of-sound-mind-cant-be-kept-in-rehab-centre-against-hisher-will-and-wish-allahabad-hc-164913':
    stored,
  'https://www.meity.gov.in/static/uploads/2025/11/53450e6e5dc0bfa85ebd78686cadad39.pdf': repositories(8),
  'https://www.nhs.uk/conditions/sleep-apnoea/': repositories(10),
  'https://www.nhs.uk/medicines/lithium/': repositories(6),
  'https://www.nhs.uk/medicines/sertraline/pregnancy-breastfeeding-and-fertility-while-taking-sertraline/':
    stored,
  'https://www.nhs.uk/symptoms/what-to-do-if-someone-has-a-seizure-fit/': repositories(6),
  'https://www.rcpsych.ac.uk/mental-health/problems-disorders/catatonia': stored,
  'https://www.thehindu.com/news/national/17-chained-mentally-ill-people-released-from-faith-based-asylum-centre-informs-sc/article61554721.ece':
    stored,
  'https://www.tribuneindia.com/news/haryana/32-rescued-from-illegal-de-addiction-centre-at-ambala-village-552204':
    stored,
  'https://www.uptodate.com/contents/nightmares-and-nightmare-disorder-in-adults': stored,
  'https://www.who.int/groups/expert-committee-on-selection-and-use-of-essential-medicines/essential-medicines-lists':
    repositories(10),
  'https://www.who.int/publications/i/item/9789240003927': repositories(10),
  'https://www.who.int/publications/i/item/9789241547543': repositories(1),
  [article('PMC3554971')]: record('the library record of the article at ebusca.uv.mx'),
  [article('PMC4452747/')]: stored,
  [article('PMC5310110')]: stored,
  [article('PMC5419012/')]: stored,
  [article('PMC6137532')]: stored,
  [article('PMC6345134/')]: record('a copy of the article, scribd.com/document/580573671'),
  [act(1791)]: repositories(5),
  [act(1925)]: repositories(8),
  [act(2079)]: repositories(9),
  [act(2155)]: repositories(8),
  [act(2249)]: repositories(9),
  [guideline('cg100')]: repositories(10),
  [guideline('cg111')]: repositories(3),
  [guideline('cg113')]: repositories(10),
  [guideline('cg115')]: repositories(10),
  [guideline('cg142')]: repositories(10),
  [guideline('cg150')]: repositories(10),
  [guideline('cg158')]: repositories(4),
  [guideline('cg170')]: repositories(10),
  [guideline('cg178')]: repositories(10),
  [guideline('cg185')]: repositories(10),
  [guideline('cg31')]: repositories(10),
  [guideline('cg78')]: repositories(10),
  [guideline('cg99')]: repositories(8),
  [guideline('ng209')]: repositories(10),
  [guideline('ng217')]: repositories(10),
  [guideline('ng222')]: repositories(10),
  [guideline('ng225')]: repositories(10),
  [guideline('ng87')]: repositories(10),
  [guideline('ta260')]: repositories(6),
  [factSheet('adolescent-mental-health')]: repositories(10),
  [factSheet('anxiety-disorders')]: repositories(10),
  [factSheet('autism-spectrum-disorders')]: repositories(10),
  [factSheet('bipolar-disorder')]: repositories(10),
  [factSheet('depression')]: repositories(10),
  [factSheet('epilepsy')]: repositories(10),
  [factSheet('headache-disorders')]: repositories(10),
  [factSheet('mental-health-of-older-adults')]: repositories(10),
  [factSheet('schizophrenia')]: repositories(10),
};
