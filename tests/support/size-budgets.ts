/** Share by which a size may grow before a test fails: room for a few screens, and too little for a new library. */
const headroom = 0.03;

const kibibyte = 1024;

/**
 * Compressed sizes of the build, in KiB, when somebody last looked at them. A test fails when a size exceeds its budget by
 * more than the headroom. Then look for what can be saved (`npm run build` and the sizes that
 * `npm test -- http tests/http/build.test.ts` compares). If the growth is wanted, write the new size here.
 */
const measured = {
  /** Scripts of the doctor list with its dialogs. 29 November 2026. */
  staffScripts: 163.8,
  /**
   * Scripts of the front desk, with one appointment and its dialogs. 30 November 2026: 5 KiB more than a day before, for the forms of
   * declared fields, the question before a doctor is away, the keys of the day list, and the link to the first free time.
   * 3 KiB more for the bill with its lines: their list, the form that adds to it, and the sessions of packs.
   */
  deskScripts: 171.1,
  /**
   * The three style sheets of a staff page, one of which has the urgent box of the information pages. 30 November 2026: 1.6 KiB more than
   * a day before, of which 1.3 KiB are the board of a day, the waiting room and the week of all doctors.
   */
  staffStyles: 26.3,
} as const;

/** Limit of a size in bytes, with its headroom. */
export const budgetOf = (name: keyof typeof measured): number =>
  Math.floor(measured[name] * (1 + headroom) * kibibyte);

/**
 * Limit of the number of routes. A new isolate creates all of them. A further information page, tool or locale needs no route: one that
 * does belongs to a page with a loader or rules of its own. The last one is the page with the first free times of all doctors: it has a
 * loader and filters in its address, which no other page of the desk could take.
 */
export const mostRoutes = 146;

/** Limit of the list of all routes with their scripts in bytes, not compressed. The Worker and each staff page parse it. */
export const largestManifest = 110_000;
