import { data } from 'react-router';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';

export const loader = staffLoader(() => data(null, { status: 404 }));

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
