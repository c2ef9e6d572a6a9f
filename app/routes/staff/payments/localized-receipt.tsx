import { defaultLocale, locales } from '#app/languages/locales.ts';
import { lettersOf } from '#app/payments/parts/localized-receipt.css.ts';
import { Receipt } from '#app/payments/parts/receipt.tsx';
import { paymentMessages } from '#app/payments/payment.values.ts';
import { receiptLocale, receiptPath } from '#app/payments/receipt-paths.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { backToAppointment, PrintedPage } from '#app/staff-area/frame/print-button.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffTitleMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readReceiptCopy } from '#app/staff-area/front-desk/receipt-copy.server.ts';
import type { Route } from './+types/localized-receipt';

export const loader = staffLoader(({ here }, { params }: Route.LoaderArgs) => {
  const locale = receiptLocale(params.language) ?? staffNotFound(paymentMessages.gone);
  return readReceiptCopy(here, params.paymentId, locale);
});

export function meta({ params, matches }: Route.MetaArgs) {
  const locale = receiptLocale(params.language) ?? defaultLocale;
  return staffTitleMeta(`Receipt in ${locales[locale].englishName}`, matches);
}

/**
 * Patient's copy of a receipt in another locale. The buttons are in English, the language of the staff area, and are
 * not printed.
 */
export default function LocalizedReceiptPage({ loaderData: { payment, copy } }: Route.ComponentProps) {
  const label = `Receipt in ${locales[defaultLocale].englishName}`;
  return (
    <PrintedPage links={[{ to: receiptPath(payment.id), label }, backToAppointment(payment)]}>
      <div className={lettersOf[copy.locale]}>
        <Receipt payment={payment} copy={copy} />
      </div>
    </PrintedPage>
  );
}
