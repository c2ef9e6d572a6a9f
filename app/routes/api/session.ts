import type { StaffUser } from '#app/accounts/account.values.ts';
import { requireStaff } from '#app/accounts/session.queries.server.ts';
import { apiResource } from '#app/server/api.server.ts';

const resource = apiResource({
  GET: async ({ request, context }) => {
    const { id, name, email, role } = await requireStaff(request, context, 'seeDashboard');
    return { user: { _id: id, name, email, role } satisfies StaffUser };
  },
});

export const loader = resource.loader;
export const action = resource.action;
