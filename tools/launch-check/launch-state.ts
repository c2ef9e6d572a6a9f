import { renderedRooms } from '#app/content/rooms/rendered-rooms.ts';
import { videoWithoutRegistrationQuery } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { savedFactsQuery } from '#app/hospital/hospital.queries.server.ts';
import { buildFacts } from '#app/hospital/sections.server.ts';
import type { LaunchState } from '#app/hospital-facts/launch-check.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { readInformationPages } from '../information-pages/read.ts';
import { queryDatabase } from './query-database.ts';

interface Asked {
  /** The text of wrangler.toml. */
  readonly configuration: string;
  readonly database?: Pick<D1Database, 'prepare'>;
}

/** Collects the input of the launch check from the code, wrangler.toml and the site's database. */
export async function readLaunchState({ configuration, database }: Asked): Promise<{
  readonly state: LaunchState;
  /** Reason why the saved facts could not be read. The state then contains only the facts in the code. */
  readonly factsUnknown: string | undefined;
}> {
  const databaseId = /^database_name = "hospital"\s+database_id = "([^"]*)"/m.exec(configuration)?.[1];
  const asked = { databaseId, ...(database && { database }) };
  const saved = await queryDatabase<{ section: string; texts: string }>(asked, savedFactsQuery);
  const doctors = await queryDatabase<{ name: string }>(asked, videoWithoutRegistrationQuery);
  return {
    factsUnknown: 'unknown' in saved ? saved.unknown : undefined,
    state: {
      facts: buildFacts(
        'unknown' in saved
          ? []
          : saved.map(({ section, texts }) => ({
              section,
              texts: JSON.parse(texts) as Record<string, string>,
            })),
      ),
      today: dayInIndia(new Date()),
      // The first match belongs to the public site. The staging environment follows later in the file.
      demonstration: /^DEMONSTRATION = "(\w*)"/m.exec(configuration)?.[1],
      publicOrigin: /^PUBLIC_ORIGIN = "(.*)"/m.exec(configuration)?.[1],
      pagesToReview: readInformationPages()
        .filter(({ frontMatter }) => frontMatter.reviewedOn === null)
        .map(({ frontMatter }) => frontMatter.path),
      renderedRooms,
      videoWithoutRegistration: 'unknown' in doctors ? doctors : doctors.map(({ name }) => name),
    },
  };
}
