/**
 * The words that the recogniser knows, by what they mean. No page shows them.
 *
 * One spelling in Latin letters stands for all three scripts. `en` is compared letter by letter; a word that ends in `~` also with one typing error. `hi` is
 * Hindi and Punjabi: compared by sound, short words by their letters. `only` is compared by its letters whatever its length, `long` by its consonants alone.
 */
export interface HeardWords {
  readonly en?: string;
  readonly hi?: string;
  readonly only?: string;
  readonly long?: string;
}

const life = {
  SUICIDE: {
    en: `suicide~ suicidal~ suicides suicidality sucide sucidal suside susidal suicid unalive unaliving selfharm~ selfharming parasuicide kys`,
    hi: `aatmhatya atmhatya aatamhatya atamhatya suisaid suisaaid susaid syusaid suside suaside apghat atmghat atamghat`,
    long: 'khudkushi khudkashi aatmahatya aatamhatya aatmdah',
  },
  KMS: { en: 'kms' },
  /** The stem of "to die", which in Latin letters may be the one of "to hit". */
  MAR: { hi: 'mar mr marr mrr' },
  MARNA: { hi: 'marna marne marni marn maran mran mrna mrne mrn mrni' },
  MARU: {
    only: 'maru marun marja maaru mariye marau marjaiye',
    hi: `marunga marungi marugi maruga marjau marjaun marjaunga marjaungi marjavan marjana marjaan marangi maranga maraan marawan
      mrjau mrjaunga mrjaungi mrjana mru`,
  },
  MARE: { only: 'mare maren mariye maru marun marie' },
  DIE: { en: 'die dies dying dead dieing perish diee dye? di3' },
  DEAD: { en: 'dead die dying died' },
  DEATH: { en: 'death~ deth deaths', hi: 'maut mout mot moat maot mauth maute mrityu mritu' },
  LIVE: { en: 'existed live living alive exist existing existence survive surviving lyv liv' },
  ALIVE: { en: 'alive exist existing' },
  JEENA: {
    hi: `jeena jeene jeeni jina jine jeen jeun jiuna jeona jeonda jiunda jeekar jikar jeeke jike jeek jiunga jiungi jiyunga jiyungi jeeyu jiyu jiyun jiu jiun
      jeeu jeeun jiyen jione jiun jione jeenge jeevna`,
  },
  ZINDA: { only: 'zinda jinda zindah', hi: 'zinda jinda zindaa jindaa jiunda jeonda jyonda jeevit jivit' },
  /** "ji" is also what politeness adds to a name. */
  JI: { hi: 'ji jiya jia jiwa jiye jia jeeyaa jivia jivya' },
  LIFE: {
    en: 'life lyf lief lyfe',
    hi: 'jivan jeevan laif laiff',
    long: 'zindagi jindagi zindagani jindgani',
  },
  WORLD: { en: 'world', hi: 'duniya dunia duneya sansar jagg' },
  SELF: {
    en: `self myself~ myslf mysef meself himself~ hisself herself~ yourself~ urself themself themselves~ ourselves ourself oneself`,
    hi: 'khud khudko kud',
  },
  OWNSELF: { hi: 'aap aapko app', en: '' },
  APNE: { hi: 'apne aapne apna apni aapni apnay' },
  JAAN: { hi: 'praan pran prana' },
  OWN: { en: 'my own his her their our your ur', hi: 'apni apne apna meri mera mere aapni uski usdi' },
  WANT: {
    en: `want wants wanted wanting wanna wana wnt wish wishes wished wishing hope hoping pray praying ready willing desire longing prefer deserve deserves cahta cahti cahiye caiye cahte
      should would rather need love wann wonna wat`,
    hi: `chahta chahti chahte chahata chahati chahunga chahungi chahu chahoonga chahunda chahundi chaunda chaundi chaunde chahida chahidi chahiye chahie chahidaa
      chahna ichha icha iccha irada tamanna khwahish chonda chondi chounda chanda chandi chahe chah cahta cahti chata chati chahaa chahia chaiye caiye chahe
      chahun chahne chahat chahat cahiye`,
  },
  FEEL: { hi: 'man mann mn dil jee ji chit chitt jia heart', en: 'feel feeling' },
  THINK: {
    en: `think thinking thinks thought thoughts thoughts~ planning plan plans planned planing decide decided deciding consider considering contemplating dream dreaming
      talk talks talking idea ideas imagining imagine searched searching googled urge urges obsessed`,
    hi: `baatan khayal khyal khial vichar vichaar sochta sochti sochte soch socha sochna sochda sochdi faisla baat baatein baate gall gallan gallaan galan gal plan
      thought khayalat thaan thaanli`,
  },
  TRY: { en: 'try tried tries trying attempt~ attempted attempts', hi: 'koshish kosis kosish koshis' },
  GONNA: { en: 'going gonna gona goin about will gunna' },
  HOW: {
    en: 'how ways way method methods painless~ easiest easy fastest fast quickest quick quickly best peaceful',
    hi: 'kaise kese kaisay kiven kivein kiwen kidan tarika tareeka tarike tariqa tareka asan aasan asaan asani aasani saukha saukhi binadard',
  },
  SAY: {
    en: 'say says said saying threatens~ threaten threatened threatening threats threat keeps tells tell told texted posted wrote written',
    hi: 'keh kehti kehta kehti kehte kahta kahti bolta bolti bolte kehnda kehndi kehnde dhamki dhamkiyan dhamkiya kaha likha bola boli keh kehke bolke keda kehdi bolda bolde',
  },
  ME: {
    en: 'i im iam ive me my',
    hi: 'main mai mein mujhe mujhko mujh muje mjhe mujhse mainu menu mainnu mainoo manu hum mere mera meri m mn mu me maine mene hu hun hoon hn haan han ham mey',
  },
  MINE: { en: 'my', hi: 'meri mera mere merey' },
  LET: { en: 'let', hi: 'do de deo dio dedo dena' },
  /** First persons, infinitives and orders of "to go", which end "mar ja...". */
  GO: {
    hi: `ja jaa jau jaun jaaun jaunga jaungi jaoonga jaoongi jaugi jauga jana jaana jani jane jaane jan jaan javan jaavan jawan javanga jawanga jawangi javangi
      jaiye jaie jao jaon jaunda jawaan jange jaange javaan jaee jayiye jna jne janga jangi`,
  },
  /** The third person, which alone may speak of a battery. */
  GOES: {
    hi: 'jaye jaaye jae jayega jayegi jaega jaegi jata jati jaata jaati jate jayein jaayen janda jandi jave jaave jaawe jayenge jaenge jauga jaugi jaayega',
  },
  CHALYA: {
    hi: 'wala wali vala vali chalya chali chala chalia challa challi chalyan lagga laggi lagi laga firda firdi raha rahi ja jaa challeya chaleya gaya gayi gya',
  },
  BE: { en: 'is', hi: 'hai h he ha aa hega hain hunda e' },
  GOD: {
    en: 'god lord',
    hi: 'bhagwan bhagvan rabb rab rabba allah khuda uparwala uparwale waheguru vaheguru ishwar malik prabhu yamraj',
  },
  TAKEUP: {
    en: 'take call',
    hi: 'utha uthale uthalo uthaa chak chakk chuk chukk chukle chakle bulale bula bulalo chukla le lai',
  },
  KASH: { en: 'wish', hi: 'kash kaash' },
  NOT: {
    en: `not dont dnt donot doesnt didnt cant cannot cnt wont never nevr isnt wouldnt couldnt nothing no none nobody nothin aint hardly unable dosent dunt
      dont~ stopped lost refuse refuses`,
    hi: 'nahi nahin nhi nhin nai ni nee na naa nahee nahe nehi nahie nahiin nhii nh mat matt naahi nahiun nay nyi nahii nei nae',
  },
  NONE: {
    en: 'nobody noone no none nothing lost without zero nt not isnt any aint',
    hi: 'koi nahi kya ki nhi nai ni na khatam khatm',
  },
  CAN: {
    hi: `sakta sakti sakte sakda sakdi paunga paungi pata pati paya pai jata jati jaata jaati janda jandi hota hoti hunda hundi paa pa paaunga pau raha rahi rha rhi
      skta skti ho hona hoya hoga paunga`,
    en: 'can able anymore',
  },
  STAY: {
    hi: 'rehna rahna rahne rehni rehne rehunga rahunga rahungi rehungi rahu rahun rehu rahoonga rahoongi rehnda rehndi raha rahega rahegi rahenge rahaga',
  },
  ANYMORE: { en: 'anymore more longer nemore further again now' },
  END: {
    en: 'end ending ends ended finish finishing finished over stop terminate',
    hi: `khatam khatm khtm khtam katam ktm samapt mukana mukauna mukaana mukka muka mukauni mukadena khatma khatma mita mitaa mitana ant mukk mukauna khatmkar
      khallas`,
  },
  ALL: {
    en: 'all everything it everythin evrything',
    hi: 'sab sb sabkuch sabh saara sara sabkoch sabkuj kuch kuj',
  },
  DOIT: {
    hi: `karna karni karne kar kr karu karun karlu karlun karlunga karunga karungi karlungi kardu kardun kardunga kardena karla kardiya krna krni krdu kru krlu krlunga
      karenge kardungi dena deni du dun chahta chahti chahunda chaunda lena lu laina deyan devan karde kardo karde krdena denge lunga lungi`,
    en: 'want do',
  },
  TIRED: {
    en: 'tired tird exhausted fed sick bored hate hates hated loathe weary done finished frustrated fedup',
    hi: `thak thaka thaki thake thakk tang tng haar hara haari ukta uktaa ukka nafrat bore akk akka akki ak aki ubb oob ub thakgaya thk mukti chhutkara chutkara pareshan
      presan dukhi mann bhar bharr nirash ajij aajiz hataash thakkgaya thakeya thakya akkya akkeya`,
  },
  USELESS: {
    en: 'worthless~ useless meaningless~ pointless~ purposeless empty hell worth point purpose reason meaning use sense worthles will desire interest hopeless',
    hi: `bekar bekaar bemani bemaani bematlab narak nark matlab mtlb fayda faida phayda wajah vajah maksad maqsad bojh phayeda faayda matlb himmat hausla ichha chah
      fayeda labh arth tukk hawas umeed`,
  },
  KYA: { hi: 'kya kyu kyun kyon kia ky ki kyo kahe kis', en: 'why' },
  ONLY: {
    en: 'only option solution answer out way left choice escape relief better',
    hi: 'rasta raasta upay hal sirf raah rah siva siwa sivaye siwaye alava bina hi behtar changi changa acha accha theek binaa bajon',
  },
  BURDEN: { en: 'burden~ burdan burdon', hi: 'bojh bojha boj bojhh bhaar bhoj' },
  WORKLOAD: {
    en: 'work financial school bag study studies office loan tax job workload household',
    hi: 'kaam kam kamm school padhai kharcha karz basta bag daftar paise office',
  },
  EVERYONE: {
    en: 'everyone everybody every1 everyones family parents others people mother father wife husband kids children world you them',
    hi: 'ghardeyan gharwaleyan sariyan sab sabko sabpe sabpar sabh sb saare sareyan sarean sariyan gharwale gharwalo ghar family duniya parivar maabaap sabke sabka sabki sarya maa papa mummy sabnu',
  },
  BETTER: {
    en: 'better happy happier peace peaceful fine easier relieved good ok okay',
    hi: 'khush khus theek thik behtar accha acha achha sukhi chain sukoon changi changa saukhe saukha bhala rahat azad sukh khushi sauke sokhe',
  },
  GOODBYE: { en: 'goodbye~ goodbyes farewell~ goodby', hi: 'alvida alwida' },
  BYE: { en: 'bye byee sorry', hi: 'alvida' },
  FOREVER: { en: 'forever~ eternally permanently ever', hi: 'hamesha humesha hmesha sada' },
  LAST: { en: 'last final', hi: 'aakhri akhri aakhiri akhiri antim akhiree' },
  LASTTHING: {
    en: 'night day message text letter words birthday diwali time',
    hi: 'raat din message chitthi chithi khat fateh salaam salam sandesh vaar rat baar',
  },
  NOTE: { en: 'note letter', hi: 'chitthi chithi khat' },
  FIND: {
    hi: 'dhundhna dhoondna dhundna dhundo dhoondo labheyo labhna labhyo labbheyo labio labhio dhundhte',
  },
  SLEEP: { en: 'sleep sleeping asleep', hi: 'sona so sojau sojaun sou neend saun' },
  WAKE: { en: 'wake waking woke', hi: 'uthu uthun uthna uthoon jagu jagun uthunga uthungi utha uthe jaagu' },
  BORN: { en: 'born birth', hi: 'paida janam janma jamma jammeya jammi jammda' },
  DISAPPEAR: { en: 'disappear~ vanish dissapear', hi: 'gayab' },
  HERE: { en: 'here around' },
  REALLYLIVE: { en: 'go continue carry keep bear handle cope take do' },
  ON: { en: 'on going this it anymore longer' },
  GIVEUP: { en: 'giving give given gave' },
  GONE: { en: 'gone dead leave die not' },
  MISS: { en: 'matter miss misses care cares notice cry mourn' },
  WITHOUT: { en: 'without', hi: 'bina bagair binaa bin bajon' },
  AWAY: { en: 'away' },
  BELONGINGS: { en: 'jewellery jewelry things belongings possessions clothes savings' },
} as const;

