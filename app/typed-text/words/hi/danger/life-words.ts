import type { LifeWords } from '../../../danger/danger-language.ts';

/** Words for dying, living, and ways to end a life. */
export const lifeWords: LifeWords = {
  SUICIDE: {
    sounds: `
      atmhtya khudkhusi khudkusi khudkhushi aatmhatya atmhatya aatamhatya atamhatya suisaid suisaaid susaid
      syusaid suside suaside apghat atmghat atamghat
    `,
    consonants: 'khudkushi khudkashi aatmahatya aatamhatya aatmdah',
  },
  DIE_STEM: { sounds: 'mar mr marr mrr' },
  I_DIE: {
    sounds: `
      marunga marungi marugi maruga marjau marjaun marjaunga marjaungi marjana mrjau mrjaunga mrjaungi mrjana
    `,
    letters: 'maru marun mru marja maaru mariye marau marjaiye',
  },
  MAY_DIE: { letters: 'mare maren mariye maru marun marie' },
  DEATH: { sounds: 'maut mout mot moat maot mauth maute mrityu mritu' },
  TO_LIVE: {
    sounds: `
      jeena jeene jeeni jina jine jeen jeekar jikar jeeke jike jeek jiunga jiungi jiyunga jiyungi jeeyu jiyu
      jiyun jiu jiun jeeu jeeun jiyen
    `,
  },
  LIVING: { sounds: 'zinda jinda zindaa jindaa jeevit jivit', letters: 'zinda jinda zindah' },
  LIVE_STEM: { sounds: 'ji jiya jia jiwa jiye jeeyaa' },
  LIFE: {
    sounds: 'life jivan jeevan laif laiff',
    consonants: 'zindagi jindagi zidagi jidagi zindagani jindgani',
  },
  WORLD: { sounds: 'jahaan jahan duniya dunia duneya sansar' },
  SELF: { sounds: 'khud khudko kud' },
  OWN_SECOND: { sounds: 'aap aapko app' },
  OWN_FIRST: { sounds: 'apne aapne apna apni aapni apnay' },
  OWN: { sounds: 'apni apne apna meri mera mere aapni uski usdi' },
  WANT: {
    typed: 'cahta cahti cahiye caiye cahte',
    sounds: `
      chahta chahti chahte chahata chahati chahunga chahungi chahu chahoonga chahiye chahie chahna ichha icha
      iccha irada tamanna khwahish chahe chah cahta cahti chata chati chahia chaiye caiye chahun chahne chahat
      cahiye
    `,
  },
  FEEL: { sounds: 'man mann mn dil jee ji chit chitt jia heart' },
  THINK: {
    sounds: `
      taiyari tayari tyari tyaari baatan khayal khyal khial vichar vichaar sochta sochti sochte soch socha
      sochna faisla baat baatein baate plan thought khayalat thaan thaanli
    `,
  },
  SAY: {
    sounds: `
      keh kehti kehta kehte kahta kahti bolta bolti bolte dhamki dhamkiyan dhamkiya kaha likha bola boli kehke
      bolke
    `,
  },
  MINE: { sounds: 'meri mera mere' },
  GOES: {
    sounds: `
      jaye jaaye jae jayega jayegi jaega jaegi jata jati jaata jaati jate jayein jaayen jayenge jaenge jauga
      jaugi jaayega
    `,
  },
  ABOUT_TO: {
    sounds: 'chale wala wali vala vali chali chala chalia lagi laga raha rahi ja jaa gaya gayi gya',
  },
  BE: { sounds: 'hai h he ha aa hega hain e' },
  IF_ONLY: { sounds: 'kash kaash' },
  NONE: { sounds: 'koi nahi kya ki nhi nai ni na khatam khatm' },
  CAN: {
    sounds: `
      sakta sakti sakte paunga paungi pata pati paya pai jata jati jaata jaati hota hoti paa pa paaunga pau raha
      rahi rha rhi skta skti ho hona hoya hoga
    `,
  },
  STAY: {
    sounds: `
      rehna rahna rahne rehni rehne rehunga rahunga rahungi rehungi rahu rahun rehu rahoonga rahoongi raha
      rahega rahegi rahenge
    `,
  },
  END: { sounds: 'khatam khatm khtm khtam katam ktm samapt khatma mita mitaa mitana ant khatmkar khallas' },
  TIRED: {
    sounds: `
      thak thaka thaki thake thakk tang tng haar hara haari ukta uktaa ukka nafrat bore ubb oob ub thakgaya thk
      mukti chhutkara chutkara pareshan presan dukhi mann bhar bharr nirash ajij aajiz hataash thakkgaya
    `,
  },
  USELESS: {
    sounds: `
      jhand bekar bekaar bemani bemaani bematlab narak nark matlab mtlb fayda faida phayda wajah vajah maksad
      maqsad bojh phayeda faayda matlb himmat hausla ichha chah fayeda labh arth hawas umeed
    `,
  },
  WHY: { sounds: 'kya kyu kyun kyon kia ky ki kyo kahe kis' },
  ONLY: {
    sounds: `
      rasta raasta upay hal sirf raah rah siva siwa sivaye siwaye alava bina hi behtar acha accha theek
    `,
  },
  BURDEN: { typed: 'bhaar', sounds: 'bojh bojha boj bojhh' },
  EVERYONE: {
    sounds: `
      sab sabko sabpe sabpar sabh sb saare gharwale gharwalo ghar family duniya parivar maabaap sabke sabka
      sabki maa papa mummy
    `,
  },
  BETTER: {
    sounds: `
      khush khus theek thik behtar accha acha achha sukhi chain sukoon bhala rahat azad sukh khushi
    `,
  },
  GOODBYE: { sounds: 'alvida alwida' },
  BYE: { sounds: 'alvida' },
  FOREVER: { sounds: 'hamesha humesha hmesha sada' },
  LAST: { sounds: 'aakhiri aakhri akhri akhiri antim akhiree' },
  LAST_THING: { sounds: 'raat din message chitthi chithi khat fateh salaam salam sandesh rat baar' },
  NOTE: { sounds: 'chitthi chithi khat' },
  FIND: { sounds: 'dhundhna dhoondna dhundna dhundo dhoondo dhundhte' },
  SLEEP: { sounds: 'sona so sojau sojaun sou neend' },
  WAKE: { sounds: 'uthu uthun uthna uthoon jagu jagun uthunga uthungi utha uthe jaagu' },
  BORN: { letters: 'peda', sounds: 'paidaa paida janam janma' },
  DISAPPEAR: { sounds: 'gayab' },
  WITHOUT: { sounds: 'bina bagair bin' },
  HANG: { sounds: 'phansi fansi fasi faansi faasi fanshi phanda fanda phansee' },
  HANG_DOWN: { sounds: 'latakne latkne latakkar latak latka latkna latakna latki latku ltak latkia' },
  ROPE: { typed: 'dupatta', sounds: 'rassi rasi dupatta chunni chuni saree parna' },
  FAN: { sounds: 'pankha pankhe pankhay gala gale galle' },
  LEAP: {
    typed: 'chhaal chhal chhall',
    sounds: `
      kudna koodna kudne koodne kudunga kudungi kudjau koodunga kudjaunga kudega koodega kud kood kudd kude kuda
      chhalang kudi kudan koodh
    `,
  },
  GO_JUMP: {
    sounds: `
      ja jau jaun jaunga jaungi jana jane jaana jaye jayega jayegi jaega wala wali maar mar du dun dunga marna
      marni deni dena lena
    `,
  },
  HIGH: { sounds: 'chhat chat pul building imarat manzil balcony khidki tower chhajje' },
  WATER: {
    sounds: 'nehar nahar nehr nahr nadi jheel kuan kuen kue darya dariya talab sukhna bhakra ghaggar',
  },
  DROWN: {
    sounds: `
      doobne dubne dubna doobunga doobungi dubki dubb dubban doob dub doobkar dubkar doobna doobke
    `,
  },
  RAIL: { sounds: 'rel patri patriyan gaddi gadi gaadi railway phatak train' },
  UNDER: { sounds: 'niche neeche aage agge samne saamne let leta lete lait kat kood kud leit kataa katna' },
  STAND: { sounds: 'khara khadi khade khari baitha charh chadh' },
  VEIN: {
    letters: 'नाड़',
    sounds: 'naadh naarh nas naas nass nus naadi kalai kalaai gut haath hath baanh naar nabz nsa naso',
  },
  CUT: {
    sounds: `
      kaat kat kaatna katna kaatne kaati kati kaatke blade cheer kaatli kaatlu katli kaatunga kaatungi kattna
      katt
    `,
  },
  BLADE: { sounds: 'bled blaid blade' },
  HURT: {
    sounds: `
      katti kaatti kaata kaatta jalane jalaya jalaane khatm mar maar maarna marna marne maarne maru marunga
      khatam khtm mita mitana chot chott sat nuksan nuksaan jala jalana jalaunga goli aag kaat kat katna latka
      latkana noch noh jakhm zakhm zakhmi jakhmi phansi tabah marn hani
    `,
  },
  FIRE: { sounds: 'aag ag petrol kerosene' },
  POUR: {
    sounds: `
      laga lagana lagai lagaunga lagaungi lagalu lagane lagake daal dalna chhidak chidak la lagau dalke paa
    `,
  },
  HOARD: { sounds: 'chhipa chipa chhupa chhipake lukaa luka lukai jodi jama ikatha ikattha ikatthi ikkathi' },
  TO_SLEEP: { sounds: 'sona sojau sojaun sojana', letters: 'so sona' },
  TO_FALL: { sounds: 'girna girne girke girjau' },
  WAIT: { sounds: 'intezar intjar intezaar intzar' },
  TO_EAT: { sounds: 'khane khana khaan khaane peene peen' },
  FORGET: { sounds: 'bhool bhul bhulja bhuljana' },
  TIMES: { sounds: 'baar bar' },
  TALK: { sounds: 'baat' },
  SUNRISE: { sounds: 'suraj sooraj savera' },
  UNTIL: { sounds: 'tak kal subah sham' },
  WORTHLESS: { sounds: 'bekar bekaar bemani bemaani narak nark bojh' },
  EVERYTHING: { sounds: 'sab sb sabkuch sabh sabkuj sara saara' },
  HAVING_DONE: { sounds: 'ke kar kr' },
  NEVER: { sounds: 'kabhi kbhi' },
  TO_RISE: { sounds: 'uthna uthne uthu uthun uthan' },
  BURN_STEM: { sounds: 'jal jalke jalkar jall' },
  OIL: { sounds: 'tel petrol kerosene' },
  RAIL_TRACK: { sounds: 'patri line phatak' },
  WENT: { sounds: 'gaya gayi ja gaye chala chali gya' },
  GIVE_ME: { sounds: 'de do dede dedo deo dena' },
  SOMEONE: { sounds: 'koi koyi' },
  TAKE: {
    sounds: `
      le lena leni lu lun loon lunga lungi lai lelu lelun lelo lelunga lelungi leta leti lenge lega legi layi
    `,
  },
  TODAY: { sounds: 'aaj aj ajj' },
  CUT_STEM: { sounds: 'kat katt kaat kati' },
  COME: { sounds: 'aata aate aa aaye aye aajaye aati' },
  EXCEPT: { sounds: 'siva siwa sivay sivaye siwaye alava ilava bina binan bagair toh' },
  EMPHASIS: { sounds: 'hi' },
  LEAVE: { sounds: 'chhod chhodna chod chodna alvida' },
  BORED: { sounds: 'chhod chod jana jani rukhsat vida mukti' },
  TO_BE: { sounds: 'hota hoti ho' },
  CALM: { sounds: 'accha acha achha chain behtar theek sukoon' },
  WILL_STAY: { sounds: 'rahunga rahungi rehunga rehungi rahu rahun rahoonga rahoongi' },
  STAYED: { sounds: 'raha rahi rahu rahun rahe' },
  WOULD_BE: { sounds: 'hota hoti' },
  GREETING: { sounds: 'salaam namaste fateh fatah' },
  LAST_MESSAGE: { sounds: 'salaam salam alvida chitthi khat sandesh' },
  ONESELF: { sounds: 'khud khudko kud' },
  LEAP_NOUN: { typed: 'chhaal chaal chhal chhall chaall', sounds: 'chhalang' },
  SPRAY: { sounds: 'spray spre' },
  HOW: {
    sounds: `
      kaise kese kaisay tarika tareeka tarike tariqa tareka asan aasan asaan asani aasani binadard
    `,
  },
  HOW_MANY: { sounds: 'kitna kitni kitne' },
  EASY: { sounds: 'asan aasan asaan bina' },
  LET: { sounds: 'do de deo dio dedo dena' },
  GOD: { sounds: 'bhagwan bhagvan allah uparwala uparwale ishwar malik prabhu yamraj', letters: 'khuda' },
  TAKE_AWAY: { sounds: 'utha uthale uthalo uthaa bulale bula bulalo le lai' },
  PAIN: { sounds: 'dard' },
  ASK: { sounds: 'dua duaa duva mang mangta mangti maang maangti' },
  PREFERABLE: { sounds: 'achi acchi achhi behtar theek thik hi' },
  LEFT_OVER: { sounds: 'bacha bachi', letters: 'nahi bas ab hun hi' },
  PREVENT: { sounds: 'rok rokega roko rokna' },
  FORGIVE: { sounds: 'maaf maafi muaf maf mafi maafkarna' },
  GOING: { sounds: 'ja jaa jaunga jaungi chali jaana jana' },
  I_RISE: { letters: 'uthu uthun jagu jagun' },
  I_SEE: { sounds: 'dekhu dekhun dekhunga dekhungi dekhoon' },
  HEAD_OR_NECK: { sounds: 'sar sir gardan' },
  FOR: { sounds: 'liye lie layi vaste vastey' },
  STEP: { sounds: 'kadam kadm qadam step' },
  WRONG_WAY: { sounds: 'galat glt ulta' },
  END_UP: { sounds: 'baithu baithun baithunga baithungi baithe baith lu lega legi loonga lungi lunga le' },
  NEAR: { sounds: 'paas pass kol' },
  DO_AWAY: { sounds: 'dalo daalo dal daal do dedo' },
  HEAD: { sounds: 'sir kanpati mathe matha khopdi' },
  PREP: { sounds: 'taiyari tyari tayari taiyar plan irada soch faisla thaan' },
  TIE: { sounds: 'bandh bandhi bandha bandhe' },
  POURED: { sounds: 'daal dal dala daala chhidak chhidka chhidki chhidakke paa pa uper' },
  DEATH_NOUN: { letters: 'maut mauth मौत' },
};
