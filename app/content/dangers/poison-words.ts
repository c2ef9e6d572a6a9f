import type { HeardWords } from './heard-words.ts';

/** Words of poison, tablets, breath and fits. */
export const poisonWords = {
  CHILD: {
    en: `
      child children kid kids baby toddler daughter son infant boy girl niece nephew old
    `,
    hi: `
      bachcha bachche bacha bachi bachchi bacchi bacche baccha bache beti beta dhee niyana niyane kaka
      kaki munda kudi nikka nikki chhote
    `,
  },
  SWALLOWED: {
    en: 'swallowed swallow swallows gulped ingested',
    hi: 'nigal nigla nigli nigalgaya nigalli',
  },
  TOOK: {
    en: 'took taken take taking had popped ate swallowed',
    hi: 'le li liya lai laiyan leya',
  },
  DONE: {
    only: 'gia',
    hi: `gia gie gaia gaian 
      li liya liyaa lia lee leya laya layi lai laiyan layian layiya laiya liyan gaya gayi gaye gai gya gyi
      gye gyian laee lavi lyi lya lian layin laia
    `,
  },
  TABLETS: {
    en: 'pills tablets',
    hi: 'goli goliyan goliya goliyaan golian golia golliyan',
  },
  MANY: {
    en: `
      many much all full whole entire extra lots lot handful several bottle strip strips double triple
      dozen excess twenty thirty fifty hundred ten fifteen
    `,
    hi: `
      sari saari sara saara saare puri poori pura poora bahut bahot zyada jyada jada jiada zada muthi
      mutthi kai patta patte sheeshi shishi dher saariyan sariyan ikatthi ikkathi bohot bht bhot zaada
      jiaada ziada dabba
    `,
  },
  DRUG: {
    en: `injects drugs heroin 
       smack drug injection injections inject injected opium cocaine chitta
    `,
    hi: `heroin hiroin 
      chitta chitte teeka tika nasha nashe afeem injection smack injekshan charas
    `,
  },
  FAINTED: {
    en: `
      unconscious~ unresponsive~ unconcious unconsious collapsed lifeless motionless fainted
    `,
    hi: 'behosh bahosh bihosh behos behoosh behoshi behosi',
  },
  HOSH: {
    en: 'consciousness responding respond response regaining conscious',
    hi: 'hosh',
  },
  WAKING: {
    en: 'wake waking woken woke awake',
  },
  UTH: {
    hi: `
      uth uthda uthdi jaag jag uthta uthti jagda jagdi hil hilda hildi julda hilta bol bolda jaagda uthdaa
    `,
  },
  BREATH: {
    en: 'breath breathe breathing breathin breaths breathes brething pulse',
    hi: 'saans sans saas saah sah swas',
  },
  BREATHSTOP: {
    en: 'stopped stop not no cant cannot isnt doesnt',
    hi: `
      tut toot ukhad ukhadi band ruk ruki rukk atak nahi nahin nhi ni nai na rukgayi
    `,
  },
  COLOURED: {
    en: 'blue purple bluish grey gray',
    hi: 'neela neele neeli nila nile nili',
  },
  LIPS: {
    en: 'lips lip face nails turning turned',
    hi: 'honth hont hoth hothh bull bul chehra buhll bulh bulla chera',
  },
  FOAM: {
    en: 'foam foaming froth frothing',
    hi: 'jhaag jhag jhagg',
  },
  MOUTH: {
    en: 'mouth',
    hi: 'muh munh mooh moonh muhn moo nikal nikalda nikaldi nikli muhh muhon',
  },
  FIT: {
    en: 'fit fits seizure seizures siezure seizur convulsion convulsions convulsing',
    hi: 'dourah daurah dorah dora daura daure daurey mirgi jhatke jhatka',
  },
  NONSTOP: {
    en: 'stopping stop stops ending stopped',
    hi: `
      khatam khatm ruk rukda rukta band hatda hatta hat rukk rukdi hatdi tham rukeya
    `,
  },
  ONGOING: {
    en: 'continuous continuously nonstop regaining prolonged',
    hi: 'lagatar laggatar',
  },
  MINUTES: {
    en: 'min mins minute minutes mint hour hours',
    hi: 'minat minute ghanta ghante mint mintan',
  },
  KHO: {
    hi: 'kho khoo khoya gum ',
  },
  SAANS: {
    hi: 'saans sans saas saah sah',
  },
  SLOW: {
    en: 'slow slowly shallow',
    hi: 'dhire dheere dheemi dhimi hauli',
  },
  STRIP: {
    en: 'patti patta patte पत्ती पत्ता पत्ते ਪੱਤਾ ਪੱਤੇ strip strips',
    hi: 'pattiyan dabba',
  },
  DAURE: {
    hi: 'daure daurey',
  },
  PE: {
    hi: 'pe par te',
  },
  DAURA: {
    hi: 'daura daure',
  },
  POISON: {
    en: `
      poison poisoned poisonous phenyl phenol phenyle harpic bleach lizol lysol dettol mortein kerosene turpentine thinner naphthalene
      detergent rodenticide dhatura acid sanitizer sanitiser petrol diesel antifreeze disinfectant roundup fertilizer fertiliser battery
      arsenic camphor odonil mercury spray hypo herbicide cleaner repellent mosquito chemical chemicals coin magnet allout goodknight
      remover colin surf
    `,
    hi: 'sindoor sindur esid aisid dijal dizal dijel petraul kerosin finail phinail fenail phenail phinyl finyl finaail tejab tezab tijab spray spre chuhemar chuhamar machharmar makhimar harpik sankhiya acid teejab feneel finel',
  },
  PESTDRUG: {
    en: 'poison killer liquid cleaner coil powder remover',
    hi: 'powder pauder dawa dawai davai dwai maar tel goli kill dawaai',
  },
  DOSE: {
    en: 'dose doses',
    hi: 'dose doj khurak',
  },
  CELL: {
    en: 'coin coins magnet',
    hi: 'cell sikka battery button moti chabi',
  },
  /** Like poison, so none. */
  JAISA: { hi: 'jaisi jaisa jaise jesa jesi kadvi kadwi kadva kadwa warga wargi' },
  NABZ: {
    hi: 'nabz nabj nabaj',
    en: 'pulse',
  },
  SAANP: {
    hi: 'saanp sanp saamp sapp',
    en: 'snake cobra',
  },
  BITTEN: {
    hi: 'kaata kata kat kaat dasa das lad ladia kaatliya',
    en: 'bite bit bitten',
  },
  CROP: { en: 'crop crops', hi: 'fasal fasalan phasal' },
  FALLEN: { en: 'fell fallen lying', hi: 'gira giri giraa gir digg digga diggya diggeya dhigga pada' },
  TENS: {
    en: 'ten fifteen twenty thirty half',
    only: 'das dus bees pandrah tees aadha adha panj paanch daswan pandran veeh दस बीस पंद्रह ਦਸ ਵੀਹ',
  },
  EK: { hi: 'ek ik' },
  AAW: { hi: 'aa aaya nikal nikalda nikaldi nikli aundi aati aayi ayi' },
} as const satisfies Readonly<Record<string, HeardWords>>;
