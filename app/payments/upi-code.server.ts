import { drawCode } from '#app/platform/http/qr-code.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import type { DrawnCode } from '#app/ui/qr-code/qr-code.tsx';
import { type UpiRequest, upiLink } from './payment.view.ts';

/** Of no bank: whoever scans a code of the demonstration pays nobody. */
export const demonstrationUpiId = 'demonstration@invalid';

/** Where payments by UPI go; null where the hospital has no id yet, and UPI is not offered (decision 0042). */
export const offeredUpiId = ({
  demonstration,
  facts,
}: Pick<RequestContext, 'demonstration' | 'facts'>): string | null =>
  demonstration ? demonstrationUpiId : facts.upiId;

/** The code, and what it says. */
export interface UpiCode extends DrawnCode {
  /** On the desk's own phone it opens the app. */
  readonly link: string;
}

/** The code with which a UPI app pays a fixed amount. */
export function upiCode(request: UpiRequest): UpiCode {
  const link = upiLink(request);
  return { ...drawCode(link), link };
}
