import { devices } from 'playwright/test';

interface Visitor {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly userAgent?: string;
  readonly deviceScaleFactor?: number;
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
  readonly javaScriptEnabled: boolean;
}

const desk: Visitor = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  javaScriptEnabled: true,
};

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

const phone: Visitor = {
  viewport: { width: 360, height: 740 },
  userAgent,
  deviceScaleFactor,
  isMobile,
  hasTouch,
  javaScriptEnabled: true,
};

/**
 * Who visits in the tests of a file, by its name: `*.phone.spec.ts` on a phone, `*.noscript.spec.ts` without scripts, the rest on a desk.
 * By the name and not by projects of Playwright's: each project starts processes, Workers and browsers of its own.
 */
export function visitorOf(file: string): Visitor {
  if (file.endsWith('.phone.spec.ts')) return phone;
  return file.endsWith('.noscript.spec.ts') ? { ...desk, javaScriptEnabled: false } : desk;
}
