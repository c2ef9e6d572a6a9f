import type { HeardWords } from './heard-words.ts';

/** Words of blows, force, weapons and threats. */
export const violenceWords = {
  PERSON: {
    en: `
      husband hubby husbnd wife son daughter father dad mother mom mum mummy brother bro sister sis uncle
      uncles aunt aunty laws inlaws law boyfriend bf girlfriend gf ex boss teacher neighbour neighbor
      stepfather stepdad stepmother grandfather grandpa cousin he she they man men someone somebody guy
      boy girl roommate relative fiance landlord partner parents attendant caretaker servant driver tutor
      coach warden people
    `,
    hi: `aadmi admi mard ghar-wala 
      pati patni biwi bivi bibi beta bete beti baap bapu maa mata pita papa mummy mammi bhai behan behen
      bhen bhain bhra veer saas sas sasur sasural sauhre sahura sauhra devar jeth jethani nanad bahu nooh
      gharwala gharwali gharwale chacha mama taya tau mausa phupha jija saala putt puttar munda munde kudi
      dhee guandi padosi malik ladka ladke ladki boyfriend husband father mother usne unhone ohne ohna
      banda bande bhabhi nana dada dadi nani tutor damaad jawai pitaji mataji daddy son woh wo oh vo us
      wale wala wali teacher sir chachu mamu bhaiya didi premi pehle sauhrian sohre saure sahure
      sasuralwale yaar
    `,
  },
  VICTIM: {
    en: 'me my us daughter sister child son girl kid niece boy her student wife',
    hi: `
      mere mera meri mujhe mainu menu saath sath naal nal beti bachi bachchi bacchi bachche kudi dhee
      behan bachcha bache ladki niyane dhi bhanji bahu bachiyan
    `,
  },
  MAARTA: {
    en: `
      peetta peetti peette peetata peetate peetda pitta pitai peetai peetna peetne pittda pittde pitata
      pitate पीटता पीटते पीटती पीटा पीटी पिटाई पीटना पीट ਕੁੱਟਿਆ ਕੁੱਟਿਆਂ पिटता पिटती kutt kutteya kuttia
      kuttya kutiya peetha
    `,
    hi: `
      marta marti marte marda mardi marde maarta maarti maarte maarda maardi maarde kuttda kuttdi kuttde
      kutda kutdi kutde kutai kuttna kuttan thokta pitne kutna mara maara mareya maareya mariya maria mrta
      mrti mrte thappad chapat maarna maarne pitwaya
    `,
  },
  BEATING: {
    en: `assulted assulting assaulted molesed rapped harassed kidnap kidnapped abducted 
      violence~ molested~ molesting~ blackmailing~ blackmail blackmailed blackmailing violent voilence
      molest molesting molests molestation molester rape raped raping rapes rapist raep incest groped
      groping gangrape stalking stalker trafficked trafficking dowry domesticviolence battered
    `,
    hi: `chhedta chhedti chhedte chhedda chhedde chedkhani hamla humla chaakubaazi pratadit pratarit pratadna prataadit utpidan bandhak agwa aghwa 
      dushkarm dushkram kukarm marpit maarpeet marpeet maarpit maarpeeth kuttmar kutmar kuttmaar hinsa
      dahej daaj shoshan chhedchhad chedchad chherchhar chhedkhani ghareluhinsa
    `,
    long: 'balatkar',
  },
  ABUSE: {
    en: `
      abuse abused abusing abusive abuses abuser harassment harrasment harassing harassed harasses
      exploitation assault
    `,
  },
  ABUSEKIND: {
    en: `
      sexual sexually child physical physically domestic emotional emotionally verbal verbally elder
      husband wife by me he she inlaws laws
    `,
  },
  FORCE: {
    en: 'force forces forced forcing forcefully forcibly coerces coerced',
  },
  FORCED: {
    en: 'me himself marry marriage sex her sexual us wife sleep',
  },
  ZABARDASTI: {
    hi: 'dhakkeshahi dhakkashahi dhakkeshahee jabardasti jabardsti zabardasti jabarjasti jabran jabri',
    only: 'dhakka dhakke',
    long: 'jabardasti',
  },
  SEX: {
    en: 'sex sexual marry marriage with',
    hi: `
      sambandh sanbandh sambhog sex shaadi shadi vyah viah saath sath naal nal mere raat karta karda kari
      ki kiya hui hoyi hoi kiti kitti krta karte karde rishta karke kita
    `,
  },
  WRONG: {
    en: `
      wrong wrongly bad badly inappropriate inappropriately private privates improperly
    `,
    hi: 'galat glt ganda gandi gande private buri bura bure mada gala galt',
  },
  WRONGACT: {
    en: 'things thing acts act',
    hi: 'kaam kamm harkat harkaten harkatein kam kaand cheez cheezein',
  },
  TOUCH: {
    en: 'touch touches touched touching fondled fondles grabbed grabs groped rubs',
    hi: 'chhua chuha chhoohda chhuhda chhuya touch chhuneki chhuhnda chhuhia',
    only: 'chhute chhoote chhua chhuta chhoota chhune chhuda chhue chhuya',
  },
  PRIVATE: {
    en: 'inappropriately parts private breast breasts chest body thigh badly',
    hi: 'jagah than thaan ang chhati sharir tarike tareeke thaanv hath haath',
  },
  HAND: {
    en: 'hand hands',
    hi: 'haath hath hatth hatt',
  },
  WEAPON: {
    en: `
      knife knives gun pistol revolver rifle sword axe weapon hammer acid firearm dagger rod machete
    `,
    hi: `
      chaku chaaku chakku talwar kirpan kirpaan bandook banduk pistaul katta kulhadi gandasa hathiyar
      tejab tezab tijab lathi danda dang sota kulhari daranti
    `,
    only: 'chhuri churi chhura',
  },
  WIELD: {
    en: `picked grabs grabbed brought brings bring carries 
      has holding took takes pulled pulling pulls point points pointing pointed showing shows showed
      threatens threatened threatening came with throw throws threw throwing behind
    `,
    hi: `uthali utha uthayi uthaya chakk chukk 
      dalne daalne fekne dalega sutn nikal nikala nikali nikalta kadh kaddh kadhi kadda kadd leke lekar
      laike khada khari ghoom ghum dikha dikhata dikhaya fek phek pheink fenkne phenkne pheke feke tan
      taan kol paas rakha rakhta chuk chalaya chalayi suttan sutt sutan dikhaunda maari mari le lai
      fekega ghumda liya
    `,
    only: 'darata daraunda darate daraya dhamkata',
  },
  THREAT: {
    en: `
      threat threats threaten threatens threatened threatening thretens blackmail blackmails blackmailing
    `,
    hi: 'dhamki dhamkiyan dhamkiya dhamkata dhamkaya dhamkaunda blackmail',
  },
  KILLTHEM: {
    en: 'kill kills killing murder murdering shoot stab burn strangle hang kil',
  },
  KILLNOW: { en: 'kill kills murder murdering shoot stab burn strangle hang kil' },
  THEM: {
    en: `
      me us him her them boy girl wife husband mother father family someone somebody everyone everybody
      son daughter sister brother children kids parents boss people
    `,
  },
  MURDER: {
    en: 'murder murdered',
    hi: 'katl katal qatal qatl',
  },
  JAANSE: {
    hi: 'jaanse janse jaano jano jaanon jaanto jaanton',
  },
  SE: {
    hi: 'se ton te to',
  },
  JAANWORD: {
    hi: 'jaan jan',
  },
  KILLYOU: {
    hi: `
      dunga dega degi denge dalega dalunga daalega dalenge dau doonga du deu deuga devega devanga dena
      deyga deunga daalunga dalungi dungi
    `,
  },
  LOCKED: {
    en: 'locked locks locking confined captive hostage imprisoned',
  },
  MEROOM: {
    en: 'me us wife her',
  },
  BAND: {
    hi: 'dakkya dakkeya band bandh kaid qaid dakk dak tala',
  },
  KEPT: {
    hi: `
      rakha rakhte rakhta rakhya rakheya rakhi rakhe rkha kar karke rakhde rakhda kr
    `,
  },
  ROOM: {
    en: 'room',
    hi: 'kamra kamre ghar andar room',
  },
  THROAT: {
    hi: 'gala gla gale gal galla',
  },
  SQUEEZE: {
    hi: `pakad pakadta pakda pakadleta phad phadta phadda dabakar dabake dabaakar dabaa 
      dabaya dabata dabayi dabate ghonta ghota ghotna ghotne dabaunda dabane ghutaya ghot ghont daba
      ghuteya ghutia ghuttia dabaia
    `,
  },
  BURNT: {
    only: 'jalane',
    hi: 'jalaya jalata jalati sadeya saadya jalaaya jalake saareya',
  },
  BED: {
    en: 'bed bedroom room',
  },
  COMES: {
    en: 'comes enters sleeps',
  },
  VIRAL: {
    en: 'viral leak',
    hi: 'viral',
  },
  VADD: {
    hi: 'vadd vad wadd kaat vadh goli',
  },
  EVERYBODY: {
    hi: 'sab sabnu sabko tujhe tenu mainu mujhe sanu hame tuhanu sarean',
  },
  LOCKS: {
    en: 'lock locks locked locking',
  },
  DHAMKI: {
    hi: 'dhamki dhamkiyan dhamkiya dhamkaunda dhamkata',
  },
  REP: {
    hi: 'rep reep',
  },
  KAID: {
    only: 'ked kaid qaid',
  },
  DANGER: {
    en: 'danger',
    hi: 'khatra khatre',
  },
  MALE: {
    en: `
      uncle cousin teacher stepfather neighbour neighbor coach boss grandfather man sir tutor driver
      brother
    `,
    hi: `baap sautela sautele papa mausa ladka ladko munde mundeyan pati husband jeth 
      chacha mama tau taya phupha jija devar sasur padosi malik sir baba bhaiya chachu mamu guandi
      sahura nana master masterji tuition driver
    `,
  },
  KUTT: {
    en: 'kutteya kuttia kutda kutde kuttda ਕੁੱਟਿਆ',
    hi: 'kuttda kuttdi kuttde kutdaa kuttmaar kutapa kuttan kuttna kuttdaa',
    only: 'kutt kuttda',
  },
  KITA: {
    hi: 'kita kitta kiti kitti kiya kia hoya hua hui',
    only: 'ki kia',
  },
  CHHED: {
    hi: 'chhed ched chheda chhera cheda chher cher chhedta chhedte chhedda',
  },
  CHHAD: {
    hi: 'chhad chad chhadi chadi chhar chharh khani kardaa karda karta karte',
  },
  JALA: {
    only: 'jala jalaa',
  },
  CIGARETTE: {
    en: 'cigarette cigarettes',
    hi: 'cigarette bidi beedi istri press chimta garam',
  },
  IZZAT: {
    hi: 'ijjat izzat ijat aabru',
  },
  LOOT: {
    hi: 'loot lutt luti lootna',
  },
  KHATAM: {
    hi: 'khatam khatm',
  },
  HIT: {
    en: ` choked 
      beat beats beating beatn beaten hit hits hitting slap slaps slapped slapping punch punches punched kick kicks kicked thrash
      thrashes thrashed thrashing assault assaults assaulted torture tortures tortured attack attacks attacked strangle strangles
      strangled strangling choke chokes choking stab stabbed stabs bashes bashed whips burns burned burnt hurts hurt hurting
      harms batter batters abuses abused abuse abusing push pushed pushes drag drags dragged shoved shoves
    `,
  },
  RAISE: {
    hi: 'uthata uthati uthate uthaya uthayi chukda chukdi chukde chukeya chukya chakda chalata chukna uthana pherta ferda',
  },
  BEATEN: {
    en: 'beaten beat abused hit hurt assaulted tortured',
  },
  KARTA: {
    hi: 'karta karti karte karda karde kardi krta krti krte kiya kita',
  },
  /** In Latin letters also "drinks". */
  PEETA: {
    en: 'peeta peete peeti peet pit pita pite',
  },
  PEET: {
    en: 'peet pit peeta pitai peetai पीट पिटाई kutai peeth kuttai पीटते पीटना peetna',
  },
  PADTI: {
    hi: 'padti padi paindi pendi khati khata khaati khani painda',
  },
  DRINK: {
    en: 'drunk drinks drinking drink alcohol',
    hi: 'daru daaru sharab sharaab nasha nashe pikar peekar pike peeke',
  },
  DANDA: {
    en: 'laat laatein laton',
    hi: `
      danda dande dandey lathi ghusa ghuse ghoonse ghussa thappad thapad thappar thapar chapat chappal chappalan joota joote juti belt
      belti sota sote mukka mukke pipe jutti chapedan chaped hathauda
    `,
  },
  BODY: {
    en: 'face hair arm hand head neck stomach leg body back ribs nose teeth jaw finger fingers',
  },
  CHIMTA: {
    hi: 'chimta chimte istri press cigarette bidi beedi loha lohe',
  },
  LAGAYA: {
    hi: 'lagaya lagayi lagata lagati lagate laya launda laga dagha daaga',
  },
  DETA: {
    hi: 'deta deti dete dinda dindi diya dita',
  },
  BODYHIT: {
    en: 'broke pulled pulls breaks twists twisted grabbed hit hits punched punches kicked slapped beat',
  },
  WRONGED: {
    en: 'daughter sister child son girl kid niece student wife',
    hi: 'mere mera meri mujhe mainu saath sath naal nal beti bachi bachchi bacchi bachche kudi dhee behan bachcha bache ladki niyane dhi bhanji bahu bachiyan',
  },
  TOD: {
    hi: 'tod toda todi tor todne bhann tode',
  },
  BODYHI: {
    hi: 'haath hath pair taang daant sir haddi naak ungli baal moonh muh bah baah',
  },
  GHASEET: {
    hi: 'ghaseet ghasita ghasit ghaseeta patak patka pataka kheench kheencha noch nocha nochta ghaseetta',
  },
  MAJBOOR: {
    hi: 'majboor majbur majbuur',
  },
  TOUCHED: {
    hi: 'mere mera meri mujhe mainu beti bachi bachchi bacchi bachche kudi dhee behan bachcha bache ladki niyane dhi bhanji bahu bachiyan',
  },
  CLOTHES: {
    en: 'clothes pants underwear shirt panty skirt frock',
    hi: 'kapde kapdeyan kapdon kapdo salwar kachha kachhi',
  },
  UTAR: {
    en: 'remove removed removes pull pulled pulls undress take',
    hi: 'utarne utarna utaar utar utarwa kheench kheenchta kheenche khich lahun lahna lah',
  },
  TUKDE: { hi: 'tukde tukre tukade tote' },
  SAMB: { hi: 'sambandh sanbandh sabandh sambhand sanbandhi' },
  REFUSE: { en: 'without consent', hi: 'mana inkar bina binaa marzi marji bagair jabardasti' },
  BREAKH: { hi: 'phod phoda phodi phad paad paadta paata paadeya tod toda paat' },
  DIYA: { hi: 'diya dita ditta ditti dia dete deta' },
  AGG: { hi: 'aag agg' },
  LAUN: { hi: 'laun lagane lagai laga lagaa laati lagayi laai lai lagate' },
  LAASH: { only: 'laash ਲਾਸ਼ लाश laashan' },
  JABAR: { hi: 'jabar' },
  JANAH: { hi: 'janah jinah zanah janaah' },
} as const satisfies Readonly<Record<string, HeardWords>>;