const ways = {
  HANG: {
    hi: 'phansi fansi fasi faansi faasi fanshi faha faaha phaha faah fah phah phanda fanda fahe faahe phahe faahaa phansee',
    en: 'noose',
  },
  HANGED: { en: 'hang hangs hanging hanged hung' },
  LATAK: { hi: 'latak latka latkna latakna latki latku latak ltak latkia' },
  ROPE: { en: 'rope noose dupatta cord', hi: 'rassi rasi dupatta chunni chuni saree parna dori' },
  FAN: {
    en: 'fan neck ceiling cupboard hook himself herself myself',
    hi: 'pankha pankhe pakhe pakha pankhay gala gale gal galle',
  },
  KOOD: {
    hi: `kudna koodna kudne koodne kudunga kudungi kudjau koodunga kudjaunga kudega koodega kud kood kudd kude kuda chhalang chhal chhaal chaal chhaall kudi kudan
      koodh chhalan chhaalan`,
  },
  JUMP: { en: 'jump jumps jumping jumped leap jmp' },
  GOJUMP: {
    hi: 'ja jau jaun jaunga jaungi jana jane jaana jaye jayega jayegi jaega wala wali maar mar du dun dunga marna marni deni dena lena',
    en: 'about will wants want',
  },
  HIGH: {
    en: 'roof terrace rooftop building balcony bridge flyover window tower cliff storey edge floor',
    hi: 'chhat chat kotha kothe pul building imarat manzil balcony khidki tower chhajje chubare',
  },
  WATER: {
    en: 'canal river lake well dam sukhna ghaggar bhakra',
    hi: 'nehar nahar nehr nahr nadi jheel kuan khuh khoo kuen kue darya dariya talab sukhna bhakra ghaggar',
  },
  DROWN: { hi: 'doob dub doobkar dubkar dubb doobna doobke', en: 'drown drowning' },
  RAIL: {
    en: 'train trains railway track tracks rail truck',
    hi: 'rel patri patriyan gaddi gadi gaadi railway phatak train line',
  },
  UNDER: {
    en: 'under front lie lying sit sitting standing jump step run throw across',
    hi: 'niche neeche aage agge samne saamne thalle let leta lete baitha baithi khada khadi lait kat kood kud leit kataa katna',
  },
  STAND: { en: 'standing stand stands sitting edge', hi: 'khada khadi khade khari baitha khara charh chadh' },
  VEIN: {
    en: 'wrist~ wrists vein veins arm arms wrst throat thigh forearm',
    hi: 'nas naas nass nus naadi kalai kalaai gutt gut haath hath bah baah baanh naar nabz hathan nsa naso',
  },
  CUT: {
    en: 'cut cuts cutting slit slits slitting slash slashed slashing blade razor',
    hi: 'kaat kat kaatna katna kaatne kaati kati kaatke vadd vad wadd vadh vaddna blade cheer kaatli kaatlu katli kaatunga kaatungi vaddi vadhi vadi kattna katt',
  },
  BLADE: { en: 'blade razor', hi: 'blade' },
  KILL: {
    en: `cuts burns killed scratch scratching kill~ kills killing~ killed kil killin finish hang hangs hanging hanged shoot shooting shoots stab stabbing drown burn burning harm harming hurt hurting hurts cut
      cutting slit end ending poison strangle choke electrocute suffocate killd destroy starve off delete`,
  },
  HURT: {
    hi: `mar maar maarna marna marne maarne maru marunga khatam khatm khtm mita mitana chot chott sat nuksan nuksaan jala jalana jalaunga goli aag agg kaat kat katna
      latka latkana noch noh jakhm zakhm zakhmi jakhmi muka mukka mukauna vadd phansi tabah marn maran maarn hani`,
  },
  FIRE: { en: 'fire ablaze kerosene petrol', hi: 'aag agg ag petrol kerosene' },
  POUR: {
    hi: 'laga lagana lagai lagaunga lagaungi launa lagalu lagane lagake daal dalna chhidak chidak la lagau launi dalke paa',
  },
  HOARD: {
    hi: 'jama ikatha ikattha ikatthi ikkathi',
    en: 'collecting collected hoarding stockpiling saving',
  },
  LOCKEDSELF: { en: 'locked' },
} as const;

