import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import type { HospitalFacts, MarkedFact } from '#app/hospital-facts/fact-shapes.ts';

/** A text in the form that is stored, or what is wrong with it. */
export type CheckedText = { readonly text: string } | { readonly problem: string };

/**
 * How a field is asked for; `days` are lines of a day and its name, each asked for in two fields, `hours` lines of weekdays and times, each
 * asked for in four.
 */
type FactFieldKind =
  | 'text'
  | 'lines'
  | 'tel'
  | 'email'
  | 'url'
  | 'date'
  | 'number'
  | 'choice'
  | 'days'
  | 'hours';

/** What a form shows of a field. */
export interface FactFieldShown {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: FactFieldKind;
  /** Characters that are stored at most. */
  readonly max: number;
  readonly required: boolean;
  /** Of a `choice`; the empty one is what nobody has said yet. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The heading above this field and those that follow it. */
  readonly heading?: string;
  /** Where there is room, two fields with it that follow each other stand side by side. */
  readonly isHalf?: true;
  /** Language of what is typed, for screen readers and keyboards; English without it. */
  readonly lang?: 'hi';
}

/** A field with its rule, which the form's answer, the defaults and the tests ask alike. */
export interface FactField extends FactFieldShown {
  /**
   * @param text not empty, without marks that cannot be seen
   * @param today in India
   */
  readonly check?: (text: string, today: string) => CheckedText;
  /** The stored text in words that a person can read, where it is not that already. */
  readonly shown?: (text: string) => string;
}

/** What the fields of a section say, by their names; an empty text is a fact that nobody entered. */
export type FactTexts = Readonly<Record<string, string>>;

export interface FactSection {
  readonly id: FactSectionId;
  /** What it is for. */
  readonly purpose: string;
  /** Where what is entered shows. */
  readonly shows: string;
  readonly fields: readonly FactField[];
  /** Which marks of provisional values a save takes away. */
  readonly confirms?: readonly MarkedFact[];
  /** Its texts name pictures in the store of this site, and say nothing on another. */
  readonly hasPictures?: true;
  /** What is wrong with fields that are right by themselves, by the fields' names. */
  readonly faults?: (texts: FactTexts) => Readonly<Record<string, string>>;
  /** What the fields say of these facts. */
  readonly textsOf: (facts: HospitalFacts) => FactTexts;
  /** These facts with what the fields say. */
  readonly applied: (facts: HospitalFacts, texts: FactTexts) => HospitalFacts;
}

/** A section whose rules know the names of its fields. */
export const factSection = <const Name extends string>(
  section: Omit<FactSection, 'fields' | 'faults' | 'textsOf' | 'applied'> & {
    readonly fields: readonly (FactField & { readonly name: Name })[];
    readonly faults?: (texts: Readonly<Record<Name, string>>) => Readonly<Partial<Record<Name, string>>>;
    readonly textsOf: (facts: HospitalFacts) => Readonly<Record<Name, string>>;
    readonly applied: (facts: HospitalFacts, texts: Readonly<Record<Name, string>>) => HospitalFacts;
  },
): FactSection => section as unknown as FactSection;
