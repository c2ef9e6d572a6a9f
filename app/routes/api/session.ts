import { requireStaff } from '#app/accounts/session/session.queries.server.ts';
import type { StaffUser } from '#app/accounts/staff/account.values.ts';
import { apiResource } from '#app/platform/http/api.server.ts';

const resource = apiResource({
  GET: async ({ request, context }) => {
    const { id, name, email, role } = await requireStaff(request, context, 'seeDashboard');
    return { user: { _id: id, name, email, role } satisfies StaffUser };
  },
});

export const loader = resource.loader;
export const action = resource.action;
