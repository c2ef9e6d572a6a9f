import { Outlet } from 'react-router';
import { currentStaff, staffOnly } from '#app/staff/guard.server.ts';
import type { Route } from './+types/dashboard';

export const handle = { hydration: 'eager' };

export const middleware: Route.MiddlewareFunction[] = [staffOnly];

export function loader({ context }: Route.LoaderArgs) {
  const { name } = currentStaff(context);
  return { name };
}

export default function Dashboard() {
  return <Outlet />;
}
