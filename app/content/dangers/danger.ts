import type { addedLines } from './help-lines.ts';
import type { SourceId } from './sources.ts';

/** How soon help is needed, the most urgent first. */
export const tiers = ['ambulance', 'emergency', 'today', 'soon'] as const;

export type Tier = (typeof tiers)[number];

/**
 * Decides whom the tier `today` names when we are closed: a sign of the body or of a medicine belongs in an emergency department,
 * thoughts and fear on the Tele-MANAS line, harm by others on the lines for women, children and elders.
 */
export const dangerKinds = ['body', 'mind', 'people'] as const;

export type DangerKind = (typeof dangerKinds)[number];

/** A helpline that a row adds to those of its tier. */
export type AddedLine = keyof typeof addedLines;

/** A row of the table. Its words stand in each locale's folder under the same id. */
export interface Danger {
  readonly tier: Tier;
  readonly kind: DangerKind;
  /** Whom it concerns; everybody where nothing is said. */
  readonly concerns?: string;
  readonly lines?: readonly AddedLine[];
  readonly sources: readonly SourceId[];
}
