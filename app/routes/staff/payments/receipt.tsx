import { defaultLocale, locales, otherLocales } from '#app/languages/locales.ts';
import { Receipt } from '#app/payments/parts/receipt.tsx';
import { localizedReceiptPath } from '#app/payments/receipt-paths.ts';
import { appointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { hiddenInPrint } from '#app/staff-area/frame/print.css.ts';
import { PrintButton } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readReceiptCopy } from '#app/staff-area/front-desk/receipt-copy.server.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/receipt';

export const loader = staffLoader(({ here }, { params }: Route.LoaderArgs) =>
  readReceiptCopy(here, params.paymentId, defaultLocale),
);

export const meta = staffMeta('Receipt');

export default function ReceiptPage({ loaderData: { payment, copy } }: Route.ComponentProps) {
  return (
    <Stack gap="5">
      <Cluster className={hiddenInPrint}>
        <PrintButton />
        {otherLocales.map((locale) => (
          <RouterButtonLink key={locale} to={localizedReceiptPath(payment.id, locale)} variant="secondary">
            {`Patient’s copy in ${locales[locale].englishName}`}
          </RouterButtonLink>
        ))}
        <RouterButtonLink to={appointmentPath(payment.appointmentId)} variant="secondary">
          Back to the appointment
        </RouterButtonLink>
      </Cluster>
      <Receipt payment={payment} copy={copy} />
    </Stack>
  );
}
