import { RefundSlip } from '#app/payments/parts/refund-slip.tsx';
import { receiptPath } from '#app/payments/receipt-paths.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { hiddenInPrint } from '#app/staff-area/frame/print.css.ts';
import { PrintButton } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readRefundSlip } from '#app/staff-area/front-desk/receipt-copy.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/refund-slip';

export const loader = staffLoader(({ here }, { params }: Route.LoaderArgs) => readRefundSlip(here, params));

export const meta = staffMeta('Refund slip');

export default function RefundSlipPage({ loaderData }: Route.ComponentProps) {
  const { payment } = loaderData;
  return (
    <Stack gap="5">
      <Cluster className={hiddenInPrint}>
        <PrintButton />
        <RouterButtonLink to={receiptPath(payment.id)} variant="secondary">
          Receipt
        </RouterButtonLink>
        <RouterButtonLink to={appointmentPath(payment.appointmentId)} variant="secondary">
          Back to the appointment
        </RouterButtonLink>
      </Cluster>
      <RefundSlip {...loaderData} />
    </Stack>
  );
}
