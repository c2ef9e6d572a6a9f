import { href } from 'react-router';
import { moveDoctor, readOrderPage, resetOrderToNames } from '#app/doctors/staff-list/doctor-order.server.ts';
import { DoctorOrder, ResetOrderButton } from '#app/doctors/staff-parts/doctor-order.tsx';
import { listAddress, pageNumberOf } from '#app/navigation/list-address.ts';
import { readForm } from '#app/platform/http/body.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { currentStaff, staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { refuseForm } from '#app/staff-area/frame/refuse-form.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { callServerAction } from '#app/staff-area/front-desk/call-server-action.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { RouterPagination } from '#app/ui/list-screen/router-pagination.tsx';
import type { Route } from './+types/doctor-order';

const path = href('/dashboard/AddDoctor/order');
const failure = 'Failed to order doctors';

export async function loader({ url, context }: Route.LoaderArgs) {
  currentStaff(context);
  return readOrderPage(requestContext(context).database, pageNumberOf(url.searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  const command = staffCommand(context);
  try {
    const fields = await readForm(request);
    const move = fields.get('move') ?? '';
    if (move === 'by-name') await resetOrderToNames(command);
    else await moveDoctor(command, fields.get('id') ?? '', move, fields.get('other') ?? '');
  } catch (error) {
    return refuseForm(error, failure, command.requestId);
  }
  return null;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServerAction(serverAction, failure);
}

export const meta = staffMeta('Order on the website');

export default function DoctorOrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <div>
        <h1>Order on the website</h1>
        <p>
          {order.isOrdered
            ? 'The directory and the home page show the doctors in this order. Who is added later comes last, by name.'
            : 'The directory and the home page show the doctors by name until you move one.'}
        </p>
      </div>
      <Cluster gap="3">
        <RouterButtonLink to={href('/dashboard/AddDoctor')} variant="secondary" size="small">
          Doctor List
        </RouterButtonLink>
        {order.isOrdered && <ResetOrderButton />}
      </Cluster>
      <DoctorOrder order={order} problem={actionData?.message} />
      <RouterPagination
        label="Pages of the order"
        page={order.page}
        pages={order.pages}
        addressOf={(page) => listAddress(path, { page })}
      />
    </Stack>
  );
}
