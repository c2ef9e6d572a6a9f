import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import { groups, type OpenFact, openFacts } from '#app/hospital-facts/launch-check.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';

export type LaunchAsked = Pick<RequestContext, 'demonstration' | 'now' | 'origin'> & {
  /** Rooms that have a rendering instead of a photograph in the code. */
  readonly renderedRooms: readonly string[];
  /** Paths of information pages without a recorded review. */
  readonly pagesToReview: readonly string[];
};

/** A fact that must be entered or confirmed before the website opens. */
export type LaunchPoint = Pick<OpenFact, 'fact' | 'enter' | 'where' | 'section'> & {
  readonly group: string;
  readonly isLaw: boolean;
};

/** Runs the launch check inside the Worker. Facts that a law requires come first. */
export const launchPoints = (
  { demonstration, now, origin, renderedRooms, pagesToReview }: LaunchAsked,
  videoWithoutRegistration: readonly string[],
  facts: HospitalFacts,
): readonly LaunchPoint[] =>
  openFacts({
    facts,
    today: dayInIndia(now),
    demonstration: demonstration ? 'on' : 'off',
    publicOrigin: origin,
    pagesToReview,
    renderedRooms,
    videoWithoutRegistration,
  }).map(({ group, fact, enter, where, section }) => ({
    group: groups[group],
    isLaw: group === 'law',
    fact,
    enter,
    where,
    ...(section && { section }),
  }));
