import { rupeesAndPaise } from '#app/site/rupees.ts';
import type { UpiCode } from '../upi-code.server.ts';
import * as css from './payment.css.ts';

/** The code as a phone's camera reads it, and what it asks for. */
export function UpiCodePicture({ upi, paise }: { readonly upi: UpiCode; readonly paise: number }) {
  const name = `UPI code for ${rupeesAndPaise(paise)}`;
  return (
    <>
      <svg viewBox={`0 0 ${upi.size} ${upi.size}`} className={css.code} role="img">
        <title>{name}</title>
        <path d={upi.path} fill="currentColor" />
      </svg>
      <p>{name}</p>
    </>
  );
}
