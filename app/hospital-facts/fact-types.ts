/** Types of the hospital's facts. */

import type { Phone } from '#app/contact-details/phone.ts';
import type { Translations } from '#app/languages/entered-texts.ts';
import type { Weekday } from '#app/time/calendar.ts';
import type { BedStatement } from './free-bed.ts';
import type { MessageFacts } from './message-facts.ts';
import type { PriceFacts } from './price-facts.ts';
import type { RoomName } from './room-titles.ts';

/** An authority with an office. Fields are null until the hospital enters them. */
export interface Office {
  readonly name: string;
  readonly address: string | null;
  readonly phone: Phone | null;
}

/** A registration number and the authority that issued it. */
export interface Registration {
  readonly number: string;
  readonly authority: string;
}

/** Contact person for personal data, who also hears complaints. */
interface DataContact {
  readonly name: string;
  readonly email: string;
  readonly phone: Phone;
}

/** A photograph under `public/`, or one that staff uploaded. */
export interface Photograph {
  readonly path: `/${string}`;
  readonly width: number;
  readonly height: number;
  /** Alternative text. */
  readonly alt?: string;
}

export interface Manager {
  /** Null until the hospital enters the person; the code invents no names. */
  readonly name: string | null;
  readonly title: string;
  readonly description: string;
  readonly translations: Translations<'title' | 'description'>;
  readonly photograph: Photograph | null;
}

/** Where a notice is shown: on all public pages, on the home page, or on the pages that lead to a visit. */
export type NoticePlace = 'all' | 'home' | 'visits';

/** A notice to the public, such as 'Closed on Diwali'. */
export interface PublicNotice {
  readonly text: string;
  readonly translations: Translations<'text'>;
  /** First day in India on which it is shown, such as '2026-12-01'; null for at once. */
  readonly from: string | null;
  /** Last day. */
  readonly until: string;
  readonly place: NoticePlace;
}

/** A day without appointments. */
export interface Holiday {
  /** Day, such as '2027-01-26'. */
  readonly day: string;
  readonly name: string;
}

/** Opening times that some weekdays share, such as Monday to Saturday from 9:00 to 18:30. */
export interface OpeningTimes {
  /** At least one. */
  readonly days: readonly Weekday[];
  /** Minutes of the day. `to` is at most 1440, which is midnight. */
  readonly from: number;
  readonly to: number;
}

/** Opening times of a week. Times of the same weekday must not overlap. */
export type OpeningHours = readonly OpeningTimes[];

/** Whether this hospital treats emergencies: never, day and night, or at some hours. */
export type EmergencyCare = 'none' | { readonly always: true } | { readonly hours: OpeningHours };

/** An emergency department of another hospital, to which a family can drive. */
export interface EmergencyDepartment {
  readonly name: string;
  /** Null until the hospital enters it, because an unchecked number could be wrong. */
  readonly phone: Phone | null;
  readonly mapUrl: string;
  /** Emergencies that it treats, in one line. */
  readonly takes: string;
  readonly translations: Translations<'name' | 'takes'>;
  /** Day on which our staff last called the number, such as '2026-12-01'; null before the first call. */
  readonly calledOn: string | null;
}

/**
 * Facts that can be provisional without looking so. Other provisional values are recognized as placeholders
 * (placeholders.ts).
 */
export type ProvisionalFact =
  | 'name'
  | 'shortName'
  | 'street'
  | 'mapUrl'
  | 'managementTitles'
  | 'directions'
  | 'usualStay';

/** Range of days that most people stay. `fromDays` is at most `toDays`. */
export interface UsualStay {
  readonly fromDays: number;
  readonly toDays: number;
}

/** A profile of the hospital on another site. */
export interface SocialProfile {
  readonly name: 'YouTube' | 'Facebook' | 'Instagram';
  /** URL of the profile; the front page of that site until the hospital enters its own. */
  readonly url: string;
}

/** Rules about when appointments can be booked. */
interface BookingTimes {
  /** Minimum notice for bookings by visitors, in hours. Staff may book at any time. */
  readonly earliestNoticeHours: number;
  /** Number of days that visitors can choose from, beginning today. */
  readonly horizonDays: number;
  /** Hours before an appointment until which visitors may move or cancel it online. */
  readonly changeUntilHours: number;
}

/** Facts of name and place that have a text in each locale. The address is one line. */
export type PlaceFact = 'name' | 'shortName' | 'location' | 'address';

/** Lines of the page that says how to find the hospital. Each has a text in each locale; an empty one is not shown. */
export type DirectionsFact =
  | 'byBus'
  | 'byAuto'
  | 'byCar'
  | 'byTrain'
  | 'parking'
  | 'stepFree'
  | 'bring'
  | 'bag'
  | 'atTheDoor';

