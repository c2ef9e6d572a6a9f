import type { SharedWords } from '../../../danger/danger-language.ts';

/** Words that more than one kind of danger needs: people, will, small verbs. */
export const sharedWords: SharedWords = {
  TO_DIE: { sounds: 'marna marne marni marn mrna mrne mrn mrni' },
  ONES_LIFE: { sounds: 'praan pran prana' },
  TRY: { sounds: 'koshish kosis kosish koshis' },
  ME: {
    sounds: `
      main mai mein mujhe mujhko mujh muje mjhe mujhse hum mere mera meri m mn mu me maine mene hu hun hoon hn
      haan han ham mey
    `,
  },
  GO: {
    sounds: `
      ja jaa jau jaun jaaun jaunga jaungi jaoonga jaoongi jaugi jauga jana jaana jani jane jaane jan jaan jaiye
      jaie jao jaon jaee jayiye jna jne
    `,
  },
  NOT: {
    typed: 'न ना',
    sounds: `
      nahi nahin nhi nhin nai ni nee na naa nahee nahe nehi nahie nahiin nhii nh mat matt naahi nahiun nay nyi
      nahii nei nae
    `,
  },
  DOIT: {
    sounds: `
      karna karni karne kar kr karu karun karlu karlun karlunga karunga karungi karlungi kardu kardun kardunga
      kardena karla kardiya krna krni krdu kru krlu krlunga karenge kardungi dena deni du dun chahta chahti lena
      lu kardo krdena denge lunga lungi
    `,
  },
  OBJECT: {
    typed: 'maa',
    sounds: `
      mujhe mujhko mujh muje mjhe hame hamko humein humko hamein mujhpar mujhpe maa mummy biwi patni bachche
      bachcho bachchon bacche beti behan nanu bahu roz roj rozana bahut bhot bht sabko hamen humen bhen bibi
      dadi
    `,
  },
  HIT_STEM: { typed: 'पीट peet', sounds: 'maar mar mr maarna maarne marne marna marn maru' },
  PROGRESS: { sounds: 'raha rahi rahe rha rhi rhe' },
  VENOM: {
    sounds: `
      sulfas salfas salphas selfos selphas celfas celphas sulphos salfos keetnashak kitnashak keetnasak kitnasak
      keedemar kidemar keeremar kiremar
    `,
  },
  ANY_POISON: { sounds: 'jahar jeher jehar jaher jahr jehr jher zahr' },
  ATE: {
    sounds: `
      kha khaa khaya khayi khai khae khaye khaaya khaliya khali khalee kheya piya pi pia peeya piliya pili peeta
      peeti pita piti nigal nigla nigli gatak ghatak chaat pilaya khaalia khaalee pee khayaa
    `,
  },
  PILLS: {
    sounds: `
      goli goliyan goliya goliyaan golian golia dawai dawaiyan dawaiya dawa tablet davai dawaai dwai golliyan
      dawayi dawaian
    `,
  },
  VOICE: { sounds: 'awaz awaaz awazen awazein awaazein awazan awaazan awaj awaajan' },
  GIVE: {
    sounds: `
      de dena deni du dun doon dunga dungi dedi dede dedu dedunga dedungi deda denge deti deta deo do dio dawan
      dende
    `,
  },
  HAPPENED: { sounds: 'hoya hua huya hota hoti hue hui ho rahenge rahe' },
};
