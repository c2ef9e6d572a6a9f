import { expect, onTestFinished } from 'vitest';

/** Time zones of servers, developers and readers. The date there can differ from the date in India. */
export const timeZones = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata'] as const;

/** Older zone names that some machines report. */
const otherNames: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/**
 * Sets the machine's time zone until the test ends. Objects created before, such as a date format, keep the
 * old zone.
 */
export function setTimeZone(zone: (typeof timeZones)[number]): void {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(otherNames[timeZone] ?? timeZone).toBe(zone);
}
