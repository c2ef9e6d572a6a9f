import type { PoisonWords } from '../../../danger/danger-language.ts';

/** Words for poison, tablets, breath and fits. */
export const poisonWords: PoisonWords = {
  CHILD: { typed: 'child children kid kids baby toddler daughter son infant boy girl niece nephew old' },
  SWALLOWED: { typed: 'swallowed swallow swallows gulped ingested' },
  TOOK: { typed: 'took taken take taking had popped ate swallowed' },
  TABLETS: { typed: 'pills tablets' },
  MANY: {
    typed: `
      many much all full whole entire extra lots lot handful several bottle strip strips double triple dozen
      excess twenty thirty fifty hundred ten fifteen
    `,
  },
  DRUG: { typed: 'injects drugs heroin smack drug injection injections inject injected opium cocaine' },
  FAINTED: {
    typed: 'unconscious~ unresponsive~ unconcious unconsious collapsed lifeless motionless fainted',
  },
  SENSES: { typed: 'consciousness responding respond response regaining conscious' },
  WAKING: { typed: 'wake waking woken woke awake' },
  BREATH: { typed: 'breath breathe breathing breathin breaths breathes brething pulse' },
  BREATH_STOP: { typed: 'stopped stop not no cant cannot isnt doesnt' },
  COLOURED: { typed: 'blue purple bluish grey gray' },
  LIPS: { typed: 'lips lip face nails turning turned' },
  FOAM: { typed: 'foam foaming froth frothing' },
  MOUTH: { typed: 'mouth' },
  FIT: { typed: 'fit fits seizure seizures siezure seizur convulsion convulsions convulsing' },
  NONSTOP: { typed: 'stopping stop stops ending stopped' },
  ONGOING: { typed: 'continuous continuously nonstop regaining prolonged' },
  MINUTES: { typed: 'min mins minute minutes mint hour hours' },
  SLOW: { typed: 'slow slowly shallow' },
  STRIP: { typed: 'strip strips' },
  POISON: {
    typed: `
      poison poisoned poisonous phenyl phenol phenyle harpic bleach lizol lysol dettol mortein kerosene
      turpentine thinner naphthalene detergent rodenticide acid sanitizer sanitiser petrol diesel antifreeze
      disinfectant roundup fertilizer fertiliser battery arsenic camphor odonil mercury spray hypo herbicide
      cleaner repellent mosquito chemical chemicals coin magnet allout goodknight remover colin surf
    `,
  },
  PEST_DRUG: { typed: 'poison killer liquid cleaner coil powder remover' },
  DOSE: { typed: 'dose doses' },
  SMALL_OBJECT: { typed: 'coin coins magnet' },
  PULSE: { typed: 'pulse' },
  SNAKE: { typed: 'snake cobra' },
  BITTEN: { typed: 'bite bit bitten' },
  CROP: { typed: 'crop crops' },
  FALLEN: { typed: 'fell fallen lying' },
  TENS: { typed: 'ten fifteen twenty thirty half' },
};
