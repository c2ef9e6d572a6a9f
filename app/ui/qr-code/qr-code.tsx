import { code as look } from './qr-code.css.ts';

/** A QR code that the server drew. */
export interface RenderedQrCode {
  /** Number of squares per side. */
  readonly size: number;
  /** Dark squares as an SVG path. */
  readonly path: string;
}

interface QrCodeProps {
  readonly code: RenderedQrCode;
  /** Accessible name: the purpose of the code. */
  readonly name: string;
}

export function QrCode({ code, name }: QrCodeProps) {
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} className={look} role="img">
      <title>{name}</title>
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}
