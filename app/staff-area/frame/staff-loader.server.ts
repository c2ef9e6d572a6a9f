import { type Handler, type RouteArguments, type StaffCall, staffCallOf } from './staff-call.server.ts';

/**
 * Makes the loader of a page under /dashboard. Without a signed-in person it redirects to the sign-in page.
 *
 * @param load receives React Router's arguments second, annotated with the route's own `Route.LoaderArgs`
 */
export const staffLoader =
  <Loaded>(load: Handler<StaffCall, Loaded | Promise<Loaded>>) =>
  async (args: RouteArguments): Promise<Loaded> =>
    load(staffCallOf(args), args);
