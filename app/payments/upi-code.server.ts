import { encode } from 'uqr';
import type { RequestContext } from '#app/server/context.server.ts';
import { upiId } from '#app/site/facts.ts';
import { type UpiRequest, upiLink } from './payment.view.ts';

/** Of no bank: whoever scans a code of the demonstration pays nobody. */
export const demonstrationUpiId = 'demonstration@invalid';

/** Where payments by UPI go; null where the hospital has no id yet, and UPI is not offered (decision 0054). */
export const offeredUpiId = ({ demonstration }: Pick<RequestContext, 'demonstration'>): string | null =>
  demonstration ? demonstrationUpiId : upiId;

/** A code for a phone's camera, as the lines of a picture. */
export interface UpiCode {
  /** Squares a side. */
  readonly size: number;
  /** The dark squares, as the path of an SVG. */
  readonly path: string;
  /** What the code says: on the desk's own phone it opens the app. */
  readonly link: string;
}

/** The code with which a UPI app pays a fixed amount; drawn here, so that no script of it reaches a browser. */
export function upiCode(request: UpiRequest): UpiCode {
  const link = upiLink(request);
  const { size, data } = encode(link, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path, link };
}
