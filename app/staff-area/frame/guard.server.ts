import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirectDocument,
} from 'react-router';
import { findStaff } from '#app/accounts/session/session.queries.server.ts';
import type { StaffMember } from '#app/accounts/staff/account.values.ts';
import { codesMissing, notPermitted, permissionsOf } from '#app/accounts/staff/permissions.ts';
import { isDatabaseFailure } from '#app/platform/database/failure.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { type Command, commandBy } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { keptStaffPress } from './kept-press.server.ts';
import { signInPath } from './next-path.ts';
import { mayAsk, type StaffPath } from './page-permissions.ts';
import type { FramedStaff } from './use-may.ts';

/** Where somebody sets codes up for themselves. */
export const twoStepPath = '/dashboard/Account/TwoStep' satisfies StaffPath;

const staffContext = createContext<StaffMember | null>(null);

/** On every staff page: nothing may keep it, nothing may list it. */
export const staffPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Which of them it was is not known any more: the session's row is gone. */
const signedOutMessage =
  'You were signed out: nothing was done for a while, somebody ended this session, or this account signed in on more than ten devices. Sign in again in another tab, then press the button once more.';

/** A form that a script sent: it is still on the screen, and leaving for the sign-in page would lose what was typed. */
const isSentByPage = (request: Request) =>
  request.method !== 'GET' && request.headers.get('Sec-Fetch-Dest') === 'empty';

/** What the frame of the dashboard says of whoever is signed in. */
export const framedStaff = ({ id, name, role }: StaffMember): FramedStaff => ({
  id,
  name,
  role,
  permissions: permissionsOf(role),
});

/**
 * Middleware of the dashboard: whoever is not signed in is sent to the sign-in page, whatever the path; whose role may not open this page,
 * or send its form, is told so. It runs only when the server is asked, so every route under the dashboard has a loader.
 */
export const staffOnly: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const staff = await findStaff(request, context).catch(async (error) => {
    if (!isDatabaseFailure(error)) throw error;
    logError('database failed at the guard', requestContext(context).requestId, error);
    throw data(
      {
        message: 'We cannot check your sign-in for the moment. Please try again.',
        kept: await keptStaffPress(request),
      },
      // Headers given here would be lost: the layout's own `headers` marks what a middleware throws.
      { status: 503 },
    );
  });
  // As a document: the sign-in page is in the public frame, whose scripts the client router cannot put in.
  if (!staff && isSentByPage(request)) {
    throw data({ message: signedOutMessage }, { status: 401, headers: staffPageHeaders });
  }
  if (!staff) throw redirectDocument(signInPath(url), { headers: staffPageHeaders });
  if (staff.mustSetUpCodes && `/${pattern.replace(/^\//, '')}` !== twoStepPath) {
    if (isSentByPage(request))
      throw data({ message: codesMissing }, { status: 401, headers: staffPageHeaders });
    throw redirectDocument(twoStepPath, { headers: staffPageHeaders });
  }
  if (!mayAsk(staff.role, pattern, request.method)) {
    // With whom to say it to: the layout's own loader does not run, and the menu is the way back.
    throw data({ message: notPermitted, staff: framedStaff(staff) }, { status: 403 });
  }
  context.set(staffContext, staff);
  const response = await next();
  for (const [name, value] of Object.entries(staffPageHeaders)) response.headers.set(name, value);
  return response;
};

/** Who is signed in, for the loaders and actions under the dashboard. */
export function currentStaff(context: Readonly<RouterContextProvider>): StaffMember {
  const staff = context.get(staffContext);
  if (!staff) throw redirectDocument('/signin');
  return staff;
}

/** What whoever is signed in asks a store to do. */
export const staffCommand = (context: Readonly<RouterContextProvider>): Command =>
  commandBy(context, currentStaff(context));
