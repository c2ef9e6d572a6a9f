import { groupTitles } from '#messages/navigation/page-titles.ts';

export type InformationGroupId = keyof typeof groupTitles;

/** The groups of information pages, in the order of the menus. The files decide which pages each one has. */
export const informationGroupIds = Object.keys(groupTitles) as readonly InformationGroupId[];
