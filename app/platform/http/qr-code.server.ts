import { encode } from 'uqr';

/**
 * Draws a text as a QR code in SVG path data. The server draws it, so that browsers need no script for it.
 */
export function drawQrCode(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
