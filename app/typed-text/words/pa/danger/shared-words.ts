import type { SharedWords } from '../../../danger/danger-language.ts';

/** Words that more than one kind of danger needs: people, will, small verbs. */
export const sharedWords: SharedWords = {
  TO_DIE: { sounds: 'maran mran' },
  ME: { sounds: 'mainu menu mainnu mainoo manu' },
  GO: {
    sounds: `
      java jaava javan jaavan jawan javanga jawanga jawangi javangi jaunda jawaan jange jaange javaan janga
      jangi
    `,
  },
  NOT: { typed: 'ਨਾ' },
  DOIT: { sounds: 'chahunda chaunda laina deyan devan karde' },
  OBJECT: { sounds: 'mainu menu mainnu manu sanu saanu tenu mainoo maanu niyane niyanea' },
  HIT_STEM: { typed: 'kutt ਕੁੱਟ', sounds: 'maran maarn' },
  PROGRESS: { sounds: 'reha rehi rehe riha' },
  ATE: { sounds: 'khalia khadha khadhi khada peliya khaleya peelia pilia khaliyan' },
  GIVE: { sounds: 'deunga dediya devanga devangi dewan devan diti dinda dindi dewanga deun deyan' },
  HAPPENED: { sounds: 'hunda hundi rehnge' },
};
