import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import type { HospitalFacts, ProvisionalFact } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import type { SitePage } from '#app/navigation/pages.ts';

/** Result of validation: the normalised text to store, or an error message. */
export type ValidationResult = { readonly text: string } | { readonly problem: string };

/**
 * Input type of a field. In `days` each line has a day and its name, in two inputs. In `hours` each line has
 * weekdays and times, in four inputs. In `prices` each line has a price, in the inputs of price-rows.ts.
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
  | 'hours'
  | 'prices';

/** The part of a field that the browser may see. */
export interface FactFieldView {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: FactFieldKind;
  /** Maximum length of the stored text, in characters. */
  readonly max: number;
  readonly required: boolean;
  /** Options of a `choice`. The empty value means that nothing was entered yet. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Heading above this field and the fields that follow. */
  readonly heading?: string;
  /** Places two consecutive fields with this flag side by side on wide screens. */
  readonly isHalf?: true;
  /** Locale of the typed text, for screen readers and keyboards. The default locale if absent. */
  readonly lang?: Locale;
}

/** A field with its validation. */
export interface FactField extends FactFieldView {
  /**
   * @param text non-empty text, without invisible characters
   * @param today today in India
   */
  readonly check?: (text: string, today: string) => ValidationResult;
  /** Formats the stored text for people, if it is not readable as stored. */
  readonly shown?: (text: string) => string;
}

/** Content of the pages that validation needs. The routes read it. */
export interface PageContent {
  /** Titles of the information pages that quote a price, by the id of the price. */
  readonly quotedPrices: Readonly<Record<string, readonly string[]>>;
}

/** Content and facts that the validation of a section may need besides its own texts. */
export interface FaultContext extends PageContent {
  /** The other facts of the hospital. */
  readonly facts: HospitalFacts;
}

/** Texts of a section by field name. An empty text is a fact that was not entered. */
export type FactTexts = Readonly<Record<string, string>>;

export interface FactSection {
  readonly id: FactSectionId;
  /** Purpose of the section, shown above its form. */
  readonly purpose: string;
  /** Pages that show these facts, as a text for staff. */
  readonly shows: string;
  readonly fields: readonly FactField[];
  /** Marks of provisional values that saving this section removes. */
  readonly confirms?: readonly ProvisionalFact[];
  /** Public page that the form shows as it would be, before anything is saved. */
  readonly previews?: SitePage;
  /**
   * The texts refer to pictures in this site's R2 bucket. `npm run facts:carry` therefore skips the section.
   */
  readonly hasPictures?: true;
  /** Validates fields that depend on each other. Returns error messages by field name. */
  readonly faults?: (texts: FactTexts, around: FaultContext) => Readonly<Record<string, string>>;
  /** Adapts validated texts to the stored ones that they replace, before they are saved. */
  readonly adapted?: (texts: FactTexts, stored: FactTexts) => FactTexts;
  /** Converts facts to the texts of the fields. */
  readonly textsOf: (facts: HospitalFacts) => FactTexts;
  /** Returns a copy of the facts with the values of the texts. */
  readonly applied: (facts: HospitalFacts, texts: FactTexts) => HospitalFacts;
}

/** Declares a section. The type parameter restricts its functions to the names of its fields. */
export const factSection = <const Name extends string>(
  section: Omit<FactSection, 'fields' | 'faults' | 'textsOf' | 'applied'> & {
    readonly fields: readonly (FactField & { readonly name: Name })[];
    readonly faults?: (
      texts: Readonly<Record<Name, string>>,
      around: FaultContext,
    ) => Readonly<Partial<Record<Name, string>>>;
    readonly textsOf: (facts: HospitalFacts) => Readonly<Record<Name, string>>;
    readonly applied: (facts: HospitalFacts, texts: Readonly<Record<Name, string>>) => HospitalFacts;
  },
): FactSection => section as unknown as FactSection;