const people = {
  PERSON: {
    en: `husband hubby husbnd wife son daughter father dad mother mom mum mummy brother bro sister sis uncle uncles aunt aunty laws inlaws law boyfriend bf girlfriend gf
      ex boss teacher neighbour neighbor stepfather stepdad stepmother grandfather grandpa cousin he she they man men someone somebody guy boy girl roommate relative
      fiance landlord partner parents attendant caretaker servant driver tutor coach warden people father-in-law`,
    hi: `pati patni biwi bivi bibi beta bete beti baap bapu maa mata pita papa mummy mammi bhai behan behen bhen bhain bhra veer saas sas sasur sasural sauhre sahura
      sauhra devar jeth jethani nanad bahu nooh gharwala gharwali gharwale chacha mama taya tau mausa phupha jija saala putt puttar munda munde kudi dhee guandi padosi
      malik ladka ladke ladki boyfriend husband father mother usne unhone ohne ohna banda bande bhabhi nana dada dadi nani tutor damaad jawai pitaji mataji daddy son
      woh wo oh vo us wale wala wali teacher sir chachu mamu bhaiya didi premi pehle sauhrian sohre saure sahure sasuralwale yaar`,
  },
  OBJECT: {
    en: `baby infant me us her him them mother mom mum wife daughter sister child children kids kid son brother father grandmother grandfather parents girl woman women mummy maa
      everyone family`,
    hi: `mujhe mujhko mujh muje mjhe mainu menu mainnu manu hame hamko humein humko sanu saanu hamein mujhpar mujhpe maa mummy biwi patni bachche bachcho bachchon bacche
      beti behan nanu bahu tenu roz roj rozana bahut bhot bht mainoo sabko maanu biwi niyane niyanea hamen humen bhen bibi dadi`,
  },
  VICTIM: {
    en: 'me my us daughter sister child son girl kid niece boy her student wife',
    hi: 'mere mera meri mujhe mainu menu saath sath naal nal beti bachi bachchi bacchi bachche kudi dhee behan bachcha bache ladki niyane dhi bhanji bahu bachiyan',
  },
  CHILD: {
    en: 'child children kid kids baby toddler daughter son infant boy girl niece nephew old',
    hi: 'bachcha bachche bacha bachi bachchi bacchi bacche baccha bache beti beta dhee niyana niyane kaka kaki munda kudi nikka nikki chhote',
  },
} as const;

