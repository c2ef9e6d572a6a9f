import { code as look } from './qr-code.css.ts';

/** A code for a phone's camera, drawn by the server. */
export interface DrawnCode {
  /** Squares a side. */
  readonly size: number;
  /** The dark squares, as the path of an SVG. */
  readonly path: string;
}

interface QrCodeProps {
  readonly code: DrawnCode;
  /** What it is for: its accessible name. */
  readonly name: string;
}

/** A code as a phone's camera reads it. */
export function QrCode({ code, name }: QrCodeProps) {
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} className={look} role="img">
      <title>{name}</title>
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}
