import { groupTitles } from '#messages/navigation/page-titles.ts';

export type InformationGroupId = keyof typeof groupTitles;

/**
 * Groups of information pages, in the order of the menus (requirement 31). The files decide which pages each
 * group has.
 */
export const informationGroupIds = Object.keys(groupTitles) as readonly InformationGroupId[];