const violence = {
  HIT: {
    en: `beat beats beating beatn beaten hit hits hitting slap slaps slapped slapping punch punches punched kick kicks kicked thrash thrashes thrashed thrashing assault
      assaults assaulted torture tortures tortured attack attacks attacked strangle strangles strangled strangling choke chokes choked choking stab stabbed stabs bashes bashed
      whips bite bites bit burns burned burnt hurts hurt hurting harms batter batters abuses abused abuse abusing`,
  },
  MAARTA: {
    hi: `marta marti marte marda mardi marde maarta maarti maarte maarda maardi maarde peetta peetti peette peetata peetate pitta peetda kuttda kuttdi kuttde kutda kutdi
      kutde kuttia kutteya kuttya kutya peeta peeti peete pitai kutai kuttna kuttan kut kutt pit peet thokta peetna peetne pitne kutna mara maara mareya maareya mariya
      maria mrta mrti mrte pitwata maarde pittda thappad chapat laat latten lathi dande danda belt maarna maarne pitwaya`,
  },
  MAAR: { hi: 'maar mar mr maarna maarne marne marna maran marn maarn maru peet pit kutt kut' },
  PROGRESS: { hi: 'raha rahi rahe reha rehi rehe rha rhi rhe riha' },
  BEATING: {
    en: `blackmail~ blackmailed blackmailing violence~ violent~ voilence molest molested~ molesting~ molests molestation molester rape~ raped~ raping rapes rapist raep incest groped groping gangrape stalking
      stalker trafficked trafficking dowry domesticviolence battered`,
    hi: 'marpit maarpeet marpeet maarpit maarpeeth kuttmar kutmar kuttmaar hinsa dahej daaj shoshan chhedchhad chedchad chherchhar chhedkhani ghareluhinsa',
    long: 'balatkar',
  },
  ABUSE: {
    en: 'abuse abused abusing abusive abuses abuser harassment harrasment harassing harassed harasses exploitation assault',
  },
  ABUSEKIND: {
    en: 'sexual sexually child physical physically domestic emotional emotionally verbal verbally elder husband wife by me he she inlaws laws',
  },
  SUBSTANCE: { en: 'substance drug drugs alcohol medication laxative painkiller recovery survivor' },
  FORCE: { en: 'force forces forced forcing forcefully forcibly coerces coerced' },
  FORCED: { en: 'me himself marry marriage sex her sexual us wife sleep' },
  ZABARDASTI: {
    hi: 'jabardasti jabardsti zabardasti jabarjasti jabran dhakka dhakke jabri',
    long: 'jabardasti',
  },
  SEX: {
    en: 'sex sexual marry marriage with',
    hi: 'sambandh sanbandh sambhog sex shaadi shadi vyah viah saath sath naal nal mere raat karta karda kari ki kiya hui hoyi hoi kiti kitti krta karte karde rishta karke kita',
  },
  CARE: {
    en: 'admit admission admitted hospital rehab treatment medicine eat eating study school food',
    hi: 'bharti dakhil dakhla hospital aspatal dawai dawa ilaj khana khilana padhai centre kendra khilate khilati padhne',
  },
  WRONG: {
    en: 'wrong wrongly bad badly inappropriate inappropriately private privates improperly',
    hi: 'galat glt ganda gandi gande private buri bura bure mada gala galt',
  },
  WRONGACT: { hi: 'kaam kamm harkat harkaten harkatein kam kaand cheez cheezein' },
  TOUCH: {
    en: 'touch touches touched touching fondled fondles grabbed grabs groped rubs',
    hi: 'chhua chhuta chhuda chuha chhoohda chhuhda chuta chhoota chhune chhuna chhuya chhue chua chhute touch chhuneki chhuhnda chhu chhuhia',
  },
  PRIVATE: {
    en: 'inappropriately parts private breast breasts chest body thigh badly',
    hi: 'jagah than thaan ang chhati sharir tarike tareeke thaanv hath haath',
  },
  HAND: { en: 'hand hands', hi: 'haath hath hatth hatt' },
  RAISE: {
    hi: `uthata uthati uthate uthaya uthayi chukda chukdi chukde chukeya chukya chakda launda lagata lagaya dalta daala daalta dalte lagaunda chalata chukna uthana pherta ferda`,
  },
  WEAPON: {
    en: 'knife knives gun pistol revolver rifle sword axe weapon hammer acid firearm dagger rod machete',
    hi: 'chaku chaaku chakku talwar kirpan kirpaan bandook banduk pistaul katta kulhadi gandasa hathiyar tejab tezab tijab lathi danda dang sota kulhari daranti',
    only: 'chhuri churi chhura',
  },
  WIELD: {
    en: 'has have had holding took takes pulled pulling pulls point points pointing pointed showing shows showed threatens threatened threatening came with throw throws threw throwing behind',
    hi: `dalne daalne fekne dalega dalne sutn nikal nikala nikali nikalta kadh kaddh kadhi kadda kadd leke lekar laike khada khari ghoom ghum dikha dikhata dikhaya fek fekne phek pheink fenkne phenkne pheke feke tan
      taan kol paas rakha rakhta chuk chakk chalaya chalayi suttan sutt sutan dikhaunda maari mari le lai fekega ghumda liya`,
  },
  THREAT: {
    en: 'threat threats threaten threatens~ threatened threatening~ thretens blackmail~ blackmails blackmailing',
    hi: 'dhamki dhamkiyan dhamkiya dhamkata dhamkaya dhamkaunda blackmail',
  },
  KILLTHEM: { en: 'kill kills killing murder murdering shoot stab burn strangle hang kil' },
  THEM: {
    en: 'me us him her them boy girl wife husband mother father family someone somebody everyone everybody son daughter sister brother children kids parents boss people',
  },
  KILLSAFE: {
    en: 'time pain mood lice germs bacteria craving cravings appetite bugs mosquitoes mosquito headache boredom smile cockroach rats virus feelings emotions',
  },
  MURDER: { en: 'murder~ murdered', hi: 'katl katal qatal qatl' },
  JAANSE: { hi: 'jaanse janse jaano jano jaanon jaanto jaanton' },
  SE: { hi: 'se ton te to' },
  JAANWORD: { hi: 'jaan jan' },
  KILLYOU: {
    hi: 'dunga dega degi denge dalega dalunga daalega dalenge dau doonga du deu deuga devega devanga dena dena deyga deunga daalunga dalungi dungi',
  },
  LOCKED: { en: 'locked locks lock locking confined captive hostage imprisoned' },
  MEROOM: { en: 'me room house us home inside wife her' },
  BAND: { hi: 'band bandh kaid qaid dakk dak tala' },
  KEPT: { hi: 'rakha rakhte rakhta rakhya rakheya rakhi rakhe rkha kar karke rakhde rakhda kr' },
  ROOM: { hi: 'kamra kamre ghar andar room', en: 'room' },
  THROAT: { hi: 'gala gale gal galla' },
  SQUEEZE: {
    hi: 'dabaya dabata dabayi dabate ghonta ghota ghotna ghotne dabaunda dabane ghutaya ghot ghont dabaa daba ghuteya ghutia ghuttia dabaia',
  },
  BURNT: { hi: 'jalaya jalata jalane jalati sadeya saadya jalaaya jalake saareya jalade' },
  BED: { en: 'bed bedroom room' },
  COMES: { en: 'comes enters sleeps' },
  VIRAL: { en: 'viral leak', hi: 'viral' },
  VADD: { hi: 'vadd vad wadd kaat vadh goli' },
  EVERYBODY: { hi: 'sab sabnu sabko tujhe tenu mainu mujhe sanu hame tuhanu sarean' },
} as const;

