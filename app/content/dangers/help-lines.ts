import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';

/** Helplines that a row of the table may add. 112 always stands before them, because a helpline that talks cannot save a life. */
export const addedLines = {
  women: furtherHelplines.women,
  child: helplines.children,
  drugs: helplines.drugsAndAlcohol,
  elder: furtherHelplines.elders,
} as const;
