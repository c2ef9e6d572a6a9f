/** The door of a visit by video: when it opens, and where it leads (decision 0127). Pure: callers pass the time. */

import { momentInIndia } from '#app/time/calendar.ts';
import { slotMinutes } from '#app/time/slots.ts';
import { type AppointmentSummary, isLive } from '../appointment.values.ts';

/** Minutes before the visit at which the door opens. */
export const doorOpensBefore = 15;

/** Minutes after the end of the visit at which the door closes. */
const doorClosesAfter = 60;

/** The places in which a visit can be held, with the nearest to the visit first. */
export interface VideoPlaces {
  /** Link that staff typed for the visit. */
  readonly visitLink: string | null;
  readonly doctorLink: string | null;
  /** Name of the room that was drawn for the visit. */
  readonly room: string | null;
  /** Address of the video server that the hospital names, with a slash at its end. */
  readonly server: string | null;
}

/** State of the door on a page. The link is there only while the door is open. */
export type VideoDoor =
  | { readonly state: 'closed'; readonly day: string; readonly opensAt: number }
  | { readonly state: 'open'; readonly link: string }
  | { readonly state: 'no-link' };

/** Draws the name of a room. 122 random bits: nobody guesses it, and it says nothing about the visit. */
export const newVideoRoom = (): string => crypto.randomUUID().replaceAll('-', '');

const videoLinkOf = ({ visitLink, doctorLink, room, server }: VideoPlaces): string | null =>
  visitLink ?? doctorLink ?? (room !== null && server !== null ? `${server}${room}` : null);

/** Door on the page of the person who booked, who learns when it opens before the visit is confirmed. */
export type OwnVideoDoor =
  | VideoDoor
  | { readonly state: 'unconfirmed'; readonly day: string; readonly opensAt: number };

type Visit = Pick<AppointmentSummary, 'visit' | 'status' | 'day' | 'minute'>;

/** Whether a visit has a door, now or later: by video, to come, and not over. */
export const hasDoor = ({ visit, status, day, minute }: Visit, now: Date): boolean =>
  visit === 'video' && isLive(status) && now < momentInIndia(day, minute + slotMinutes + doorClosesAfter);

/**
 * Says what a page shows of the door of a visit.
 *
 * @returns null if the visit has none, or it is closed for good. A visit that is not confirmed has none yet
 */
export function videoDoor(visit: Visit, places: VideoPlaces, now: Date): VideoDoor | null {
  if (visit.status !== 'confirmed' || !hasDoor(visit, now)) return null;
  const { day, minute } = visit;
  const opensAt = minute - doorOpensBefore;
  if (now < momentInIndia(day, opensAt)) return { state: 'closed', day, opensAt };
  const link = videoLinkOf(places);
  return link === null ? { state: 'no-link' } : { state: 'open', link };
}

/** Says what the page of the person who booked shows of the door of a visit. */
export function ownVideoDoor(visit: Visit, places: VideoPlaces, now: Date): OwnVideoDoor | null {
  const { status, day, minute } = visit;
  return status === 'requested' && hasDoor(visit, now)
    ? { state: 'unconfirmed', day, opensAt: minute - doorOpensBefore }
    : videoDoor(visit, places, now);
}