const poison = {
  VENOM: {
    en: 'celphos~ sulfas sulphas phosphide~ paraquat~ cyanide~ pesticide~ pesticides insecticide~ weedicide~ organophosphate~ monocrotophos~ ratkill celfos',
    hi: 'sulfas salfas salphas selfos selphas celfas celphas sulphos salfos keetnashak kitnashak keetnasak kitnasak keedemar kidemar keeremar kiremar',
  },
  ZAHAR: { hi: 'jahar jeher jehar jaher jahr jehr jher zahr', en: 'poison' },
  /** As Gurmukhi spells it, which in Latin letters is a name. */
  POISON: {
    en: `goodknight allout poison~ poisoned~ poisonous~ phenyl phenol phenyle harpic bleach lizol lysol dettol mortein kerosene turpentine thinner naphthalene detergent rodenticide dhatura acid
      sanitizer sanitiser petrol diesel antifreeze disinfectant roundup fertilizer fertiliser battery arsenic camphor odonil mercury spray hypo herbicide cleaner repellent
      mosquito chemical chemicals coin magnet`,
    hi: `finail phinail fenail phenail phinyl finyl finaail tejab tezab tijab spray spre chuhemar chuhamar machharmar makhimar harpik sankhiya acid teejab feneel finel`,
  },
  PEST: {
    en: 'rat mosquito toilet pest floor',
    hi: 'kheto kheton chuhe chuha keede kide kire keere makhi machhar mitti khet khetan fasal khatmal deemak dimak chue machchar',
  },
  PESTDRUG: {
    en: 'poison killer liquid cleaner coil',
    hi: 'dawa dawai davai dwai maar tel goli kill dawaai',
  },
  POISONING: { en: 'poisoning~ poisonning' },
  FOOD: { en: 'food ivy' },
  OVERDOSE: {
    en: 'overdose~ overdosed~ overdosing~ overdoses ovrdose oded',
    hi: 'overdose ovardoj ovardos overdoj',
    long: 'overdose',
  },
  ATE: {
    en: `ate eaten swallowed~ swallow swallows swalowed drank drunk drink drinking consumed~ consume consuming ingested~ ingest injected gulped licked inhaled sniffed chewed
      had took taken taking`,
    hi: `kha khaa khaya khayi khai khae khaye khaaya khalia khaliya khali khalee kheya khadha khadhi khada piya pi pia peeya peliya piliya pili peeta peeti pita piti nigal nigla nigli
      gatak ghatak chaat khaleya peelia pilaya pilia khaalia khaalee pee khayaa khaliyan`,
  },
  SWALLOWED: {
    en: 'swallowed~ swallow swallows gulped ingested~',
    hi: 'nigal nigla nigli nigalgaya nigalli',
  },
  TOOK: { en: 'took taken take taking had popped ate swallowed', hi: 'le li liya lai laiyan leya' },
  DONE: {
    hi: `li liya liyaa lia lee leya laya layi lai laiyan layian layiya laiya liyan gaya gayi gaye gai gya gyi gye gyian lai laee lavi lyi lya lian layin laia`,
  },
  PILLS: {
    en: `pill pills tablet tablets tabs capsule capsules medicine medicines medication meds antidepressants antidepressant alprazolam alprax tramadol paracetamol crocin dolo
      clonazepam lorazepam sedatives painkillers insulin syrup lithium`,
    hi: 'goli goliyan goliya goliyaan golian golia dawai dawaiyan dawaiya dawa tablet davai dawaai dwai golliyan dawayi dawaian',
  },
  TABLETS: { en: 'pills tablets', hi: 'goli goliyan goliya goliyaan golian golia golliyan' },
  MANY: {
    en: `many much all full whole entire extra lots lot handful several bottle strip strips double triple dozen excess mistake twenty thirty fifty hundred ten fifteen`,
    hi: `sari saari sara saara saare puri poori pura poora bahut bahot zyada jyada jada jiada zada muthi mutthi kai patta patte sheeshi shishi dher saariyan sariyan ikatthi
      ikkathi bohot bht bhot zaada jiaada ziada ek-saath dabba`,
  },
  ROUTINE: {
    en: 'daily prescribed night morning every habit timing missed forgot after before food pain headache fever regularly',
    hi: 'roz roj rozana dard bukhar subah shaam aadat khane daily sham bp sugar khana hu hun hoon',
  },
  DOSE: { en: 'dose doses', hi: 'dose doj khurak' },
  DRUG: {
    en: 'heroin smack drug drugs injection injections inject injected opium cocaine chitta',
    hi: 'chitta chitte teeka tika nasha nashe afeem injection smack injekshan charas',
  },
  FAINTED: {
    en: 'unconscious~ unconcious unconsious unresponsive~ collapsed lifeless motionless fainted',
    hi: 'behosh bahosh bihosh behos behoosh behoshi behosi',
  },
  HOSH: { en: 'consciousness~ responding~ respond response breathing regaining conscious', hi: 'hosh' },
  WAKING: { en: 'wake waking woken woke awake' },
  UTH: {
    hi: 'uth uthda uthdi jaag jag uthta uthti jagda jagdi hil hilda hildi julda hilta bol bolda jaagda uthdaa',
  },
  PROGRESSIVE: {
    hi: 'raha rahi rahe reha rehi rehe rha rhi rhe riha pya peya pia paya pai nahi nhi ni nai da',
  },
  MORNING: {
    en: 'morning school alarm job college late time',
    hi: 'subah school savere padhai bachcha kaam alarm sver',
  },
  HABIT: { hi: 'jata jati jate hota hoti jaata jaati janda jandi karke baar hojata', en: 'ect fear' },
  BREATH: {
    en: 'breath breathe breathing~ breathin breaths breathes brething pulse',
    hi: 'saans sans saas saah sah swas',
  },
  BREATHSTOP: {
    en: 'stopped stop not no cant cannot slow isnt doesnt',
    hi: 'band ruk ruki rukk atak nahi nahin nhi ni nai na rukgayi',
  },
  ANXIOUS: {
    en: 'anxiety panic exercise exercises nose asthma apnea apnoea sleep difficulty heavy practice technique deep test hold',
    hi: 'ghabrahat gabrahat dikkat takleef neend dama phool ful naak',
  },
  COLOURED: { en: 'blue purple bluish grey gray', hi: 'neela neele neeli nila nile nili' },
  LIPS: {
    en: 'lips lip face nails turning turned',
    hi: 'honth hont hoth hothh bull bul chehra buhll bulh bulla chera',
  },
  FOAM: { en: 'foam foaming froth frothing', hi: 'jhaag jhag jhagg' },
  MOUTH: { en: 'mouth', hi: 'muh munh mooh moonh muhn moo nikal nikalda nikaldi nikli muhh muhon' },
  FIT: {
    en: 'fit fits seizure~ seizures siezure seizur convulsion convulsions convulsing',
    hi: 'daura daure daurey mirgi jhatke jhatka',
  },
  NONSTOP: {
    en: 'stopping stop stops ending stopped',
    hi: 'ruk rukda rukta band hatda hatta hat rukk rukdi hatdi tham rukeya',
  },
  ONGOING: { en: 'continuous continuously nonstop regaining prolonged', hi: 'lagatar laggatar' },
  MINUTES: { en: 'min mins minute minutes mint hour hours', hi: 'minat minute ghanta ghante mint mintan' },
} as const;

