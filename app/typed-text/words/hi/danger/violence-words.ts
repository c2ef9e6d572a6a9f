import type { ViolenceWords } from '../../../danger/danger-language.ts';

/** Words for blows, force, weapons and threats. */
export const violenceWords: ViolenceWords = {
  PERSON: {
    sounds: `
      aadmi admi mard ghar-wala pati patni biwi bivi bibi beta bete beti baap bapu maa mata pita papa mummy
      mammi bhai behan behen bhen bhra saas sas sasur sasural devar jeth jethani nanad bahu gharwala gharwali
      gharwale chacha mama taya tau mausa phupha jija saala padosi malik ladka ladke ladki boyfriend husband
      father mother usne unhone banda bande bhabhi nana dada dadi nani tutor damaad jawai pitaji mataji daddy
      son woh wo oh vo us wale wala wali teacher sir chachu mamu bhaiya didi premi pehle sasuralwale yaar
    `,
  },
  VICTIM: {
    sounds: `
      mere mera meri mujhe saath sath beti bachi bachchi bacchi bachche behan bachcha bache ladki bhanji bahu
      bachiyan
    `,
  },
  BEATS: {
    typed: `
      peetta peetti peette peetata peetate peetda pitta pitai peetai peetna peetne pittda pittde pitata pitate
      पीटता पीटते पीटती पीटा पीटी पिटाई पीटना पीट पिटता पिटती peetha
    `,
    sounds: `
      marta marti marte maarta maarti maarte kutai thokta pitne kutna mara maara maria mrta mrti mrte thappad
      chapat maarna maarne pitwaya
    `,
  },
  BEATING: {
    sounds: `
      chhedta chhedti chhedte chhedde chedkhani hamla humla chaakubaazi pratadit pratarit pratadna prataadit
      utpidan bandhak agwa aghwa dushkarm dushkram kukarm marpit maarpeet marpeet maarpit maarpeeth kutmar hinsa
      dahej shoshan chhedchhad chedchad chherchhar chhedkhani ghareluhinsa
    `,
    consonants: 'balatkar',
  },
  BY_FORCE: {
    sounds: `
      dhakkeshahi dhakkashahi dhakkeshahee jabardasti jabardsti zabardasti jabarjasti jabran jabri
    `,
    letters: 'dhakka dhakke',
    consonants: 'jabardasti',
  },
  SEX: {
    sounds: `
      sambandh sanbandh sambhog sex shaadi shadi saath sath mere raat karta kari ki kiya hui krta karte rishta
      karke
    `,
  },
  WRONG: { sounds: 'galat glt ganda gandi gande private buri bura bure gala galt' },
  WRONG_ACT: { sounds: 'kaam kamm harkat harkaten harkatein kam kaand cheez cheezein' },
  TOUCH: {
    sounds: 'chhua chuha chhuya touch chhuneki',
    letters: 'chhute chhoote chhua chhuta chhoota chhune chhuda chhue chhuya',
  },
  PRIVATE: { sounds: 'jagah than thaan ang chhati sharir tarike tareeke thaanv hath haath' },
  HAND: { sounds: 'haath hath' },
  WEAPON: {
    sounds: `
      chaku chaaku chakku talwar kirpan kirpaan bandook banduk pistaul katta kulhadi gandasa hathiyar tejab
      tezab tijab lathi danda dang sota kulhari daranti
    `,
    letters: 'chhuri churi chhura',
  },
  WIELD: {
    sounds: `
      uthali utha uthayi uthaya dalne daalne fekne dalega nikal nikala nikali nikalta leke lekar laike khari
      ghoom ghum dikha dikhata dikhaya fek phek pheink fenkne phenkne pheke feke tan taan kol paas rakha rakhta
      chalaya chalayi maari mari le lai fekega liya
    `,
    letters: 'darata darate daraya dhamkata',
  },
  THREAT: { sounds: 'dhamki dhamkiyan dhamkiya dhamkata dhamkaya blackmail' },
  MURDER: { sounds: 'katl katal qatal qatl' },
  FROM_LIFE: { sounds: 'jaanse janse' },
  FROM: { sounds: 'se to' },
  LIFE_NOUN: { sounds: 'jaan jan' },
  WILL_DO: {
    sounds: `
      dunga dega degi denge dalega dalunga daalega dalenge doonga du dena daalunga dalungi dungi
    `,
  },
  SHUT: { sounds: 'band bandh kaid qaid tala' },
  KEPT: { sounds: 'rakha rakhte rakhta rakhi rakhe rkha kar karke kr' },
  ROOM: { sounds: 'kamra kamre ghar andar room' },
  THROAT: { sounds: 'gala gla gale galla' },
  SQUEEZE: {
    sounds: `
      pakad pakadta pakda pakadleta phad dabakar dabake dabaakar dabaa dabaya dabata dabayi dabate ghonta ghota
      ghotna ghotne dabane ghutaya ghot ghont daba
    `,
  },
  BURNT: { letters: 'jalane', sounds: 'jalaya jalata jalati jalaaya jalake' },
  VIRAL: { sounds: 'viral' },
  CUT_DOWN: { sounds: 'kaat goli' },
  EVERYBODY: { sounds: 'sab sabko tujhe mujhe hame' },
  THREAT_NOUN: { sounds: 'dhamki dhamkiyan dhamkiya dhamkata' },
  RAPE_SPELT: { sounds: 'rep reep' },
  CAPTIVE: { letters: 'ked kaid qaid' },
  DANGER: { sounds: 'khatra khatre' },
  MALE: {
    sounds: `
      baap sautela sautele papa mausa ladka ladko pati husband jeth chacha mama tau taya phupha jija devar sasur
      padosi malik sir baba bhaiya chachu mamu nana master masterji tuition driver
    `,
  },
  DID: { sounds: 'kiya kia hoya hua hui', letters: 'ki kia' },
  MOLEST_FIRST: { sounds: 'chhed ched chheda chhera cheda chher cher chhedta chhedte' },
  MOLEST_SECOND: { sounds: 'chad chhadi chadi chhar chharh khani karta karte' },
  BURNT_STEM: { letters: 'jala jalaa' },
  CIGARETTE: { sounds: 'cigarette bidi beedi istri press chimta garam' },
  HONOUR: { sounds: 'ijjat izzat ijat aabru' },
  ROB: { sounds: 'loot lutt luti lootna' },
  FINISHED: { sounds: 'khatam khatm' },
  RAISE: { sounds: 'uthata uthati uthate uthaya uthayi chalata chukna uthana pherta' },
  DOES: { sounds: 'karta karti karte krta krti krte kiya' },
  BEATS_OR_DRINKS: { typed: 'peeta peete peeti peet pit pita pite' },
  BEAT_STEM: { typed: 'peet pit peeta pitai peetai पीट पिटाई kutai peeth kuttai पीटते पीटना peetna' },
  RECEIVES: { sounds: 'padti padi khati khata khaati khani' },
  DRINK: { sounds: 'daru daaru sharab sharaab nasha nashe pikar peekar pike peeke' },
  STICK: {
    typed: 'laat laatein laton',
    sounds: `
      danda dande dandey lathi ghusa ghuse ghoonse ghussa thappad thapad thappar thapar chapat chappal chappalan
      joota joote juti belt belti sota sote mukke pipe chaped hathauda
    `,
  },
  HOT_IRON: { sounds: 'chimta chimte istri press cigarette bidi beedi loha lohe' },
  APPLIED: { sounds: 'lagaya lagayi lagata lagati lagate laya laga dagha daaga' },
  GIVES: { sounds: 'deta deti dete diya' },
  WRONGED: {
    sounds: `
      mere mera meri mujhe saath sath beti bachi bachchi bacchi bachche behan bachcha bache ladki bhanji bahu
      bachiyan
    `,
  },
  BREAK: { sounds: 'tod toda todi tor todne tode' },
  BODY_PART: { sounds: 'haath hath pair taang daant sir haddi naak ungli baal moonh muh' },
  DRAG: {
    sounds: `
      ghaseet ghasita ghasit ghaseeta patak patka pataka kheench kheencha noch nocha nochta ghaseetta
    `,
  },
  COMPELLED: { sounds: 'majboor majbur majbuur' },
  TOUCHED: {
    sounds: `
      mere mera meri mujhe beti bachi bachchi bacchi bachche behan bachcha bache ladki bhanji bahu bachiyan
    `,
  },
  CLOTHES: { sounds: 'kapde kapdon kapdo salwar kachha kachhi' },
  TAKE_OFF: { sounds: 'utarne utarna utaar utar utarwa kheench kheenchta kheenche khich' },
  PIECES: { sounds: 'tukde tukre tukade' },
  RELATIONS: { sounds: 'sambandh sanbandh sabandh sambhand sanbandhi' },
  REFUSE: { sounds: 'mana inkar bina marzi marji bagair jabardasti' },
  SPLIT: { sounds: 'phod phoda phodi phad paata tod toda paat' },
  GIVEN: { sounds: 'diya dia dete deta' },
  FLAMES: { sounds: 'aag' },
  SET_ALIGHT: { sounds: 'lagane lagai laga lagaa laati lagayi laai lai lagate' },
  CORPSE: { letters: 'laash लाश laashan' },
  RAPE_FIRST: { sounds: 'jabar' },
  RAPE_SECOND: { sounds: 'janah jinah zanah janaah' },
};
