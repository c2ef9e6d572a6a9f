import { currentStaff } from '#app/dashboard/guard.server.ts';
import { DoorLink, Doors } from '#app/dashboard/parts/door-link.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { hospital } from '#app/site/facts.ts';
import { Link2, MonitorSmartphone, UserRoundPlus } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/welcome';

export function loader({ context }: Route.LoaderArgs) {
  const { name } = currentStaff(context);
  return { name };
}

export function meta() {
  return staffMeta('Dashboard');
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap="6">
      <Stack gap="2">
        <h1>{`Welcome to ${hospital.name} Dashboard`}</h1>
        <p>{`Good to see you, ${loaderData.name}. What would you like to do?`}</p>
      </Stack>
      <Doors>
        <DoorLink
          to="/dashboard/AddDoctor"
          icon={<UserRoundPlus size={24} aria-hidden />}
          title="Doctors"
          text="Add a doctor, change a profile, or say who is available today."
        />
        <DoorLink
          to="/dashboard/Links"
          icon={<Link2 size={24} aria-hidden />}
          title="Social links"
          text="The videos and reels that the website shows."
        />
        <DoorLink
          to="/dashboard/sessions"
          icon={<MonitorSmartphone size={24} aria-hidden />}
          title="Sessions"
          text="Where you are signed in, and how to end it on a lost device."
        />
      </Doors>
    </Stack>
  );
}
