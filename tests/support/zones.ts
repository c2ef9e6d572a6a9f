import { expect, onTestFinished } from 'vitest';

/** Of the machines that run the site, its developers' and its readers': the first day there may be another one than in India. */
export const zones = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata'] as const;

/** Some machines know a zone by its older name. */
const otherNames: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/** Lets the machine be in another zone until the test is over. What was made for a zone before, such as a date's format, keeps it. */
export function moveTo(zone: (typeof zones)[number]): void {
  const before = process.env.TZ;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(otherNames[timeZone] ?? timeZone).toBe(zone);
}
