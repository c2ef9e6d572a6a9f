import type { LifeWords } from '../../../danger/danger-language.ts';

/** Words for dying, living, and ways to end a life. */
export const lifeWords: LifeWords = {
  SUICIDE: {
    typed: `
      sewerslide sewercide suicidle suicide~ suicidal~ suicides~ suicde suiside sucied suicied suciide scuide
      siucide suicidee suicidel sucidel sucicide suiciade sucidial suisidal suicides suicidality sucide sucidal
      suside susidal suicid unalive unaliving selfharm selfharming parasuicide kys
    `,
  },
  DIE: { typed: 'die dies dying dead dieing died perish diee' },
  DEAD: { typed: 'dead die dying died' },
  DEATH: { typed: 'death deth deaths' },
  LIVE: { typed: 'existed live living alive exist existing existence survive surviving lyv liv' },
  ALIVE: { typed: 'alive exist existing' },
  LIFE: { typed: 'life lyf lief lyfe' },
  WORLD: { typed: 'world' },
  SELF: {
    typed: `
      myself myslf mysef meself himself hisself herself yourself urself themself themselves ourselves ourself
      oneself
    `,
  },
  OWN: { typed: 'my own his her their our your ur' },
  WANT: {
    typed: `
      wnat waant want wants wanted wanting wanna wana wnt wish wishes wished wishing hope hoping pray praying
      ready willing desire longing prefer deserve deserves should rather need love wann wonna wat
    `,
  },
  FEEL: { typed: 'feel feeling' },
  THINK: {
    typed: `
      decided decide think thinking thinks thought thoughts planning plan plans planned planing deciding
      consider considering contemplating dream dreaming talk talks talking idea ideas imagining imagine searched
      searching googled urge urges obsessed
    `,
  },
  GONNA: { typed: 'going gonna gona goin about will gunna' },
  SAY: {
    typed: `
      say says said saying threatens threaten threatened threatening threats threat keeps tells tell told texted
      posted wrote written
    `,
  },
  MINE: { typed: 'my' },
  BE: { typed: 'is' },
  IF_ONLY: { typed: 'wish' },
  NONE: { typed: 'nobody noone no none nothing lost without zero nt not isnt any aint' },
  CAN: { typed: 'can able anymore' },
  ANYMORE: { typed: 'anymore more longer nemore further again now' },
  END: { typed: 'end ending ends ended finish finishing finished over stop terminate' },
  TIRED: {
    typed: `
      tired tird exhausted fed sick bored hate hates hated loathe weary done finished frustrated fedup
    `,
  },
  USELESS: {
    typed: `
      worthless useless meaningless pointless purposeless empty hell worth point purpose reason meaning use
      sense worthles will desire interest hopeless
    `,
  },
  WHY: { typed: 'why' },
  ONLY: { typed: 'only option solution answer out way left choice escape relief better' },
  BURDEN: { typed: 'burden burdan burdon' },
  EVERYONE: {
    typed: `
      everyone everybody every1 everyones family parents others people mother father wife husband kids children
      world you them
    `,
  },
  BETTER: { typed: 'better happy happier peace peaceful fine easier relieved good ok okay' },
  GOODBYE: { typed: 'goodbye~ farewell~ goodbyes farewell goodby' },
  BYE: { typed: 'bye byee sorry' },
  FOREVER: { typed: 'forever eternally permanently ever' },
  LAST_BEFORE: { typed: 'last final' },
  LAST_THING: { typed: 'night day message text letter words birthday diwali time' },
  NOTE: { typed: 'note letter' },
  SLEEP: { typed: 'sleep sleeping asleep' },
  WAKE: { typed: 'wake waking woke' },
  BORN: { typed: 'born birth' },
  DISAPPEAR: { typed: 'disappear vanish dissapear' },
  HERE: { typed: 'here around' },
  ON: { typed: 'on going this it anymore longer' },
  GIVE_UP: { typed: 'giving give given gave' },
  GONE: { typed: 'gone dead' },
  MISS: { typed: 'matter miss misses care cares notice cry mourn' },
  WITHOUT: { typed: 'without' },
  BELONGINGS: { typed: 'jewellery jewelry things belongings possessions clothes savings' },
  HANG: { typed: 'noose' },
  HANGED: { typed: 'hang hangs hanging hanged hung' },
  ROPE: { typed: 'rope noose cord' },
  FAN: { typed: 'fan neck ceiling cupboard hook himself herself myself' },
  JUMP: { typed: 'jump jumps jumping jumped leap jmp' },
  GO_JUMP: { typed: 'about will wants want' },
  HIGH: {
    typed: 'roof terrace rooftop building balcony bridge flyover window tower cliff storey edge floor',
  },
  WATER: { typed: 'canal river lake well dam sukhna ghaggar bhakra' },
  DROWN: { typed: 'drown drowning' },
  RAIL: { typed: 'metro bus train trains railway track tracks rail truck' },
  UNDER: { typed: 'under front lie lying sit sitting standing jump step run throw across' },
  STAND: { typed: 'standing stand stands sitting edge' },
  VEIN: { typed: 'thighs forearms wrist wrists vein veins arm arms wrst throat thigh forearm' },
  CUT: { typed: 'cut cuts cutting slit slits slitting slash slashed slashing blade razor' },
  BLADE: { typed: 'blade razor' },
  FIRE: { typed: 'fire ablaze kerosene petrol' },
  HOARD: {
    typed: `
      stored hidden hiding hid storing kept saves saved collecting collected hoarding stockpiling saving
    `,
  },
  TO_SLEEP: { typed: 'sleep' },
  WAIT: { typed: 'wait waiting' },
  WORTHLESS: { typed: 'worthless useless meaningless pointless purposeless worthles' },
  EVERYTHING: { typed: 'all' },
  NEVER: { typed: 'never' },
  SORRY: { typed: 'sorry' },
  RAIL_TRACK: { typed: 'track tracks line lines' },
  WENT: { typed: 'ran run running rushed went going goes walking gone sitting roaming' },
  SOMEONE: { typed: 'someone somebody please' },
  GAVE: { typed: 'gave giving given gives' },
  TODAY: { typed: 'tonight today' },
  WISH: { typed: 'wish wished wishing' },
  EXIST: { typed: 'existed exist existing' },
  COME: { typed: 'come comes' },
  HATE: { typed: 'hate hates' },
  LEAVE: { typed: 'leave leaving left quit exit' },
  CALM: { typed: 'good better' },
  LAST_MESSAGE: { typed: 'goodbye breath' },
  ABOUT: { typed: 'about' },
  LEAP_NOUN: { typed: 'chhalaang' },
  POISON_NOUN: { typed: 'poison' },
  HOW: {
    typed: `
      how ways way method methods painless easiest easy fastest fast quickest quick quickly best peaceful
    `,
  },
  EASY: { typed: 'painless easy easiest quick peaceful fast' },
  LET: { typed: 'let' },
  GOD: { typed: 'god lord' },
  TAKE_AWAY: { typed: 'take call' },
  PAIN: { typed: 'pain suffering misery' },
  HEAD: { typed: 'head temple forehead skull' },
  PREP: { typed: 'plan planned ready prepared decided mind date' },
  TIE: { typed: 'tied tie tying' },
};
