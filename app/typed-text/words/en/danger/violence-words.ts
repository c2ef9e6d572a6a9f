import type { ViolenceWords } from '../../../danger/danger-language.ts';

/** Words for blows, force, weapons and threats. */
export const violenceWords: ViolenceWords = {
  PERSON: {
    typed: `
      husband hubby husbnd wife son daughter father dad mother mom mum mummy brother bro sister sis uncle uncles
      aunt aunty laws inlaws law boyfriend bf girlfriend gf ex boss teacher neighbour neighbor stepfather
      stepdad stepmother grandfather grandpa cousin he she they man men someone somebody guy boy girl roommate
      relative fiance landlord partner parents attendant caretaker servant driver tutor coach warden people
    `,
  },
  VICTIM: { typed: 'me my us daughter sister child son girl kid niece boy her student wife' },
  BEATING: {
    typed: `
      assulted assulting assaulted molesed rapped harassed kidnap kidnapped abducted violence~ molested~
      molesting~ blackmailing~ blackmail blackmailed blackmailing violent voilence molest molesting molests
      molestation molester rape raped raping rapes rapist raep incest groped groping gangrape stalking stalker
      trafficked trafficking dowry domesticviolence battered
    `,
  },
  ABUSE: {
    typed: `
      abuse abused abusing abusive abuses abuser harassment harrasment harassing harassed harasses exploitation
      assault
    `,
  },
  ABUSE_KIND: {
    typed: `
      sexual sexually child physical physically domestic emotional emotionally verbal verbally elder husband
      wife by me he she inlaws laws
    `,
  },
  FORCE: { typed: 'force forces forced forcing forcefully forcibly coerces coerced' },
  FORCED: { typed: 'me himself marry marriage sex her sexual us wife sleep' },
  SEX: { typed: 'sex sexual marry marriage with' },
  WRONG: { typed: 'wrong wrongly bad badly inappropriate inappropriately private privates improperly' },
  WRONG_ACT: { typed: 'things thing acts act' },
  TOUCH: { typed: 'touch touches touched touching fondled fondles grabbed grabs groped rubs' },
  PRIVATE: { typed: 'inappropriately parts private breast breasts chest body thigh badly' },
  HAND: { typed: 'hand hands' },
  WEAPON: {
    typed: `
      knife knives gun pistol revolver rifle sword axe weapon hammer acid firearm dagger rod machete
    `,
  },
  WIELD: {
    typed: `
      picked grabs grabbed brought brings bring carries has holding took takes pulled pulling pulls point points
      pointing pointed showing shows showed threatens threatened threatening came with throw throws threw
      throwing behind
    `,
  },
  THREAT: {
    typed: `
      threat threats threaten threatens threatened threatening thretens blackmail blackmails blackmailing
    `,
  },
  KILL_THEM: { typed: 'kill kills killing murder murdering shoot stab burn strangle hang kil' },
  KILL_NOW: { typed: 'kill kills murder murdering shoot stab burn strangle hang kil' },
  THEM: {
    typed: `
      me us him her them boy girl wife husband mother father family someone somebody everyone everybody son
      daughter sister brother children kids parents boss people
    `,
  },
  MURDER: { typed: 'murder murdered' },
  LOCKED: { typed: 'locked locks locking confined captive hostage imprisoned' },
  VICTIM_INSIDE: { typed: 'me us wife her' },
  ROOM: { typed: 'room' },
  BED: { typed: 'bed bedroom room' },
  COMES_IN: { typed: 'comes enters sleeps' },
  VIRAL: { typed: 'viral leak' },
  LOCKS: { typed: 'lock locks locked locking' },
  DANGER: { typed: 'danger' },
  MALE: {
    typed: `
      uncle cousin teacher stepfather neighbour neighbor coach boss grandfather man sir tutor driver brother
    `,
  },
  CIGARETTE: { typed: 'cigarette cigarettes' },
  HIT: {
    typed: `
      choked beat beats beating beatn beaten hit hits hitting slap slaps slapped slapping punch punches punched
      kick kicks kicked thrash thrashes thrashed thrashing assault assaults assaulted torture tortures tortured
      attack attacks attacked strangle strangles strangled strangling choke chokes choking stab stabbed stabs
      bashes bashed whips burns burned burnt hurts hurt hurting harms batter batters abuses abused abuse abusing
      push pushed pushes drag drags dragged shoved shoves
    `,
  },
  BEATEN: { typed: 'beaten beat abused hit hurt assaulted tortured' },
  DRINK: { typed: 'drunk drinks drinking drink alcohol' },
  BODY: { typed: 'face hair arm hand head neck stomach leg body back ribs nose teeth jaw finger fingers' },
  BODY_HIT: {
    typed: `
      broke pulled pulls breaks twists twisted grabbed hit hits punched punches kicked slapped beat
    `,
  },
  WRONGED: { typed: 'daughter sister child son girl kid niece student wife' },
  CLOTHES: { typed: 'clothes pants underwear shirt panty skirt frock' },
  TAKE_OFF: { typed: 'remove removed removes pull pulled pulls undress take' },
  REFUSE: { typed: 'without consent' },
};
