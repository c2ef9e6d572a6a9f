import { formatMoney, type Paise } from '#app/money/money.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import type { UpiCode } from '../upi-code.server.ts';

/** QR code of a UPI payment, with its amount as text. */
export function UpiCodePicture({ upi, paise }: { readonly upi: UpiCode; readonly paise: Paise }) {
  const name = `UPI code for ${formatMoney(paise)}`;
  return (
    <>
      <QrCode code={upi} name={name} />
      <p>{name}</p>
    </>
  );
}
