/** Share by which a size may grow before a test fails: room for a few screens, and too little for a new library. */
const headroom = 0.03;

const kibibyte = 1024;

/**
 * Compressed sizes of the build, in KiB, when somebody last looked at them. A test fails when a size exceeds its budget by
 * more than the headroom. Then look for what can be saved (`npm run build` and the sizes that
 * `npm test -- http tests/http/build.test.ts` compares). If the growth is wanted, write the new size here.
 */
const measured = {
  /**
   * Scripts of the doctor list with its dialogs. 30 November 2026: 5 KiB more than a day before, of which 0.4 KiB are the kinds of columns
   * and the room for a message at the bottom of the window (decision 0130).
   */
  staffScripts: 168.8,
  /**
   * Scripts of the front desk, with one appointment and its dialogs. 30 November 2026: 5 KiB more than a day before, for the forms of
   * declared fields, the question before a doctor is away, the keys of the day list, and the link to the first free time. Later that day 10
   * KiB more: the lines of a bill and what is said to be paid (5), the door of a video visit, age group and sex, and the step “With the
   * doctor” (2), the selection of requests with its result in the list and the way back to the same day (2).
   */
  deskScripts: 178.5,
  /**
   * The three style sheets of a staff page, one of which has the urgent box of the information pages. 30 November 2026: 1.6 KiB more than
   * a day before, of which 1.3 KiB are the board of a day, the waiting room and the week of all doctors. Later that day 0.9 KiB more: the
   * checklist beside an open section of the hospital, tabs, the table of prices and the order of rows.
   */
  staffStyles: 27.2,
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
export const largestManifest = 98_000;
