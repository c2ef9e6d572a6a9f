import type { ViolenceWords } from '../../../danger/danger-language.ts';

/** Words for blows, force, weapons and threats. */
export const violenceWords: ViolenceWords = {
  PERSON: {
    sounds: `
      bhain veer sauhre sahura sauhra nooh putt puttar munda munde kudi dhee guandi ohne ohna sauhrian sohre
      saure sahure
    `,
  },
  VICTIM: { sounds: 'mainu menu naal nal kudi dhee niyane dhi' },
  BEATS: {
    typed: 'ਕੁੱਟਿਆ ਕੁੱਟਿਆਂ kutt kutteya kuttia kuttya kutiya',
    sounds: `
      marda mardi marde maarda maardi maarde kuttda kuttdi kuttde kutda kutdi kutde kuttna kuttan mareya maareya
      mariya
    `,
  },
  BEATING: { sounds: 'chhedda kuttmar kuttmaar daaj' },
  SEX: { sounds: 'vyah viah naal nal karda hoyi hoi kiti kitti karde kita' },
  WRONG: { sounds: 'mada' },
  TOUCH: { sounds: 'chhoohda chhuhda chhuhnda chhuhia' },
  HAND: { sounds: 'hatth hatt' },
  WIELD: {
    sounds: `
      chakk chukk sutn kadh kaddh kadhi kadda kadd khada chuk suttan sutt sutan dikhaunda ghumda
    `,
    letters: 'daraunda',
  },
  THREAT: { sounds: 'dhamkaunda' },
  FROM_LIFE: { sounds: 'jaano jano jaanon jaanto jaanton' },
  FROM: { sounds: 'ton te' },
  WILL_DO: { sounds: 'dau deu deuga devega devanga deyga deunga' },
  SHUT: { sounds: 'dakkya dakkeya dakk dak' },
  KEPT: { sounds: 'rakhya rakheya rakhde rakhda' },
  THROAT: { sounds: 'gal' },
  SQUEEZE: { sounds: 'phadta phadda dabaunda ghuteya ghutia ghuttia dabaia' },
  BURNT: { sounds: 'sadeya saadya saareya' },
  CUT_DOWN: { sounds: 'vadd vad wadd vadh' },
  EVERYBODY: { sounds: 'sabnu tenu mainu sanu tuhanu sarean' },
  THREAT_NOUN: { sounds: 'dhamkaunda' },
  MALE: { sounds: 'munde mundeyan guandi sahura' },
  THRASHED: {
    typed: 'kutteya kuttia kutda kutde kuttda ਕੁੱਟਿਆ',
    sounds: 'kuttda kuttdi kuttde kutdaa kuttmaar kutapa kuttan kuttna kuttdaa',
    letters: 'kutt kuttda',
  },
  DID: { sounds: 'kita kitta kiti kitti' },
  MOLEST_FIRST: { sounds: 'chhedda' },
  MOLEST_SECOND: { sounds: 'chhad kardaa karda' },
  RAISE: { sounds: 'chukda chukdi chukde chukeya chukya chakda ferda' },
  DOES: { sounds: 'karda karde kardi kita' },
  RECEIVES: { sounds: 'paindi pendi painda' },
  STICK: { sounds: 'mukka jutti chapedan' },
  APPLIED: { sounds: 'launda' },
  GIVES: { sounds: 'dinda dindi dita' },
  WRONGED: { sounds: 'mainu naal nal kudi dhee niyane dhi' },
  BREAK: { sounds: 'bhann' },
  BODY_PART: { sounds: 'bah baah' },
  TOUCHED: { sounds: 'mainu kudi dhee niyane dhi' },
  CLOTHES: { sounds: 'kapdeyan' },
  TAKE_OFF: { sounds: 'lahun lahna lah' },
  PIECES: { sounds: 'tote' },
  REFUSE: { sounds: 'binaa' },
  SPLIT: { sounds: 'paad paadta paadeya' },
  GIVEN: { sounds: 'dita ditta ditti' },
  FLAMES: { sounds: 'agg' },
  SET_ALIGHT: { sounds: 'laun' },
  CORPSE: { letters: 'ਲਾਸ਼' },
};
