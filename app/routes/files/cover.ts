import { serveCover } from '#app/links/serve-thumbnail.server.ts';
import type { Route } from './+types/cover';

export function loader({ params, request }: Route.LoaderArgs) {
  return serveCover(params.mediaId, new URL(request.url).searchParams.get('subject'));
}
