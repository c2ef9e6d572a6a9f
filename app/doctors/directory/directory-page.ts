import type { DoctorSummary } from '../doctor.values.ts';

/** A page of the directory or of its search results. */
export interface DirectoryPage {
  /** Doctors on this page: search results by name, otherwise in the directory's order. */
  readonly doctors: readonly DoctorSummary[];
  readonly page: number;
  readonly pages: number;
  /** Number of doctors on all pages. */
  readonly count: number;
  /** Whether the search matches more doctors than `count`. */
  readonly hasMore: boolean;
  /** Whether this page has all doctors, including those that do not match. The browser then searches by itself. */
  readonly isWhole: boolean;
}
