import { defaultLocale, locales, otherLocales } from '#app/languages/locales.ts';
import { Receipt } from '#app/payments/parts/receipt.tsx';
import { localizedReceiptPath } from '#app/payments/receipt-paths.ts';
import { backToAppointment, PrintedPage } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readReceiptCopy } from '#app/staff-area/front-desk/receipt-copy.server.ts';
import type { Route } from './+types/receipt';

export const loader = staffLoader(({ here }, { params }: Route.LoaderArgs) =>
  readReceiptCopy(here, params.paymentId, defaultLocale),
);

export const meta = staffMeta('Receipt');

export default function ReceiptPage({ loaderData: { payment, copy } }: Route.ComponentProps) {
  const copies = otherLocales.map((locale) => ({
    to: localizedReceiptPath(payment.id, locale),
    label: `Patient’s copy in ${locales[locale].englishName}`,
  }));
  return (
    <PrintedPage links={[...copies, backToAppointment(payment)]}>
      <Receipt payment={payment} copy={copy} />
    </PrintedPage>
  );
}
