import { RefundSlip } from '#app/payments/parts/refund-slip.tsx';
import { receiptPath } from '#app/payments/receipt-paths.ts';
import { backToAppointment, PrintedPage } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readRefundSlip } from '#app/staff-area/front-desk/receipt-copy.server.ts';
import type { Route } from './+types/refund-slip';

export const loader = staffLoader(({ here }, { params }: Route.LoaderArgs) => readRefundSlip(here, params));

export const meta = staffMeta('Refund slip');

export default function RefundSlipPage({ loaderData }: Route.ComponentProps) {
  const { payment } = loaderData;
  return (
    <PrintedPage links={[{ to: receiptPath(payment.id), label: 'Receipt' }, backToAppointment(payment)]}>
      <RefundSlip {...loaderData} />
    </PrintedPage>
  );
}
