/** What the facts of the hospital look like, so that pages, the launch check and tests speak of the same. */

/** A phone as it is shown to a reader and as `tel:` wants it. */
export interface Phone {
  readonly label: string;
  readonly shown: string;
  readonly href: `tel:${string}`;
}

/** A body with an office that one can write to or call. Null where the hospital has still to enter it. */
export interface Office {
  readonly name: string;
  readonly address: string | null;
  readonly phone: Phone | null;
}

/** A number that an authority gave. */
export interface Registration {
  readonly number: string;
  readonly authority: string;
}

/** Who answers for the data of readers and patients, and hears what is wrong with it. */
export interface DataContact {
  readonly name: string;
  readonly email: string;
  readonly phone: Phone;
}

/** A photograph under `public/`, at least 480 px a side. */
interface Photograph {
  readonly path: `/${string}`;
  readonly width: number;
  readonly height: number;
}

export interface Manager {
  /** Null until the hospital names the person: nobody is invented. */
  readonly name: string | null;
  readonly title: string;
  readonly description: string;
  readonly photograph: Photograph | null;
}

/** A day on which the hospital sees nobody by appointment. */
export interface Holiday {
  /** Such as '2027-01-26'. */
  readonly day: string;
  readonly name: string;
}

/** What a value cannot show by itself: that it only stands in for one that the hospital knows. */
export type MarkedFact = 'name' | 'shortName' | 'street' | 'mapUrl' | 'managementTitles';

/** All that the hospital enters: `facts.ts` has it, the launch check reads it. */
export interface SiteFacts {
  readonly provisional: readonly MarkedFact[];
  readonly hospital: {
    readonly name: string;
    readonly shortName: string;
    readonly address: { readonly street: string };
    readonly mapUrl: string;
  };
  readonly phones: Readonly<Record<string, Phone>>;
  readonly email: string;
  readonly socialProfiles: readonly { readonly name: string; readonly url: string }[];
  readonly mentalHealthRegistration: Registration | null;
  readonly certificateShownAt: string | null;
  readonly reviewBoard: Office | null;
  readonly legalAid: Office | null;
  readonly clinicalEstablishment: Registration | 'does not apply' | null;
  readonly dataContact: DataContact | null;
  readonly dataPlace: string | null;
  readonly clinicalReviewer: { readonly name: string; readonly registration: string } | null;
  readonly pricesConfirmedOn: string | null;
  readonly management: readonly Manager[];
  readonly memberships: readonly string[];
  readonly training: readonly string[];
  readonly recognitions: readonly string[];
  readonly upiId: string | null;
  readonly hospitalHolidays: readonly Holiday[];
}