const harmless = {
  FEAR: {
    only: 'darta darti dar darr',
    en: 'fear afraid phobia scares panic anxiety ghabrahat attack worried fears certificate anniversary grief insurance',
    hi: 'dar darr   ghabrahat bima certificate barsi',
  },
  IDIOMDIE: {
    en: 'tired battery hard line gorgeous skin hair laptop laughing hunger hungry heat sea weight plant pet curious know see meet eat try drop rinse',
    hi: 'hansi hasi bhookh bhukh thand garmi sharm pyas hasdi',
  },
  LIVEWITH: {
    en: 'with together alone hostel abroad separately canada near rent joint city delhi chandigarh panchkula house streaming video phone mobile alcohol medicine',
    hi: 'hostel alag akele mobile phone dawai sharab',
  },
  IDIOMHIT: {
    en: 'time rice heart stress smoking legs bag habit wall rope',
    hi: `baal makhi makkhi machhar machar seeti gappe gappein kharate kharrate ghurade jhapki aankh chhakka line daka taana dandi pocha jhadu phone call message photo chaabi
      takkar cheekh diwar deewar wall  sirke       keede kide joon khatmal cockroach hath-pair`,
  },
  TODDLER: { en: 'toddler other classmates classmate wall sleep sleeping head ear' },
  SHOW: {
    en: 'movie film tv game song squad series noise course shop license licence book novel serial netflix ivy machine  training workshop seminar college',
    hi: 'film gana serial',
  },
  DREAM: { en: 'dream dreams nightmare nightmares', hi: 'sapna sapne sapna supne' },
} as const;

