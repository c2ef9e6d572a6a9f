import { href } from 'react-router';
import { moveDoctor, readOrderPage, resetOrderToNames } from '#app/doctors/staff-list/doctor-order.server.ts';
import { DoctorOrder, ResetOrderButton } from '#app/doctors/staff-parts/doctor-order.tsx';
import { listAddress, pageNumberOf } from '#app/navigation/list-address.ts';
import { formAction } from '#app/staff-area/frame/form-action.server.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { RouterPagination } from '#app/ui/list-screen/router-pagination.tsx';
import type { Route } from './+types/doctor-order';

const path = href('/dashboard/AddDoctor/order');
const failure = 'Failed to order doctors';

export const loader = staffLoader(({ here }, { url }: Route.LoaderArgs) =>
  readOrderPage(here.database, pageNumberOf(url.searchParams)),
);

export const action = formAction({
  failure,
  run: async ({ command, fields }) => {
    const move = fields.get('move') ?? '';
    if (move === 'by-name') await resetOrderToNames(command);
    else await moveDoctor(command, fields.get('id') ?? '', move, fields.get('other') ?? '');
    return null;
  },
});

export const clientAction = formClientAction(failure);

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
