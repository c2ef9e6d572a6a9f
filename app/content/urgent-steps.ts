import { furtherHelplines, helplines } from '#app/site/facts.ts';

/** How soon help is needed, the most urgent first: what a page's `<UrgentHelp>` is written in. */
export const urgentSteps = ['Now', 'Today', 'Soon'] as const;

export type UrgentStep = (typeof urgentSteps)[number];

/** Lines that a page may add to those every page has, by the words that the page says them in. */
export const addedLines = {
  // Somebody in danger now must never be sent to a line that talks.
  Now: { women: furtherHelplines.women, child: helplines.children },
  Today: {
    drugs: helplines.drugsAndAlcohol,
    child: helplines.children,
    women: furtherHelplines.women,
    elder: furtherHelplines.elders,
  },
} as const;