const small = {
  DOSERIGHT: { en: 'prescribed correct timing missed forgot skip', hi: 'bhool' },
  OTHERKIDS: {
    en: 'other others classmate classmates toddler friends',
    hi: 'dusre doosre dusron doosron dujje dujeyan classmates dost doston hamjoli neend',
  },
  STAYPLACE: {
    en: 'hospital hostel ward room house city rehab admit',
    hi: 'hospital yahan yaha hostel ghar ward admit saath sath bharti sheher centre sasural ethe itthe',
  },
  KE: { hi: 'ke kar kr' },
  NEVER: { hi: 'kabhi kadi kade kbhi', en: 'never' },
  UTHNE: { hi: 'uthna uthne uthu uthun uthan' },
  VOICE: { en: 'voice voices', hi: 'awaz awaaz awazen awazein awaazein awazan awaazan awaj awaajan' },
  SORRY: { en: 'sorry' },
  JAL: { hi: 'jal jalke jalkar jall' },
  TEL: { hi: 'tel petrol kerosene' },
  DRINK: {
    hi: 'daru daaru sharab sharaab nasha nashe pikar peekar pike peeke',
    en: 'drunk drinks drinking drink alcohol',
  },
  REP: { hi: 'rep reep' },
  KAID: { only: 'kaid qaid' },
  DANGER: { en: 'danger', hi: 'khatra khatre' },
  DANDA: {
    hi: 'danda dande dandey lathi laat laton ghusa ghuse ghoonse ghussa thappad thapad thappar thapar chapat chappal chappalan joota joote juti belt belti sota sote mukka mukke pipe jutti chapedan chaped hathauda',
  },
  MALE: {
    en: 'uncle cousin teacher stepfather neighbour neighbor coach boss grandfather man sir tutor driver brother',
    hi: 'chacha mama tau taya mausa phupha jija devar sasur padosi malik sir baba bhaiya chachu mamu guandi sahura nana master masterji tuition driver',
  },
  KUTT: {
    hi: 'kuttda kuttdi kuttde kutdaa kuttia kutteya kuttmaar kutapa kuttan kuttna kuttdaa kutde kutda kuteya',
    only: 'kutt kuttda kutda',
  },
  KITA: { hi: 'kita kitta kiti kitti kiya kia hoya hua hui', only: 'ki kia' },
  CHHED: { hi: 'chhed ched chheda chhera cheda chher cher chhedta chhedte chhedda' },
  CHHAD: { hi: 'chhad chad chhadi chadi chhar chharh khani kardaa karda karta karte' },
  KARTA: { hi: 'karta karti karte karda karde kardi krta krti krte kiya kita' },
  SLOW: { en: 'slow slowly shallow', hi: 'dhire dheere dheemi dhimi hauli' },
  STRIP: { en: 'strip strips bottle', hi: 'patti patta patte pattiyan sheeshi shishi dabba' },
  JALA: { only: 'jala jalaa' },
  CIGARETTE: { en: 'cigarette', hi: 'cigarette bidi beedi istri press chimta garam' },
  PAIN: { en: 'pain suffering misery', hi: 'dard' },
  DAURE: { hi: 'daure daurey' },
  PE: { hi: 'pe par te' },
  DAURA: { hi: 'daura daure' },
  RAILTRACK: { en: 'track tracks line lines', hi: 'patri line phatak' },
  WENT: { en: 'went going goes walking gone sitting roaming', hi: 'gaya gayi ja gaye chala chali gya' },
  MARDE: { hi: 'de do dede dedo deo dena' },
  KOI: { hi: 'koi koyi', en: 'someone somebody please' },
  CROSSING: { en: 'crossing' },
  GIVE: {
    hi: `de dena deni du dun doon dunga dungi deunga dedi dede dediya dedu dedunga dedungi devanga devangi deda denge deti deta dewan devan diti dinda dindi deo do dio
      dawan dewanga deun dende deyan`,
    en: 'give me',
  },
  LENA: {
    hi: `le lena leni lu lun loon lunga lungi leunga lavanga laini lavangi lewanga lai lavan laina lelu lelun lelo lelunga lelungi leta leti lenge lega legi lain lawan lawanga
      layi`,
  },
  GAVE: { en: 'gave giving given gives' },
  TODAY: { en: 'tonight today', hi: 'aaj aj ajj' },
  WISH: { en: 'wish wished wishing' },
  EXIST: { en: 'existed exist existing' },
  KAAT: { hi: 'kat katt kaat kati' },
  COME: { en: 'come comes', hi: 'aa aaye aye aave aajaye aajave aati' },
  ASK: { hi: 'mang mangta mangti mangda mangdi maang maangti' },
  CHANGI: { hi: 'changi changa achi acchi achhi behtar theek thik hi' },
  SIVA: { hi: 'siva siwa sivay sivaye siwaye alava ilava bina binaa binan bagair bajon baajon toh ton' },
  HOYA: { hi: 'hoya hua huya hota hoti hunda hundi hue hui ho rahenge rahe rehnge' },
  HI: { hi: 'hi' },
  HATE: { en: 'hate hates' },
  LEAVE: {
    en: 'leave leaving left quit exit',
    hi: 'chhod chhodna chod chodna chhad chhadna chhadd chadd alvida',
  },
  BORED: { hi: 'chhod chod chhad chadd chhadke jana jani rukhsat vida mukti' },
  HONA: { hi: 'hota hoti hunda hundi ho honda hundaa' },
  HOLY: { en: 'art coach style better skills', hi: 'kala dhang rah raah dobara' },
  CALM: { en: 'good better', hi: 'accha acha achha chain behtar theek changa sukoon' },
  BALANCE: { en: 'balance insurance style coach work office' },
  COURSE: {
    en: 'course session treatment month week slot therapy course dawai relationship marriage call addiction habit job contract',
    hi: 'dawai session dawa nasha rishta shaadi exam',
  },
  CALLS: { en: 'call calls doctor appointment booking phone slot visit office holiday' },
  RAHUNGA: { hi: 'rahunga rahungi rehunga rehungi rahu rahun rahoonga rahoongi rawanga rahanga rahangi' },
  STAYED: { hi: 'raha rahi rahu rahun rahe' },
  HOTA: { hi: 'hota hoti hunda' },
  FATEH: { hi: 'fateh fatah' },
  LASTMESSAGE: { en: 'goodbye breath', hi: 'salaam salam alvida chitthi khat sandesh' },
  SKIN: { en: 'headache acne pain migraine' },
  KHUD: { hi: 'khud khudko kud khudnu' },
  CONFIDENCE: { en: 'confidence help care esteem', hi: 'bharosa vishvas' },
  ABOUT: { en: 'about' },
  CHHAAL: { hi: 'chhaal chaal chhal chhall chal chaalan' },
  ROPEJUMP: {
    en: 'rope jacks skipping exercise yoga bed gym game games nervous jumpy school',
    hi: 'rassi khel',
  },
  HAIRNAIL: { en: 'nail nails hair paper pulling', hi: 'nakhun baal nakhoon' },
  SURGERY: { en: 'surgery operation xray plaster tremor', hi: 'operation kaampna kaampte' },
  POISONWORD: { en: 'poison~' },
  SPRAY: { hi: 'spray spre dawai dawa' },
  PEET: { hi: 'peet pit peeta pitai kutai' },
  BACHAO: { hi: 'bachaobachao' },
  YOURHAND: { en: 'question vote', hi: 'sawal' },
  BEATEN: { en: 'beaten beat abused hit hurt assaulted tortured' },
  IZZAT: { hi: 'ijjat izzat ijat aabru' },
  LOOT: { hi: 'loot lutt luti lootna' },
  THERAPY: { en: 'therapy screen app hypersensitivity sensory dirty door wash', hi: 'mobile' },
  OCDTOUCH: { en: 'everything things', hi: 'ganda gandagi' },
  ACIDHEALTH: { en: 'reflux folic uric valproic tablets test gas heartburn course' },
  KHATAM: { hi: 'khatam khatm' },
  VIRALFEVER: { en: 'fever infection flu', hi: 'bukhar' },
  PHONE: { en: 'account app phone password screen file', hi: 'phone' },
  BATTERYPHONE: { en: 'phone dead low laptop' },
  WANTTO: { en: 'want morning refreshed', hi: 'chahta chahti man' },
  SLEEPLESS: { en: 'fresh tired refreshed up-at' },
} as const;

export const heardWords = {
  ...life,
  ...ways,
  ...people,
  ...violence,
  ...poison,
  ...harmless,
  ...small,
} satisfies Readonly<Record<string, HeardWords>>;

export type HeardClass = keyof typeof heardWords;
