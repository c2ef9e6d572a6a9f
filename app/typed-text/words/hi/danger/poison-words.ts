import type { PoisonWords } from '../../../danger/danger-language.ts';

/** Words for poison, tablets, breath and fits. */
export const poisonWords: PoisonWords = {
  CHILD: { sounds: 'bachcha bachche bacha bachi bachchi bacchi bacche baccha bache beti beta chhote' },
  SWALLOWED: { sounds: 'nigal nigla nigli nigalgaya nigalli' },
  TOOK: { sounds: 'le li liya lai' },
  DONE: {
    sounds: `
      li liya liyaa lia lee laya layi lai layiya laiya liyan gaya gayi gaye gai gya gyi gye lyi lya laia
    `,
  },
  TABLETS: { sounds: 'goli goliyan goliya goliyaan golian golia golliyan' },
  MANY: {
    sounds: `
      sari saari sara saara saare puri poori pura poora bahut bahot zyada jyada jada jiada zada muthi mutthi kai
      patta patte sheeshi shishi dher ikatthi ikkathi bohot bht bhot zaada jiaada ziada dabba
    `,
  },
  DRUG: { sounds: 'heroin hiroin teeka tika nasha nashe afeem injection smack injekshan charas' },
  FAINTED: { sounds: 'behosh bahosh bihosh behos behoosh behoshi behosi' },
  SENSES: { sounds: 'hosh' },
  RISE_STEM: { sounds: 'uth jaag jag uthta uthti hil hilta bol' },
  BREATH: { sounds: 'saans sans saas saah sah swas' },
  BREATH_STOP: { sounds: 'tut toot ukhad ukhadi band ruk ruki rukk atak nahi nahin nhi ni nai na rukgayi' },
  COLOURED: { sounds: 'neela neele neeli nila nile nili' },
  LIPS: { sounds: 'honth hont hoth hothh bul chehra chera' },
  FOAM: { sounds: 'jhaag jhag jhagg' },
  MOUTH: { sounds: 'muh munh mooh moonh muhn moo nikal nikli muhh muhon' },
  FIT: { sounds: 'dourah daurah dorah dora daura daure daurey mirgi jhatke jhatka' },
  NONSTOP: { sounds: 'khatam khatm ruk rukta band hatta hat rukk tham' },
  ONGOING: { sounds: 'lagatar laggatar' },
  MINUTES: { sounds: 'minat minute ghanta ghante mint' },
  LOSE: { sounds: 'kho khoya gum' },
  BREATH_NOUN: { sounds: 'saans sans saas saah sah' },
  SLOW: { sounds: 'dhire dheere dheemi dhimi' },
  STRIP: { typed: 'patti patta patte पत्ती पत्ता पत्ते', sounds: 'pattiyan dabba' },
  FITS_FIRST: { sounds: 'daure daurey' },
  UPON: { sounds: 'pe par' },
  FIT_SECOND: { sounds: 'daura daure' },
  POISON: {
    typed: 'dhatura',
    sounds: `
      sindoor sindur esid aisid dijal dizal dijel petraul kerosin finail phinail fenail phenail phinyl finyl
      finaail tejab tezab tijab spray spre chuhemar chuhamar machharmar makhimar harpik sankhiya acid teejab
      feneel finel
    `,
  },
  PEST_DRUG: { sounds: 'powder pauder dawa dawai davai dwai maar tel goli kill dawaai' },
  DOSE: { sounds: 'dose doj khurak' },
  SMALL_OBJECT: { sounds: 'cell sikka battery button moti chabi' },
  LIKE: { sounds: 'jaisi jaisa jaise jesa jesi kadvi kadwi kadva kadwa' },
  PULSE: { sounds: 'nabz nabj nabaj' },
  SNAKE: { sounds: 'saanp sanp saamp' },
  BITTEN: { sounds: 'kaata kata kat kaat dasa das lad kaatliya' },
  CROP: { sounds: 'fasal phasal' },
  FALLEN: { sounds: 'gira giri giraa gir pada' },
  TENS: { letters: 'das dus bees pandrah tees aadha adha paanch दस बीस पंद्रह' },
  ONE: { sounds: 'ek' },
  COME_OUT: { sounds: 'aa aaya nikal nikli aati aayi ayi' },
};
