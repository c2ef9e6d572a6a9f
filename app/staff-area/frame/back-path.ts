import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { safeNextPath } from './next-path.ts';

/** Where an action at the desk leads back to: a page of the staff area, else the desk's list. */
export const backPath = (asked: string | null | undefined): string => safeNextPath(asked) ?? deskPath;
