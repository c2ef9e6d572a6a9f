import { apiResource } from '#app/server/api.server.ts';
import { requireStaff } from '#app/staff/session.queries.server.ts';
import type { StaffUser } from '#app/staff/staff.values.ts';

const resource = apiResource({
  GET: async ({ request, context }) => {
    const { id, name, email, role } = await requireStaff(request, context);
    return { user: { _id: id, name, email, role } satisfies StaffUser };
  },
});

export const loader = resource.loader;
export const action = resource.action;
