import { Prose } from '#app/content/parts/prose.tsx';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import Words from '../../../docs/for-the-manager.md';
import type { Route } from './+types/guide';

export function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  return null;
}

export const meta = staffMeta('For the manager');

export default function Guide() {
  return (
    <Prose>
      <Words />
    </Prose>
  );
}
