import { currentStaff } from '#app/staff/guard.server.ts';
import { staffMeta } from '#app/staff/staff-meta.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/page/stack.tsx';
import type { Route } from './+types/links';

export const handle: PageHandle = { hydration: 'eager' };

export function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  return null;
}

export function meta() {
  return staffMeta('Social Links');
}

export default function Links() {
  return (
    <Stack gap="4">
      <Stack gap="1">
        <h1>Social Links</h1>
        <p>Manage social media links</p>
      </Stack>
      <p>Adding and removing links comes with the next release.</p>
    </Stack>
  );
}