/** A place on a map, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** How to come to the hospital, and when. */
export interface Directions {
  /** Hours in which doctors see people; null until entered. Closed on `hospitalHolidays`. */
  readonly opdHours: OpeningHours | null;
  /** Hours in which families may visit people who are admitted; null until entered. */
  readonly visitingHours: OpeningHours | null;
  /** Place of the entrance on a map, for map apps and search engines; null until entered. */
  readonly coordinates: Coordinates | null;
  readonly texts: Readonly<Record<DirectionsFact, string>>;
  readonly translations: Translations<DirectionsFact>;
}

/**
 * All facts that the hospital enters. `default-facts.ts` has the values in the code; the request context has
 * the current ones (decision 0065).
 */
export interface HospitalFacts extends PriceFacts {
  readonly provisional: readonly ProvisionalFact[];
  readonly hospital: {
    readonly name: string;
    /** Wordmark for places where the full name does not fit. */
    readonly shortName: string;
    readonly beds: number;
    /** Location in a few words. */
    readonly location: string;
    readonly address: {
      readonly street: string;
      readonly city: string;
      readonly state: string;
      readonly postalCode: string;
      readonly country: string;
    };
    readonly translations: Translations<PlaceFact>;
    readonly mapUrl: string;
    readonly copyrightYear: number;
  };
  readonly phones: Readonly<Record<'admission' | 'landline' | 'second', Phone>>;
  readonly email: string;
  /** Hours in which the phone is answered; null until entered. Closed on `hospitalHolidays`. */
  readonly openingHours: OpeningHours | null;
  /** Null until the hospital enters it; pages then treat it as 'none'. */
  readonly emergencyCare: EmergencyCare | null;
  /** Null until staff say it, and again after some hours: pages then ask to ring. */
  readonly freeBed: BedStatement | null;
  /** Nearest first. */
  readonly emergencyDepartments: readonly EmergencyDepartment[];
  readonly socialProfiles: readonly SocialProfile[];
  /** Registration with the State Mental Health Authority (Mental Healthcare Act 2017, s. 65). */
  readonly mentalHealthRegistration: Registration | null;
  /** Place in the hospital where the certificate is displayed (s. 70), such as 'at the reception'. */
  readonly certificateShownAt: string | null;
  /**
   * Mental Health Review Board for Panchkula. The law requires its address and telephone on this website (s.
   * 72).
   */
  readonly reviewBoard: Office | null;
  /** Office for free legal aid (s. 27). */
  readonly legalAid: Office | null;
  /**
   * Registration under the Clinical Establishments Act 2010, or 'does not apply' if the district's authority
   * says so.
   */
  readonly clinicalEstablishment: Registration | 'does not apply' | null;
  /**
   * Contact for personal data and complaints about it. The law requires that the name and the contact details
   * are public.
   */
  readonly dataContact: DataContact | null;
  /**
   * Place where the website's data is stored, in the words of the hosting provider for this account, such as
   * 'in India'.
   */
  readonly dataPlace: string | null;
  /** The clinician of this hospital who reviews the information pages. */
  readonly clinicalReviewer: { readonly name: string; readonly registration: string } | null;
  /** Day on which the hospital last confirmed every price, such as '2026-12-01'; null before the first time. */
  readonly pricesConfirmedOn: string | null;
  /** How long most people stay who are admitted. Provisional, and marked as a sample on the page, until the hospital saves the section; null shows no range. */
  readonly usualStay: UsualStay | null;
  /** The three people of the management page; the first is in charge. */
  readonly management: readonly Manager[];
  /** Photographs that replace renderings, by room. */
  readonly roomPhotographs: Readonly<Partial<Record<RoomName, Photograph>>>;
  /**
   * Day on which the clinical reviewer read an information page, by its path. Without an entry the page's own
   * file has the day.
   */
  readonly pageReviews: Readonly<Record<string, string>>;
  /** Memberships, training and awards. Empty lists are not shown. */
  readonly memberships: readonly string[];
  readonly training: readonly string[];
  readonly recognitions: readonly string[];
  /** UPI id for payments; without one, UPI is not offered. */
  readonly upiId: string | null;
  /** Provisional, and marked as a sample on the page, until the hospital saves the section. */
  readonly directions: Directions;
  /** Days on which no doctor sees patients, such as { day: '2027-01-26', name: 'Republic Day' }. */
  readonly hospitalHolidays: readonly Holiday[];
  readonly booking: BookingTimes;
  /** Address of the hospital's own video server (Jitsi), with a slash at its end. Each visit by video then has a room there. Null: none. */
  readonly videoServer: string | null;
  /** In the order in which they are shown. Some may be over, or still to come. */
  readonly publicNotices: readonly PublicNotice[];
  /** Messages by SMS and WhatsApp to people who agreed. */
  readonly messages: MessageFacts;
}
