import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';

/** Helplines that a row of the table may add. Nobody in danger of life is sent to a line that talks: 112 always stands before them. */
export const addedLines = {
  women: furtherHelplines.women,
  child: helplines.children,
  drugs: helplines.drugsAndAlcohol,
  elder: furtherHelplines.elders,
} as const;
