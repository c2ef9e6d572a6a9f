import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirectDocument,
} from 'react-router';
import { recordRefusal } from '#app/accounts/session/refusal.server.ts';
import { findStaff, readSignOutReason } from '#app/accounts/session/session.queries.server.ts';
import type { StaffMember } from '#app/accounts/staff/account.values.ts';
import {
  mayForDoctor,
  notPermittedMessage,
  type Permission,
  permissionsOf,
  twoStepMissingMessage,
} from '#app/accounts/staff/permissions.ts';
import { doctorMessages } from '#app/doctors/doctor.values.ts';
import { isDatabaseFailure } from '#app/platform/database/failure.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { type Command, createCommand } from '#app/platform/request/command.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { StaffPath } from '../lists/staff-lists.ts';
import { signInPath } from './next-path.ts';
import { mayRequest, openTo } from './page-permissions.ts';
import { readPendingSubmission } from './pending-submission.server.ts';
import { toastCookie } from './toast.server.ts';
import type { StaffIdentity } from './use-permission.ts';

/** Page where a person sets up two-step sign-in. */
export const twoStepPath = '/dashboard/Account/TwoStep' satisfies StaffPath;

const staffContext = createContext<StaffMember | null>(null);

/** Headers of every staff page: no cache stores it and no search engine lists it. */
export const staffPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Lists all possible causes, because the session's row is gone and cannot tell which one it was. */
const signedOutMessage =
  'You were signed out: nothing was done for a while, somebody ended this session, or this account signed in on more than ten devices. Sign in again in another tab, then press the button once more.';

/**
 * Whether a script sent the form. The form is still on the screen, and a redirect to the sign-in page would
 * lose what was typed.
 */
const isSentByPage = (request: Request) =>
  request.method !== 'GET' && request.headers.get('Sec-Fetch-Dest') === 'empty';

/** Returns the data of the signed-in person that the browser gets. */
export const toStaffIdentity = ({ id, name, email, role, doctorId }: StaffMember): StaffIdentity => ({
  id,
  name,
  email,
  role,
  doctorId,
  permissions: permissionsOf(role),
});

/**
 * Middleware of the staff area. Redirects visitors to the sign-in page for every path, and refuses staff who
 * lack the permission of the page or its form. Middleware runs only when the server handles a request, so
 * every route under /dashboard needs a loader.
 */
export const staffGuard: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const staff = await findStaff(request, context).catch(async (error) => {
    if (!isDatabaseFailure(error)) throw error;
    logError('database failed at the guard', requestContext(context).requestId, error);
    throw data(
      {
        message: 'We cannot check your sign-in for the moment. Please try again.',
        submission: await readPendingSubmission(request),
      },
      // Headers set here would be lost: the layout's own `headers` function sets those of thrown responses.
      { status: 503 },
    );
  });
  // A document redirect is needed: the sign-in page has the public frame, whose scripts the client router
  // cannot load.
  if (!staff && isSentByPage(request)) {
    throw data({ message: signedOutMessage }, { status: 401, headers: staffPageHeaders });
  }
  if (!staff) {
    const reason = await readSignOutReason(request, requestContext(context));
    throw redirectDocument(signInPath(url), {
      headers: {
        ...staffPageHeaders,
        ...(reason && toastCookie(reason === 'idle' ? 'signedOutIdle' : 'signedOutSince')),
      },
    });
  }
  if (staff.mustSetUpCodes && `/${pattern.replace(/^\//, '')}` !== twoStepPath) {
    if (isSentByPage(request))
      throw data({ message: twoStepMissingMessage }, { status: 401, headers: staffPageHeaders });
    throw redirectDocument(twoStepPath, { headers: staffPageHeaders });
  }
  if (!mayRequest(staff.role, pattern, request.method)) {
    await recordRefusal(context, staff);
    // Includes `staff` for the menu, because the layout's loader does not run after this error.
    const refusal = { message: notPermittedMessage, openTo: openTo(pattern, request.method) };
    throw data({ ...refusal, staff: toStaffIdentity(staff) }, { status: 403 });
  }
  context.set(staffContext, staff);
  const response = await next();
  for (const [name, value] of Object.entries(staffPageHeaders)) response.headers.set(name, value);
  return response;
};

/** Returns the signed-in person in a loader or action under /dashboard. */
export function currentStaff(context: Readonly<RouterContextProvider>): StaffMember {
  const staff = context.get(staffContext);
  if (!staff) throw redirectDocument('/signin');
  return staff;
}

/**
 * Refuses a page of a doctor whose data the signed-in person may not see. The answer is the one for a doctor who does
 * not exist, so it tells nothing.
 */
export async function requireDoctorAccess(
  context: Readonly<RouterContextProvider>,
  permission: Permission,
  doctorId: string,
): Promise<void> {
  const staff = currentStaff(context);
  if (mayForDoctor(staff, permission, doctorId)) return;
  await recordRefusal(context, staff);
  staffNotFound(doctorMessages.gone);
}

/** Returns the command context of the signed-in person. */
export const staffCommand = (context: Readonly<RouterContextProvider>): Command =>
  createCommand(context, currentStaff(context));
