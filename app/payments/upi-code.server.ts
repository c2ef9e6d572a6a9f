import { drawQrCode } from '#app/platform/http/qr-code.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import type { RenderedQrCode } from '#app/ui/qr-code/qr-code.tsx';
import { type UpiRequest, upiLink } from './payment.view.ts';

/** UPI id of no bank, so that a scanned code of the demonstration pays nobody. */
export const demonstrationUpiId = 'demonstration@invalid';

/** The UPI id for payments. Null if the hospital has none yet; UPI is then not offered (decision 0042). */
export const offeredUpiId = ({
  isDemonstration: demonstration,
  facts,
}: Pick<RequestContext, 'isDemonstration' | 'facts'>): string | null =>
  demonstration ? demonstrationUpiId : facts.upiId;

export interface UpiCode extends RenderedQrCode {
  /** Text of the QR code. On a phone, the link opens a UPI app. */
  readonly link: string;
}

/** Draws the QR code of a UPI payment with a fixed amount. */
export function upiCode(request: UpiRequest): UpiCode {
  const link = upiLink(request);
  return { ...drawQrCode(link), link };
}
