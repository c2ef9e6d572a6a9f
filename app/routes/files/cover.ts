import { serveCover } from '#app/links/serve-thumbnail.server.ts';
import type { Route } from './+types/cover';

export function loader({ params }: Route.LoaderArgs) {
  return serveCover(params.mediaId);
}
