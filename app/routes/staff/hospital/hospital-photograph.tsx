import { saveFailure } from '#app/hospital/facts-form.ts';
import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { PhotographForm } from '#app/hospital/parts/photograph-form.tsx';
import { savePhotograph } from '#app/hospital/photograph.commands.server.ts';
import { parsePhotographForm } from '#app/hospital/photograph.input.server.ts';
import {
  isPhotographPlace,
  type PhotographPlace,
  personPlaces,
  photographAt,
  placeTitle,
} from '#app/hospital/photograph-places.ts';
import { buildFacts } from '#app/hospital/sections.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { formAction, textsOf } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffTitleMeta } from '#app/staff-area/frame/staff-meta.ts';
import { toastRedirect } from '#app/staff-area/frame/toast.server.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/hospital-photograph';

const listPath = sectionPath('photographs');

const placeOf = (text: string): PhotographPlace =>
  isPhotographPlace(text) ? text : staffNotFound('There is no such place for a photograph.');

/** Reads the place from the database, because this isolate's copy of the facts may be up to 30 s old. */
async function readPlace(database: Database, place: PhotographPlace) {
  const facts = buildFacts(await readSavedFacts(database));
  const title = placeTitle(place, facts);
  const photograph = photographAt(place, facts);
  return {
    title,
    present: photograph && { path: photograph.path, alt: photograph.alt ?? title },
    suggestedAlt: personPlaces.some((person) => person === place) ? `Portrait of ${title}` : '',
  };
}

export const loader = staffLoader(({ here }, { params }: Route.LoaderArgs) =>
  readPlace(here.database, placeOf(params.place)),
);

export const action = formAction({
  failure: saveFailure,
  file: 'image',
  read: (fields) => textsOf(fields, 'alt'),
  run: async ({ command, fields, file }, { params }: Route.ActionArgs) => {
    const place = placeOf(params.place);
    const { present } = await readPlace(command.database, place);
    await savePhotograph(command, place, parsePhotographForm(fields, file, present !== null));
    return toastRedirect(listPath, 'factsSaved');
  },
});

export const clientAction = formClientAction(saveFailure);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return staffTitleMeta(loaderData ? `Photograph: ${loaderData.title}` : 'Photograph', matches);
}

export default function HospitalPhotograph({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, present, suggestedAlt } = loaderData;
  return (
    <Stack gap="5" className={css.column}>
      <div>
        <h1>{title}</h1>
        <p>
          {present
            ? 'This photograph is on the website. Another one takes its place.'
            : 'The website shows a drawing until there is a photograph.'}
        </p>
      </div>
      <PhotographForm
        key={params.place}
        present={present}
        suggestedAlt={suggestedAlt}
        refused={actionData}
        listPath={listPath}
      />
    </Stack>
  );
}
