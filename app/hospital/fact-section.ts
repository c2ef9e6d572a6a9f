import type { FactSectionId } from '#app/hospital-facts/fact-sections.ts';
import type { HospitalFacts, ProvisionalFact } from '#app/hospital-facts/fact-types.ts';
import type { Locale } from '#app/languages/locales.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import type { DeclaredField, FieldKind, FieldTexts, FieldView } from '#app/ui/form/declared-field.ts';

/**
 * Input type of a field. In `days` each line has a day and its name, in two inputs. In `hours` each line has
 * weekdays and times, in four inputs. In `prices` each line has a price, in the inputs of price-rows.ts.
 */
type FactFieldKind = FieldKind | 'days' | 'hours' | 'prices';

/** Place of a field in the form of its section. */
interface FactFieldPlace {
  /** Heading above this field and the fields that follow. */
  readonly heading?: string;
  /** Places two consecutive fields with this flag side by side on wide screens. */
  readonly isHalf?: true;
  /** Name of the field in the default locale whose text this field translates. */
  readonly translates?: string;
  /** Locale in whose tab the field stands, if it is not the one of its text. */
  readonly tab?: Locale;
  /** Id of the part of its section to which the field belongs, in a section with parts. */
  readonly part?: string;
}

/** The part of a field that the browser may see. */
export interface FactFieldView extends FieldView<FactFieldKind>, FactFieldPlace {}

export interface FactFieldProps {
  readonly field: FactFieldView;
  readonly text: string;
  readonly error: string | undefined;
  /** Locale of the open tab; null without scripts, when the texts of all locales stand below one another. */
  readonly language?: Locale | null;
}

/** One of several parts of a section, each in a tab of its own. */
export interface SectionPart {
  readonly id: string;
  readonly label: string;
  /** Explains the part above its fields. */
  readonly about: string;
}

/** A field with its validation. */
export interface FactField extends DeclaredField<FactFieldKind>, FactFieldPlace {}

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
export type FactTexts = FieldTexts;

export interface FactSection {
  readonly id: FactSectionId;
  /** Purpose of the section, shown above its form. */
  readonly purpose: string;
  /** Pages that show these facts, as a text for staff. */
  readonly shows: string;
  readonly fields: readonly FactField[];
  /** Parts of a long section. Each of its fields names its own. */
  readonly parts?: readonly SectionPart[];
  /** Marks of provisional values that saving this section removes. */
  readonly confirms?: readonly ProvisionalFact[];
  /** Public page that the form shows as it would be, before anything is saved. */
  readonly previews?: SitePage;
  /** Whether visitors see anything of this section. By default they do once a text is entered. */
  readonly isShown?: (facts: HospitalFacts) => boolean;
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
