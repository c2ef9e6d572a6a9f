import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import type { AddedLine, Danger } from './danger.ts';

/** Helplines that a row of the table may add. 112 always stands before them, because a helpline that talks cannot save a life. */
export const addedLines = {
  women: furtherHelplines.women,
  child: helplines.children,
  drugs: helplines.drugsAndAlcohol,
  elder: furtherHelplines.elders,
} as const satisfies Record<AddedLine, unknown>;

export type AnyLine = (typeof addedLines)[AddedLine] | (typeof helplines)['emergency' | 'mentalHealth'];

/** Helplines that a row adds. */
export const linesOf = ({ lines = [] }: Danger): readonly AnyLine[] => lines.map((line) => addedLines[line]);

/** Helplines that some rows add, each once. */
export const linesOfAll = (rows: readonly Danger[]): readonly AnyLine[] => [
  ...new Set(rows.flatMap(linesOf)),
];

/**
 * Lines to call about a row while the hospital is closed: a row about the mind has Tele-MANAS first. A row about harm by others ends with 112,
 * because not every line answers at night.
 */
export const nightLinesOf = (danger: Danger): readonly AnyLine[] =>
  danger.kind === 'people'
    ? [...linesOf(danger), helplines.emergency]
    : [helplines.mentalHealth, ...linesOf(danger)];
