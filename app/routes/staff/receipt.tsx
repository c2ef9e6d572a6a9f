import { appointmentPath } from '#app/appointments/desk-paths.ts';
import { staffNames } from '#app/dashboard/desk.server.ts';
import { currentStaff } from '#app/dashboard/guard.server.ts';
import { screenOnly } from '#app/dashboard/parts/paper.css.ts';
import { PrintButton } from '#app/dashboard/parts/print-button.tsx';
import { staffMeta } from '#app/dashboard/staff-meta.ts';
import { Receipt } from '#app/payments/parts/receipt.tsx';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { paymentMessages } from '#app/payments/payment.values.ts';
import { amountInWords } from '#app/payments/payment.view.ts';
import { requestContext } from '#app/server/context.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import { addressLine } from '#app/site/address.ts';
import { hospital, phones } from '#app/site/facts.ts';
import { RouteButtonLink } from '#app/ui/button/route-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/receipt';

export async function loader({ context, params }: Route.LoaderArgs) {
  currentStaff(context);
  const { database } = requestContext(context);
  const payment = (await findPayment(database, params.paymentId)) ?? notFound(paymentMessages.gone);
  const nameOf = await staffNames(database);
  return { payment, words: amountInWords(payment.amountPaise), takenBy: nameOf(payment.by) };
}

export function meta() {
  return staffMeta('Receipt');
}

export default function ReceiptPage({ loaderData: { payment, words, takenBy } }: Route.ComponentProps) {
  const from = [hospital.name, addressLine(), phones.admission.shown];
  return (
    <Stack gap="5">
      <Cluster className={screenOnly}>
        <PrintButton />
        <RouteButtonLink to={appointmentPath(payment.appointmentId)} variant="secondary">
          Back to the appointment
        </RouteButtonLink>
      </Cluster>
      <Receipt payment={payment} words={words} from={from} takenBy={takenBy} />
    </Stack>
  );
}
