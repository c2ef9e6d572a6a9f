import type { HeardWords } from './heard-words.ts';

/** Words that more than one kind of danger needs: people, will, small verbs. */
export const sharedWords = {
  MARNA: {
    hi: 'marna marne marni marn maran mran mrna mrne mrn mrni',
  },
  JAAN: {
    hi: 'praan pran prana',
  },
  TRY: {
    en: 'try tried tries trying attempt attempted attempts',
    hi: 'koshish kosis kosish koshis',
  },
  ME: {
    en: 'i im iam ive me my',
    hi: `
      main mai mein mujhe mujhko mujh muje mjhe mujhse mainu menu mainnu mainoo manu hum mere mera meri m
      mn mu me maine mene hu hun hoon hn haan han ham mey
    `,
  },
  /** First persons, infinitives and orders of "to go", which end "mar ja...". */
  GO: {
    hi: `java jaava 
      ja jaa jau jaun jaaun jaunga jaungi jaoonga jaoongi jaugi jauga jana jaana jani jane jaane jan jaan
      javan jaavan jawan javanga jawanga jawangi javangi jaiye jaie jao jaon jaunda jawaan jange jaange
      javaan jaee jayiye jna jne janga jangi
    `,
  },
  NOT: {
    en: `hasnt havent hadnt arent shouldnt न ना ਨਾ 
      wasnt werent not dont dnt donot doesnt didnt cant cannot cnt wont never nevr isnt wouldnt couldnt
      nothing no none nobody nothin aint hardly unable dosent dunt stopped lost refuse refuses
    `,
    hi: `
      nahi nahin nhi nhin nai ni nee na naa nahee nahe nehi nahie nahiin nhii nh mat matt naahi nahiun nay
      nyi nahii nei nae
    `,
  },
  DOIT: {
    en: 'want do',
    hi: `
      karna karni karne kar kr karu karun karlu karlun karlunga karunga karungi karlungi kardu kardun
      kardunga kardena karla kardiya krna krni krdu kru krlu krlunga karenge kardungi dena deni du dun
      chahta chahti chahunda chaunda lena lu laina deyan devan karde kardo krdena denge lunga lungi
    `,
  },
  KILL: {
    en: `kll klling 
      cuts burns killed scratch scratching kill kills killing kil killin finish hang hangs hanging hanged
      shoot shooting shoots stab stabbing drown burn burning harm harming hurt hurting hurts cut cutting
      slit end ending poison strangle choke electrocute suffocate killd destroy starve off delete
    `,
  },
  OBJECT: {
    en: `husband 
      baby infant me us her him them mother mom mum wife daughter sister child children kids kid son
      brother father grandmother grandfather parents girl woman women mummy maa everyone family
    `,
    hi: `
      mujhe mujhko mujh muje mjhe mainu menu mainnu manu hame hamko humein humko sanu saanu hamein mujhpar
      mujhpe maa mummy biwi patni bachche bachcho bachchon bacche beti behan nanu bahu tenu roz roj rozana
      bahut bhot bht mainoo sabko maanu niyane niyanea hamen humen bhen bibi dadi
    `,
  },
  MAAR: {
    en: 'kutt पीट ਕੁੱਟ peet',
    hi: 'maar mar mr maarna maarne marne marna maran marn maarn maru',
  },
  PROGRESS: {
    hi: 'raha rahi rahe reha rehi rehe rha rhi rhe riha',
  },
  VENOM: {
    en: `nuvan rogor malathion ddt dichlorvos gramoxone hilban monocil furadan thimet endosulfan roundup baygon 
      celphos~ pesticide~ insecticide~ sulfas sulphas phosphide paraquat cyanide pesticides weedicide
      organophosphate monocrotophos ratkill celfos
    `,
    hi: `
      sulfas salfas salphas selfos selphas celfas celphas sulphos salfos keetnashak kitnashak keetnasak
      kitnasak keedemar kidemar keeremar kiremar
    `,
  },
  ZAHAR: {
    en: 'poison',
    hi: 'jahar jeher jehar jaher jahr jehr jher zahr',
  },
  ATE: {
    en: `
      drinks swallowing ate eaten swallowed swallow swallows swalowed drank drunk drink drinking consumed consume consuming
      ingested ingest injected gulped licked inhaled sniffed chewed had took taken taking
    `,
    hi: `
      kha khaa khaya khayi khai khae khaye khaaya khalia khaliya khali khalee kheya khadha khadhi khada
      piya pi pia peeya peliya piliya pili peeta peeti pita piti nigal nigla nigli gatak ghatak chaat
      khaleya peelia pilaya pilia khaalia khaalee pee khayaa khaliyan
    `,
  },
  PILLS: {
    en: `
      pill pills tablet tablets tabs capsule capsules medicine medicines medication meds antidepressants
      antidepressant alprazolam alprax tramadol paracetamol crocin dolo clonazepam lorazepam sedatives
      painkillers insulin syrup lithium
    `,
    hi: `
      goli goliyan goliya goliyaan golian golia dawai dawaiyan dawaiya dawa tablet davai dawaai dwai
      golliyan dawayi dawaian
    `,
  },
  VOICE: {
    en: 'voice voices',
    hi: 'awaz awaaz awazen awazein awaazein awazan awaazan awaj awaajan',
  },
  GIVE: {
    en: 'give',
    hi: `
      de dena deni du dun doon dunga dungi deunga dedi dede dediya dedu dedunga dedungi devanga devangi
      deda denge deti deta dewan devan diti dinda dindi deo do dio dawan dewanga deun dende deyan
    `,
  },
  HOYA: {
    hi: 'hoya hua huya hota hoti hunda hundi hue hui ho rahenge rahe rehnge',
  },
} as const satisfies Readonly<Record<string, HeardWords>>;
