import { requestContext } from '#app/server/context.server.ts';
import { rangedAsset } from '#app/server/ranged-asset.server.ts';
import type { Route } from './+types/video';

export function loader({ request, context }: Route.LoaderArgs) {
  return rangedAsset(requestContext(context).assets, request);
}
