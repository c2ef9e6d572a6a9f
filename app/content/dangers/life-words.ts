import type { HeardWords } from './heard-words.ts';

/** Words of dying, living, and ways to end a life. */
export const lifeWords = {
  SUICIDE: {
    en: `sewerslide sewercide suicidle 
      suicide~ suicidal~ suicides~ suicde suiside sucied suicied suciide scuide siucide suicidee suicidel
      sucidel sucicide suiciade sucidial suisidal suicides suicidality sucide sucidal suside susidal
      suicid unalive unaliving selfharm selfharming parasuicide kys
    `,
    hi: `
      atmhtya khudkhusi khudkusi khudkhushi aatmhatya atmhatya aatamhatya atamhatya suisaid suisaaid
      susaid syusaid suside suaside apghat atmghat atamghat
    `,
    long: 'khudkushi khudkashi aatmahatya aatamhatya aatmdah',
  },
  /** The stem of "to die". In Latin letters it may be the one of "to hit". */
  MAR: {
    hi: 'mar mr marr mrr',
  },
  MARU: {
    hi: `
      marunga marungi marugi maruga marjau marjaun marjaunga marjaungi marjavan marjana marjaan marangi
      maranga mrjau mrjaunga mrjaungi mrjana
    `,
    only: 'maru marun marawan mru marja maaru mariye marau marjaiye',
  },
  MARE: {
    only: 'mare maren mariye maru marun marie',
  },
  DIE: {
    en: 'die dies dying dead dieing died perish diee',
  },
  DEAD: {
    en: 'dead die dying died',
  },
  DEATH: {
    en: 'death deth deaths',
    hi: 'maut mout mot moat maot mauth maute mrityu mritu',
  },
  LIVE: {
    en: `
      existed live living alive exist existing existence survive surviving lyv liv
    `,
  },
  ALIVE: {
    en: 'alive exist existing',
  },
  JEENA: {
    hi: `
      jeena jeene jeeni jina jine jeen jeun jiuna jeona jeonda jiunda jeekar jikar jeeke jike jeek jiunga
      jiungi jiyunga jiyungi jeeyu jiyu jiyun jiu jiun jeeu jeeun jiyen jione
    `,
  },
  ZINDA: {
    hi: 'zinda jinda zindaa jindaa jiunda jeonda jyonda jeevit jivit',
    only: 'zinda jinda zindah',
  },
  /** "ji" is also what politeness adds to a name. */
  JI: {
    hi: 'ji jiya jia jiwa jiye jeeyaa jivia jivya',
  },
  LIFE: {
    en: 'life lyf lief lyfe',
    hi: 'life jivan jeevan laif laiff',
    long: 'zindagi jindagi zidagi jidagi zindagani jindgani',
  },
  WORLD: {
    en: 'world',
    hi: 'jahaan jahan jahano duniya dunia duneya sansar jagg',
  },
  SELF: {
    en: `
      myself myslf mysef meself himself hisself herself yourself urself themself themselves ourselves
      ourself oneself
    `,
    hi: 'khud khudko kud',
  },
  OWNSELF: {
    hi: 'aap aapko app',
  },
  APNE: {
    hi: 'apne aapne apna apni aapni apnay',
  },
  OWN: {
    en: 'my own his her their our your ur',
    hi: 'apni apne apna meri mera mere aapni uski usdi',
  },
  WANT: {
    en: `
      wnat waant want wants wanted wanting wanna wana wnt wish wishes wished wishing hope hoping pray
      praying ready willing desire longing prefer deserve deserves cahta cahti cahiye caiye cahte should
       rather need love wann wonna wat
    `,
    hi: `
      chahidi chahta chahti chahte chahata chahati chahunga chahungi chahu chahoonga chahunda chahundi
      chaunda chaundi chaunde chahida chahiye chahie chahidaa chahna ichha icha iccha irada tamanna
      khwahish chonda chondi chounda chanda chandi chahe chah cahta cahti chata chati chahaa chahia chaiye
      caiye chahun chahne chahat cahiye
    `,
  },
  FEEL: {
    en: 'feel feeling',
    hi: 'man mann mn dil jee ji chit chitt jia heart',
  },
  THINK: {
    en: `decided decide 
      think thinking thinks thought thoughts planning plan plans planned planing deciding
      consider considering contemplating dream dreaming talk talks talking idea ideas imagining imagine
      searched searching googled urge urges obsessed
    `,
    hi: `taiyari tayari tyari tyaari 
      khiyal baatan khayal khyal khial vichar vichaar sochta sochti sochte soch socha sochna sochda sochdi
      faisla baat baatein baate gall gallan gallaan galan gal plan thought khayalat thaan thaanli
    `,
  },
  GONNA: {
    en: 'going gonna gona goin about will gunna',
  },
  SAY: {
    en: `
      say says said saying threatens threaten threatened threatening threats threat keeps tells tell told
      texted posted wrote written
    `,
    hi: `
      keh kehti kehta kehte kahta kahti bolta bolti bolte kehnda kehndi kehnde dhamki dhamkiyan dhamkiya
      kaha likha bola boli kehke bolke keda kehdi bolda bolde
    `,
  },
  MINE: {
    en: 'my',
    hi: 'meri mera mere merey',
  },
  /** The third person, which alone may speak of a battery. */
  GOES: {
    hi: `
      jaye jaaye jae jayega jayegi jaega jaegi jata jati jaata jaati jate jayein jaayen janda jandi jave
      jaave jaawe jayenge jaenge jauga jaugi jaayega
    `,
  },
  CHALYA: {
    hi: `chale 
      wala wali vala vali chalya chali chala chalia challa challi chalyan lagga laggi lagi laga firda
      firdi raha rahi ja jaa challeya chaleya gaya gayi gya
    `,
  },
  BE: {
    en: 'is',
    hi: 'hai h he ha aa hega hain hunda e',
  },
  KASH: {
    en: 'wish',
    hi: 'kash kaash',
  },
  NONE: {
    en: 'nobody noone no none nothing lost without zero nt not isnt any aint',
    hi: 'koi nahi kya ki nhi nai ni na khatam khatm',
  },
  CAN: {
    en: 'can able anymore',
    hi: `
      sakta sakti sakte sakda sakdi paunga paungi pata pati paya pai jata jati jaata jaati janda jandi
      hota hoti hunda hundi paa pa paaunga pau raha rahi rha rhi skta skti ho hona hoya hoga
    `,
  },
  STAY: {
    hi: `
      rehna rahna rahne rehni rehne rehunga rahunga rahungi rehungi rahu rahun rehu rahoonga rahoongi
      rehnda rehndi raha rahega rahegi rahenge rahaga
    `,
  },
  ANYMORE: {
    en: 'anymore more longer nemore further again now',
  },
  END: {
    en: 'end ending ends ended finish finishing finished over stop terminate',
    hi: `
      khatam khatm khtm khtam katam ktm samapt mukana mukauna mukaana mukka muka mukauni mukadena khatma
      mita mitaa mitana ant mukk khatmkar khallas
    `,
  },
  TIRED: {
    en: `
      tired tird exhausted fed sick bored hate hates hated loathe weary done finished frustrated fedup
    `,
    hi: `
      thak thaka thaki thake thakk tang tng haar hara haari ukta uktaa ukka nafrat bore akk akka akki ak
      aki ubb oob ub thakgaya thk mukti chhutkara chutkara pareshan presan dukhi mann bhar bharr nirash
      ajij aajiz hataash thakkgaya thakeya thakya akkya akkeya
    `,
  },
  USELESS: {
    en: `
      worthless useless meaningless pointless purposeless empty hell worth point purpose reason meaning
      use sense worthles will desire interest hopeless
    `,
    hi: `jhand 
      bekar bekaar bemani bemaani bematlab narak nark matlab mtlb fayda faida phayda wajah vajah maksad
      maqsad bojh phayeda faayda matlb himmat hausla ichha chah fayeda labh arth tukk hawas umeed
    `,
  },
  KYA: {
    en: 'why',
    hi: 'kya kyu kyun kyon kia ky ki kyo kahe kis',
  },
  ONLY: {
    en: 'only option solution answer out way left choice escape relief better',
    hi: `
      rasta raasta upay hal sirf raah rah siva siwa sivaye siwaye alava bina hi behtar changi changa acha
      accha theek binaa bajon
    `,
  },
  BURDEN: {
    en: 'bhaar ਭਾਰ burden burdan burdon',
    hi: 'bojh bojha boj bojhh',
  },
  /** For whom somebody is a burden. */
  EVERYONE: {
    en: `
      everyone everybody every1 everyones family parents others people mother father wife husband kids
      children world you them
    `,
    hi: `
      ghardeyan gharwaleyan sariyan sab sabko sabpe sabpar sabh sb saare sareyan sarean gharwale gharwalo
      ghar family duniya parivar maabaap sabke sabka sabki sarya maa papa mummy sabnu
    `,
  },
  BETTER: {
    en: 'better happy happier peace peaceful fine easier relieved good ok okay',
    hi: `
      khush khus theek thik behtar accha acha achha sukhi chain sukoon changi changa saukhe saukha bhala
      rahat azad sukh khushi sauke sokhe
    `,
  },
  GOODBYE: {
    en: 'goodbye~ farewell~ goodbyes farewell goodby',
    hi: 'alvida alwida',
  },
  BYE: {
    en: 'bye byee sorry',
    hi: 'alvida',
  },
  FOREVER: {
    en: 'forever eternally permanently ever',
    hi: 'hamesha humesha hmesha sada',
  },
  LASTEN: {
    en: 'last final',
  },
  LAST: {
    hi: 'aakhiri aakhri akhri akhiri antim akhiree',
  },
  LASTTHING: {
    en: 'night day message text letter words birthday diwali time',
    hi: `
      raat din message chitthi chithi khat fateh salaam salam sandesh vaar rat baar
    `,
  },
  NOTE: {
    en: 'note letter',
    hi: 'chitthi chithi khat',
  },
  FIND: {
    hi: `
      dhundhna dhoondna dhundna dhundo dhoondo labheyo labhna labhyo labbheyo labio labhio dhundhte
    `,
  },
  SLEEP: {
    en: 'sleep sleeping asleep',
    hi: 'sona so sojau sojaun sou neend saun',
  },
  WAKE: {
    en: 'wake waking woke',
    hi: 'uthu uthun uthna uthoon jagu jagun uthunga uthungi utha uthe jaagu',
  },
  BORN: {
    only: 'peda',
    en: 'born birth',
    hi: 'paidaa paida janam janma jamma jammeya jammi jammda',
  },
  DISAPPEAR: {
    en: 'disappear vanish dissapear',
    hi: 'gayab',
  },
  HERE: {
    en: 'here around',
  },
  ON: {
    en: 'on going this it anymore longer',
  },
  GIVEUP: {
    en: 'giving give given gave',
  },
  GONE: {
    en: 'gone dead',
  },
  MISS: {
    en: 'matter miss misses care cares notice cry mourn',
  },
  WITHOUT: {
    en: 'without',
    hi: 'bina bagair binaa bin bajon',
  },
  BELONGINGS: {
    en: 'jewellery jewelry things belongings possessions clothes savings',
  },
  HANG: {
    en: 'noose',
    hi: `
      phansi fansi fasi faansi faasi fanshi faha faaha phaha faah fah phah phanda fanda fahe faahe phahe
      faahaa phansee
    `,
  },
  HANGED: {
    en: 'hang hangs hanging hanged hung',
  },
  LATAK: {
    hi: 'latakne latkne latakkar latak latka latkna latakna latki latku ltak latkia',
  },
  ROPE: {
    en: 'rope noose dupatta cord',
    hi: 'rassi rasi dupatta chunni chuni saree parna',
  },
  FAN: {
    en: 'fan neck ceiling cupboard hook himself herself myself',
    hi: 'pankha pankhe pakhe pakha pankhay gala gale gal galle',
  },
  KOOD: {
    en: 'chhaal chhal chhall ਛਾਲ',
    hi: `
      kudna koodna kudne koodne kudunga kudungi kudjau koodunga kudjaunga kudega koodega kud kood kudd
      kude kuda chhalang kudi kudan koodh
    `,
  },
  JUMP: {
    en: 'jump jumps jumping jumped leap jmp',
  },
  GOJUMP: {
    en: 'about will wants want',
    hi: `
      ja jau jaun jaunga jaungi jana jane jaana jaye jayega jayegi jaega wala wali maar mar du dun dunga
      marna marni deni dena lena
    `,
  },
  HIGH: {
    en: `
      roof terrace rooftop building balcony bridge flyover window tower cliff storey edge floor
    `,
    hi: `
      chhat chat kotha kothe pul building imarat manzil balcony khidki tower chhajje chubare
    `,
  },
  WATER: {
    en: 'canal river lake well dam sukhna ghaggar bhakra',
    hi: `
      nehar nahar nehr nahr nadi jheel kuan khuh khoo kuen kue darya dariya talab sukhna bhakra ghaggar
    `,
  },
  DROWN: {
    en: 'drown drowning',
    hi: 'doobne dubne dubna doobunga doobungi dubki dubb dubban doob dub doobkar dubkar doobna doobke',
  },
  RAIL: {
    en: 'metro bus train trains railway track tracks rail truck',
    hi: 'rel patri patriyan gaddi gadi gaadi railway phatak train',
  },
  UNDER: {
    en: 'under front lie lying sit sitting standing jump step run throw across',
    hi: `hetha heth hethan thalle 
      niche neeche aage agge samne saamne let leta lete lait kat kood kud
      leit kataa katna
    `,
  },
  STAND: {
    en: 'standing stand stands sitting edge',
    hi: 'kharha khara kharhi khadha khada khadi khade khari baitha charh chadh',
  },
  VEIN: {
    only: 'ਨਾੜ नाड़',
    en: 'thighs forearms wrist wrists vein veins arm arms wrst throat thigh forearm',
    hi: `naadh naarh 
      nas naas nass nus naadi kalai kalaai gutt gut haath hath bah baah baanh naar nabz hathan nsa naso
    `,
  },
  CUT: {
    en: 'cut cuts cutting slit slits slitting slash slashed slashing blade razor',
    hi: `vaddhdi vaddhda vadhdi vadhda vaddi vaddda 
      kaat kat kaatna katna kaatne kaati kati kaatke vadd vad wadd vadh vaddna blade cheer kaatli kaatlu
      katli kaatunga kaatungi vadhi vadi kattna katt
    `,
  },
  BLADE: {
    en: 'blade razor',
    hi: 'bled blaid blade',
  },
  HURT: {
    hi: `katti kaatti kaata kaatta jalane jalaya jalaane khatm 
      mar maar maarna marna marne maarne maru marunga khatam khtm mita mitana chot chott sat nuksan
      nuksaan jala jalana jalaunga goli aag agg kaat kat katna latka latkana noch noh jakhm zakhm zakhmi
      jakhmi muka mukka mukauna vadd phansi tabah marn maran maarn hani
    `,
  },
  FIRE: {
    en: 'fire ablaze kerosene petrol',
    hi: 'aag agg ag petrol kerosene',
  },
  POUR: {
    hi: `
      laga lagana lagai lagaunga lagaungi launa lagalu lagane lagake daal dalna chhidak chidak la lagau
      launi dalke paa
    `,
  },
  HOARD: {
    en: 'stored hidden hiding hid storing kept saves saved collecting collected hoarding stockpiling saving',
    hi: 'chhipa chipa chhupa chhipake lukaa luka lukai jodi jama ikatha ikattha ikatthi ikkathi',
  },
  SONA: {
    en: 'sleep',
    hi: 'sona sojau sojaun sojana',
    only: 'so sona',
  },
  GIRNE: {
    hi: 'girna girne girke girjau',
  },
  WAIT: {
    en: 'wait waiting',
    hi: 'intezar intjar intezaar intzar udeek udik',
  },
  KHANE: {
    hi: 'khane khana khaan khaane peene peen',
  },
  BHOOL: {
    hi: 'bhool bhul bhulja bhuljana',
  },
  BAAR: {
    hi: 'baar bar vaar vari',
  },
  BAAT: {
    hi: 'baat gall',
  },
  SURAJ: {
    hi: 'suraj sooraj savera',
  },
  TAK: {
    hi: 'tak takk kal subah sham',
  },
  WORTHLESS: {
    en: 'worthless useless meaningless pointless purposeless worthles',
    hi: 'bekar bekaar bemani bemaani narak nark bojh',
  },
  ALLHI: {
    en: 'all',
    hi: 'kuj sab sb sabkuch sabh sabkuj sara saara',
  },
  KE: {
    hi: 'ke kar kr',
  },
  NEVER: {
    en: 'never',
    hi: 'kabhi kadi kade kbhi',
  },
  UTHNE: {
    hi: 'uthna uthne uthu uthun uthan',
  },
  SORRY: {
    en: 'sorry',
  },
  JAL: {
    hi: 'jal jalke jalkar jall',
  },
  TEL: {
    hi: 'tel petrol kerosene',
  },
  RAILTRACK: {
    en: 'track tracks line lines',
    hi: 'patri line phatak',
  },
  WENT: {
    en: 'ran run running rushed went going goes walking gone sitting roaming',
    hi: 'gaya gayi ja gaye chala chali gya',
  },
  MARDE: {
    hi: 'de do dede dedo deo dena',
  },
  KOI: {
    en: 'someone somebody please',
    hi: 'koi koyi',
  },
  LENA: {
    hi: `
      le lena leni lu lun loon lunga lungi leunga lavanga laini lavangi lewanga lai lavan laina lelu lelun
      lelo lelunga lelungi leta leti lenge lega legi lain lawan lawanga layi
    `,
  },
  GAVE: {
    en: 'gave giving given gives',
  },
  TODAY: {
    en: 'tonight today',
    hi: 'aaj aj ajj',
  },
  WISH: {
    en: 'wish wished wishing',
  },
  EXIST: {
    en: 'existed exist existing',
  },
  KAAT: {
    hi: 'kat katt kaat kati',
  },
  COME: {
    en: 'come comes',
    hi: 'aata aate aunda aunde aa aaye aye aave aajaye aajave aati',
  },
  SIVA: {
    hi: `
      siva siwa sivay sivaye siwaye alava ilava bina binaa binan bagair bajon baajon toh ton
    `,
  },
  HI: {
    hi: 'hi',
  },
  HATE: {
    en: 'hate hates',
  },
  LEAVE: {
    en: 'leave leaving left quit exit',
    hi: 'chhod chhodna chod chodna chhad chhadna chhadd chadd alvida',
  },
  BORED: {
    hi: 'chhod chod chhad chadd chhadke jana jani rukhsat vida mukti',
  },
  HONA: {
    hi: 'hota hoti hunda hundi ho honda hundaa',
  },
  CALM: {
    en: 'good better',
    hi: 'accha acha achha chain behtar theek changa sukoon',
  },
  RAHUNGA: {
    hi: `
      rahunga rahungi rehunga rehungi rahu rahun rahoonga rahoongi rawanga rahanga rahangi
    `,
  },
  STAYED: {
    hi: 'raha rahi rahu rahun rahe',
  },
  HOTA: {
    hi: 'hota hoti hunda',
  },
  FATEH: {
    hi: 'akal salaam namaste fateh fatah',
  },
  LASTMESSAGE: {
    en: 'goodbye breath',
    hi: 'salaam salam alvida chitthi khat sandesh',
  },
  KHUD: {
    hi: 'khud khudko kud khudnu',
  },
  ABOUT: {
    en: 'about',
  },
  CHHAAL: {
    en: 'chhaal chaal chhal chhall chaall ਛਾਲ ਛਾਲਾਂ chhalaang',
    hi: 'chhalang',
  },
  POISONWORD: {
    en: 'poison',
  },
  SPRAY: {
    hi: 'spray spre',
  },
  HOW: {
    en: 'how ways way method methods painless easiest easy fastest fast quickest quick quickly best peaceful',
    hi: 'kaise kese kaisay kiven kivein kiwen kidan tarika tareeka tarike tariqa tareka asan aasan asaan asani aasani saukha saukhi binadard',
  },
  KITNA: { hi: 'kitna kitni kitne kinna kinni kinne' },
  EASY: {
    en: 'painless easy easiest quick peaceful fast',
    hi: 'asan aasan asaan saukhi saukha bina',
  },
  LET: {
    en: 'let',
    hi: 'do de deo dio dedo dena',
  },
  GOD: {
    en: 'god lord',
    hi: 'bhagwan bhagvan rabb rab rabba allah uparwala uparwale waheguru vaheguru ishwar malik prabhu yamraj',
    only: 'khuda',
  },
  TAKEUP: {
    en: 'take call',
    hi: 'utha uthale uthalo uthaa chak chakk chuk chukk chukle chakle bulale bula bulalo chukla le lai',
  },
  PAIN: {
    en: 'pain suffering misery',
    hi: 'dard',
  },
  ASK: {
    hi: 'dua duaa duva mang mangta mangti mangda mangdi maang maangti',
  },
  CHANGI: {
    hi: 'changi changa achi acchi achhi behtar theek thik hi',
  },
  /** Nothing is left but this. */
  BACHA: {
    hi: 'bacha bachi reha',
    only: 'nahi bas ab hun hi',
  },
  ROK: {
    hi: 'rok rokega roko rokna',
  },
  MAAF: {
    hi: 'maaf maafi muaf maf mafi maafkarna',
  },
  GOING: {
    hi: 'ja jaa jaunga jaungi challa chali jaana jana',
  },
  UTHU: {
    only: 'uthu uthun jagu jagun',
  },
  DEKHU: {
    hi: 'dekhu dekhun dekhunga dekhungi dekhoon',
  },
  SAR: {
    hi: 'sar sir gardan',
  },
  LIYE: {
    hi: 'liye lie layi vaste vastey',
  },
  KADAM: {
    hi: 'kadam kadm qadam step',
  },
  GALAT: {
    hi: 'galat glt ulta',
  },
  BAITH: {
    hi: 'baithu baithun baithunga baithungi baithe baith lu lega legi loonga lungi lunga le',
  },
  PAAS: {
    hi: 'paas pass kol',
  },
  DALO: {
    hi: 'dalo daalo dal daal do dedo',
  },
  HEADW: { en: 'head temple forehead skull', hi: 'sir kanpati pudpudi purpuri mathe matha khopdi' },
  PREP: {
    en: 'plan planned ready prepared decided mind date',
    hi: 'taiyari tyari tayari taiyar plan irada soch faisla thaan',
  },
  TIE: { en: 'tied tie tying', hi: 'bandh bandhi bandha bandhe bann banni bannh bannhi banhi' },
  POURED: { hi: 'daal dal dala daala chhidak chhidka chhidki chhidakke paa paaya pa uper' },
  MAUT: { only: 'maut mauth मौत ਮੌਤ' },
} as const satisfies Readonly<Record<string, HeardWords>>;
