import type { SourceId } from './sources.ts';

/** Tiers of urgency, the most urgent first. */
export const tiers = ['ambulance', 'emergency', 'today', 'soon'] as const;

export type Tier = (typeof tiers)[number];

/** Kind of a sign. It decides which lines stand beside the number of a helpline at night (help-lines.ts). `people` is harm by others. */
type DangerKind = 'body' | 'mind' | 'people';

/** A helpline that a row adds to those of its tier. */
export type AddedLine = 'women' | 'child' | 'drugs' | 'elder';

/**
 * Where a sign of the tier `today` sends people while the hospital is closed: to an emergency department, to a helpline (those of the row, else
 * Tele-MANAS), or nowhere before the morning. Then the row's text has a `night` sentence that keeps the person safe until then.
 */
export type Night = 'department' | 'helpline' | 'morning';

/** Signs that several rows name, by what somebody sees. {@link Danger} refers to them. */
export const signIds = [
  'yellow-eyes',
  'vomiting',
  'fainted',
  'fever',
  'first-fit',
  'sudden-confusion',
  'sudden-confusion-over-60',
  'slurred-speech',
  'coarse-shake',
  'sight-fails',
  'headache-with-vomiting',
  'racing-heart',
  'choking-at-night',
  'hardly-eats',
  'sees-blood',
  'too-many-tablets',
  'opioid-without-tolerance',
  'restless-on-new-tablet',
  'early-signs-back',
  'a-burden-to-others',
  'child-hears-voices',
  'child-sets-fires',
] as const;

export type SignId = (typeof signIds)[number];

interface AnyDanger {
  readonly kind: DangerKind;
  /** Group of people whom the sign concerns. Everybody if undefined. */
  readonly concerns?: string;
  readonly lines?: readonly AddedLine[];
  /**
   * Signs that the row names and another row names too. A page shows one sign in one tier (danger-rules.ts). A row that is more urgent because
   * something is added to a sign, such as drowsiness to yellow eyes, does not have that sign.
   */
  readonly sees?: readonly SignId[];
  /**
   * Whether the short box of a page shows the steps below the sign: they call for faster help, say what to do with the next tablet, or keep somebody
   * safe. The box always shows those of the tier `emergency` and of rows with a box on the first-aid sheet.
   */
  readonly stepsInBox?: true;
  readonly sources: readonly SourceId[];
}

/** A row of the table. Its text is in the folder of each locale under the same id. */
export type Danger = AnyDanger &
  (
    | { readonly tier: 'today'; readonly night: Night }
    | { readonly tier: Exclude<Tier, 'today'>; readonly night?: never }
  );
