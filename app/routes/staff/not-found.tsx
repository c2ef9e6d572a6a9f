import { data } from 'react-router';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/not-found';

export function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  return data(null, { status: 404 });
}

export const meta = staffMeta('This page does not exist');

export default function NotFound() {
  return (
    <Stack gap="4">
      <h1>This page does not exist</h1>
      <p>Nothing in the dashboard has this address. The list of doctors and the links are in the menu.</p>
      <Cluster>
        <RouterButtonLink to="/dashboard">Go to the overview</RouterButtonLink>
      </Cluster>
    </Stack>
  );
}
