import { devanagari } from '#app/payments/parts/hindi-receipt.css.ts';
import { Receipt } from '#app/payments/parts/receipt.tsx';
import { receiptPath } from '#app/payments/receipt-paths.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { hiddenInPrint } from '#app/staff-area/frame/print.css.ts';
import { PrintButton } from '#app/staff-area/frame/print-button.tsx';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readReceiptCopy } from '#app/staff-area/front-desk/receipt-copy.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/receipt-in-hindi';

export function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  return readReceiptCopy(requestContext(context), params.paymentId, 'hi');
}

export const meta = staffMeta('Receipt in Hindi');

/**
 * Patient's copy of a receipt. The printed receipt is in Hindi; the buttons are in English, the language of
 * the staff area.
 */
export default function HindiReceiptPage({ loaderData: { payment, copy } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <Cluster className={hiddenInPrint}>
        <PrintButton />
        <RouterButtonLink to={receiptPath(payment.id)} variant="secondary">
          Receipt in English
        </RouterButtonLink>
        <RouterButtonLink to={appointmentPath(payment.appointmentId)} variant="secondary">
          Back to the appointment
        </RouterButtonLink>
      </Cluster>
      <div className={devanagari}>
        <Receipt payment={payment} copy={copy} />
      </div>
    </Stack>
  );
}
