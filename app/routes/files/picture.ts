import { requestContext } from '#app/server/context.server.ts';
import { servePicture } from '#app/server/pictures/picture-store.server.ts';
import type { Route } from './+types/picture';

export function loader({ params, request, context }: Route.LoaderArgs) {
  return servePicture(requestContext(context), params.key, request);
}
