import type { SpokenSequences } from '../../../danger/danger-language.ts';

export const sequences: SpokenSequences = {
  overdose: { sequences: ['od +on|ho', 'MANY +DOSE *mistake|child|^galti|kid'] },
  'too-many-tablets': {
    sequences: [
      'empty|^khali +STRIP|bottle *PILLS',
      'PILLS +STRIP +empty|^khali',
      'PILLS +^ek +^saath +ATE +DONE',
      'PILLS +^ikatthi|^ikathi +ATE +DONE',
      'MANY|^poori|^puri ^sheeshi|^shishi|bottle ATE +DONE',
    ],
  },
  'not-breathing': { sequences: ['BREATH +^lena|^le +BREATH_STOP'] },
  'unending-fit': {
    sequences: [
      'FIT *^beech|between *SENSES +NOT',
      '^baad +^ek *FIT_SECOND|FIT',
      'FIT ^ghanta|hour|hours|^ghante|half',
      '^ghanta|hour|hours|^ghante *FIT',
      'FIT +now|^abhi',
      '^abhi FIT',
    ],
    deniedBy: ['^abhi|now +NOT +FIT'],
  },
  'suicide-by-name': {
    deniedBy: [
      'SUICIDE THINK +NOT +only|just|but|^sirf|^keval|^bas',
      'ONESELF HURT THINK +NOT +only|just|but|^sirf|^keval|^bas',
    ],
  },
  'wanting-to-die': { sequences: ['TO_DIE +^baad EVERYTHING|BETTER'] },
  'no-way-but-death': {
    sequences: [
      '^bach +^gaya|^gayi *^iss|^is +^baar',
      'LAST *^maaf',
      'NOTE +^likh|^likhi EVERYONE|^liye|^ghar',
      '^alvida|^alwida',
      '^phir|^fir|^ab +NOT ^milenge',
      'bahut|^bahut|^bathera LIVE_STEM +TAKE',
      'SAY *GO *^upar',
      'SAY ^upar *GO',
      '^tasveer|^photo *^haar ^chadha|^chadhana|^pehna|^pehnana',
      'WANT *RAIL ^thok|crash',
      'FEEL *RAIL ^thok|crash',
      '^khatam|^khatm +^ho|^hu +^jau|^jaun|^jaunga|^jaungi|^jaoon',
      '^ab|^bas +^sab +END',
      'if|happens|^agar|^je TOOK *^saari|all *PILLS',
      'PILLS *ATE +TAKE *^kya',
      'NOT ^bacha|^bachi TO_DIE|DIE_AND_GO',
      'ONESELF +^kuch +DOIT',
      '^kuch +^kar +END_UP',
      '^kuch +^kar +^na +END_UP',
      '^ulta +^seedha +kar',
    ],
  },
  'things-given-away': {
    sequences: [
      'sorry|^maaf +everyone|all|^sabko',
      '^aankh|^ankh NOT +^khule|^khulle',
      'today|^aaj|^ajj LAST_BEFORE|LAST +day|^din *sorry|MINE|^maaf',
      '^sabko|everyone +sorry',
    ],
  },
  'not-wanting-to-live': { sequences: ['^ab +NOT +STAY'] },
  'tired-of-life': { deniedBy: ['LIFE +^bhar'] },
  'ending-life': { sequences: ['LIFE END +^karna', '^sab +END BE'] },
  farewell: { sequences: ['HIGH SORRY|maaf', 'khel +END', 'SORRY left|gone home|house|^ghar'] },
  'self-harm': {
    deniedBy: [
      'SUICIDE THINK +NOT +only|just|but|^sirf|^keval|^bas',
      'ONESELF HURT THINK +NOT +only|just|but|^sirf|^keval|^bas',
    ],
  },
  hanging: {
    sequences: ['have|has|got +^rope|noose', 'rope|noose|^rassi *ready|^taiyar|^himmat', '^rassi|rope +TAKE'],
  },
  jumping: {
    sequences: [
      'gaddi +UNDER',
      'under|front|^thalle|^niche|^neeche +RAIL',
      '^patri|^phatak|track|tracks|^rel STAND',
      'WENT +^patri|track|tracks|^phatak',
    ],
  },
  'fire-or-hoarded-pills': { sequences: ['FIRE POURED OWN|ONESELF|upar'] },
  'being-beaten': {
    sequences: ['OBJECT +HIT_STEM +COME|^aata|^aate|^aati|^daudta|^lagta|^laga'],
    deniedBy: [
      'no|not|dont|doesnt|never|didnt|nobody|noone|one|^nahi|^nhi +HIT|BEATS|SURELY_BEATS',
      'BEATS|SURELY_BEATS +^nahi|^nhi|^nai',
    ],
  },
  'was-hit': {
    sequences: ['PERSON +^ne +BEATS|HIT', 'PERSON +^ne +OBJECT +BEATS', 'usne|unhone|^usne|^unhone +BEATS'],
    deniedBy: [
      'no|not|dont|doesnt|never|didnt|nobody|noone|one|^nahi|^nhi +HIT|BEATS|SURELY_BEATS',
      'BEATS|SURELY_BEATS +^nahi|^nhi|^nai',
    ],
  },
  'kept-in': { sequences: ['PERSON *^khana +NOT +GIVES'] },
  forced: { sequences: ['^bina|without +^marzi|^marji|consent *^shaadi|^shadi|SEX|marriage'] },
  'wronged-in-body': {
    sequences: ['^bahar *SHUT +KEPT', '^bahar +NOT +GO +GIVES', '^kapde +^utaar|^utar|^utare'],
  },
  'locked-in-or-burnt': { sequences: ['PERSON *FLAMES SET_ALIGHT TRY|koshish'] },
};
