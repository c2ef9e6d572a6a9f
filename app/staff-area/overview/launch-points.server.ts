import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { findMissingFacts, launchGroups, type MissingFact } from '#app/hospital-facts/launch-check.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';

export type LaunchCheckInput = Pick<RequestContext, 'isDemonstration' | 'now' | 'origin'> & {
  /** Rooms that have a rendering instead of a photograph in the code. */
  readonly renderedRooms: readonly string[];
  /** Paths of information pages without a recorded review. */
  readonly pagesToReview: readonly string[];
};

/** A fact that must be entered or confirmed before the website opens. */
export type LaunchPoint = Pick<MissingFact, 'fact' | 'enter' | 'section'> & {
  /** Null for a point that only a developer can settle. */
  readonly where: string | null;
  readonly group: string;
  readonly isLaw: boolean;
};

/** Runs the launch check inside the Worker. Facts that a law requires come first. */
export const launchPoints = (
  { isDemonstration, now, origin, renderedRooms, pagesToReview }: LaunchCheckInput,
  videoWithoutRegistration: readonly string[],
  facts: HospitalFacts,
): readonly LaunchPoint[] =>
  findMissingFacts({
    facts,
    today: dayInIndia(now),
    demonstration: isDemonstration ? 'on' : 'off',
    publicOrigin: origin,
    pagesToReview,
    renderedRooms,
    videoWithoutRegistration,
  }).map(({ group, fact, enter, where, section, forStaff }) => ({
    group: launchGroups[group],
    isLaw: group === 'law',
    fact: forStaff?.fact ?? fact,
    enter: forStaff?.enter ?? enter,
    where: forStaff ? null : where,
    ...(section && { section }),
  }));
