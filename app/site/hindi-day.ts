const format = new Intl.DateTimeFormat('hi-IN', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
  numberingSystem: 'latn',
});

/**
 * A date in Hindi words, such as '20 नवंबर 2026'.
 *
 * @param when as for `longDate`
 */
export const hindiDay = (when: string | number) => format.format(new Date(when));
