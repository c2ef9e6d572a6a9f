import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { safeNextPath } from './next-path.ts';

/**
 * Returns the page that an action at the desk redirects to: the requested page of the staff area, or the
 * desk's list.
 */
export const backPath = (asked: string | null | undefined): string => safeNextPath(asked) ?? deskPath;
