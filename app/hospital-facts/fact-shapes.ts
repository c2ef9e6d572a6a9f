/** Type of the hospital's facts. */

import type { Phone } from '#app/contact-details/phone.ts';
import type { Locale } from '#app/languages/locales.ts';
import type { Weekday } from '#app/time/calendar.ts';
import type { RoomName } from './room-titles.ts';

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
interface DataContact {
  readonly name: string;
  readonly email: string;
  readonly phone: Phone;
}

/** A photograph under `public/`, or one that was given in the staff area. */
export interface Photograph {
  readonly path: `/${string}`;
  readonly width: number;
  readonly height: number;
  /** What it shows, for someone who does not see it. */
  readonly alt?: string;
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

/** A time of the day on some weekdays, such as Monday to Saturday from 9:00 to 18:30. */
export interface OpeningTimes {
  /** At least one. */
  readonly days: readonly Weekday[];
  /** Minutes of the day; `to` is at most 1440, which is midnight. */
  readonly from: number;
  readonly to: number;
}

/** Times of a week. Two of the same weekday do not overlap. */
export type OpeningHours = readonly OpeningTimes[];

/** Whether this hospital treats emergencies: never, day and night, or at some hours. */
export type EmergencyCare = 'none' | { readonly always: true } | { readonly hours: OpeningHours };

/** An emergency department of another hospital, to which a family can drive. */
export interface EmergencyDepartment {
  readonly name: string;
  /** Null until the hospital entered it: no number is copied from a list. */
  readonly phone: Phone | null;
  readonly mapUrl: string;
  /** Which emergencies it treats, in one line. */
  readonly takes: string;
  /** Name and line in Devanagari; null where the Hindi edition shows the English ones. */
  readonly hindi: { readonly name: string | null; readonly takes: string | null };
  /** Day on which our staff last called the number, such as '2026-12-01'; null until somebody has. */
  readonly calledOn: string | null;
}

/** What a value cannot show by itself: that it only stands in for one that the hospital knows. */
export type MarkedFact = 'name' | 'shortName' | 'street' | 'mapUrl' | 'managementTitles';

/** A profile of the hospital on another site. */
export interface SocialProfile {
  readonly name: 'YouTube' | 'Facebook' | 'Instagram';
  readonly label: string;
  /** The front page of that site until the hospital enters its own. */
  readonly url: string;
}

/** When appointments can be booked. */
interface BookingTimes {
  /** Visitors book so many hours ahead at least; staff enter one at any time. */
  readonly earliestNoticeHours: number;
  /** Today is the first of so many days that visitors choose from. */
  readonly horizonDays: number;
  /** Until so many hours before it, a visitor moves or cancels an appointment without calling. */
  readonly changeUntilHours: number;
}

/** Name and place in another language than English. Null where the hospital has entered none: the English is shown. */
export interface TranslatedPlace {
  readonly name: string | null;
  readonly shortName: string | null;
  readonly location: string | null;
  /** In one line. */
  readonly address: string | null;
}

/** All that the hospital enters. `written-facts.ts` has the values of the code, a request those of now (decision 0065). */
export interface HospitalFacts {
  readonly provisional: readonly MarkedFact[];
  readonly hospital: {
    readonly name: string;
    /** The wordmark where the full name does not fit. */
    readonly shortName: string;
    readonly beds: number;
    /** Where it is, in the shortest words. */
    readonly location: string;
    readonly address: {
      readonly street: string;
      readonly city: string;
      readonly state: string;
      readonly postalCode: string;
      readonly country: string;
    };
    readonly translations: Readonly<Partial<Record<Locale, TranslatedPlace>>>;
    readonly mapUrl: string;
    readonly copyrightYear: number;
  };
  readonly phones: Readonly<Record<'admission' | 'landline' | 'second', Phone>>;
  readonly email: string;
  /** When somebody answers the phone; null until entered. Closed on `hospitalHolidays`. */
  readonly openingHours: OpeningHours | null;
  /** Null until the hospital says so, which pages treat as 'none'. */
  readonly emergencyCare: EmergencyCare | null;
  /** Nearest first. */
  readonly emergencyDepartments: readonly EmergencyDepartment[];
  readonly socialProfiles: readonly SocialProfile[];
  /** With the State Mental Health Authority (Mental Healthcare Act 2017, s. 65). */
  readonly mentalHealthRegistration: Registration | null;
  /** Where in the hospital its certificate hangs for all to see (s. 70), such as 'at the reception'. */
  readonly certificateShownAt: string | null;
  /** The Mental Health Review Board for Panchkula: its address and telephone are to stand on this website (s. 72). */
  readonly reviewBoard: Office | null;
  /** Where legal help is free (s. 27). */
  readonly legalAid: Office | null;
  /** Under the Clinical Establishments Act 2010, or 'does not apply' where the authority of the district says so. */
  readonly clinicalEstablishment: Registration | 'does not apply' | null;
  /** Who answers for personal data and hears complaints about it: the name and ways to reach them are to be public. */
  readonly dataContact: DataContact | null;
  /** Where what this website stores lies, as the host says it for this account, such as 'in India'. */
  readonly dataPlace: string | null;
  /** The clinician of this hospital who reviews the information pages. */
  readonly clinicalReviewer: { readonly name: string; readonly registration: string } | null;
  /** The day on which the hospital confirmed every price in app/content/prices/prices.ts, such as '2026-12-01'. */
  readonly pricesConfirmedOn: string | null;
  /** The three people of the management page, first the one in charge. */
  readonly management: readonly Manager[];
  /** Photographs in place of the renderings, by room. */
  readonly roomPhotographs: Readonly<Partial<Record<RoomName, Photograph>>>;
  /** On which day the clinical reviewer read an information page, by its path; else the page's own file says so. */
  readonly pageReviews: Readonly<Record<string, string>>;
  /** Bodies that the hospital belongs to, courses it gives or takes, honours it was given: left out while empty. */
  readonly memberships: readonly string[];
  readonly training: readonly string[];
  readonly recognitions: readonly string[];
  /** For payments; without one UPI is not offered. */
  readonly upiId: string | null;
  /** Days on which no doctor sees anybody, such as { day: '2027-01-26', name: 'Republic Day' }. */
  readonly hospitalHolidays: readonly Holiday[];
  readonly booking: BookingTimes;
}
