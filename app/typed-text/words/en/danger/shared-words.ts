import type { SharedWords } from '../../../danger/danger-language.ts';

/** Words that more than one kind of danger needs: people, will, small verbs. */
export const sharedWords: SharedWords = {
  TRY: { typed: 'try tried tries trying attempt attempted attempts' },
  ME: { typed: 'i im iam ive me my' },
  NOT: {
    typed: `
      hasnt havent hadnt arent shouldnt wasnt werent not dont dnt donot doesnt didnt cant cannot cnt wont never
      nevr isnt wouldnt couldnt nothing no none nobody nothin aint hardly unable dosent dunt stopped lost refuse
      refuses
    `,
  },
  DOIT: { typed: 'want do' },
  KILL: {
    typed: `
      kll klling cuts burns killed scratch scratching kill kills killing kil killin finish hang hangs hanging
      hanged shoot shooting shoots stab stabbing drown burn burning harm harming hurt hurting hurts cut cutting
      slit end ending poison strangle choke electrocute suffocate killd destroy starve off delete
    `,
  },
  OBJECT: {
    typed: `
      husband baby infant me us her him them mother mom mum wife daughter sister child children kids kid son
      brother father grandmother grandfather parents girl woman women mummy everyone family
    `,
  },
  VENOM: {
    typed: `
      nuvan rogor malathion ddt dichlorvos gramoxone hilban monocil furadan thimet endosulfan roundup baygon
      celphos~ pesticide~ insecticide~ sulfas sulphas phosphide paraquat cyanide pesticides weedicide
      organophosphate monocrotophos ratkill celfos
    `,
  },
  ANY_POISON: { typed: 'poison' },
  ATE: {
    typed: `
      drinks swallowing ate eaten swallowed swallow swallows swalowed drank drunk drink drinking consumed
      consume consuming ingested ingest injected gulped licked inhaled sniffed chewed had took taken taking
    `,
  },
  PILLS: {
    typed: `
      pill pills tablet tablets tabs capsule capsules medicine medicines medication meds antidepressants
      antidepressant alprazolam alprax tramadol paracetamol crocin dolo clonazepam lorazepam sedatives
      painkillers insulin syrup lithium
    `,
  },
  VOICE: { typed: 'voice voices' },
  GIVE: { typed: 'give' },
};
