import { servePicture } from '#app/platform/pictures/picture-store.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { Route } from './+types/picture';

export function loader({ params, request, context }: Route.LoaderArgs) {
  return servePicture(requestContext(context), params.key, request);
}
