import { rangedAsset } from '#app/platform/http/ranged-asset.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { Route } from './+types/video';

export function loader({ request, context }: Route.LoaderArgs) {
  return rangedAsset(requestContext(context).assets, request);
}
