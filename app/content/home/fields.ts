/** Cards of the sections Our Treatments and Our Services. Their titles come from the catalogue. */

import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import type { InformationGroupId } from '#app/navigation/information-groups.ts';
import { entryToPath, type NavigationEntry } from '#app/navigation/navigation.ts';
import { informationGroups } from '#app/navigation/pages.ts';
import { fieldWords } from '#messages/content/home/fields.ts';

export interface FieldCard extends NavigationEntry {
  /** Group of pages whose title is the label. */
  readonly group?: InformationGroupId;
  readonly line: string;
}

/** The eight fields of care, in the order of the section. */
const treatments = [
  'psychiatry',
  'counselling',
  'children',
  'de-addiction',
  'sexual-wellness',
  'sleep',
  'headache',
  'epilepsy',
] as const satisfies readonly InformationGroupId[];

export const treatmentsIn = (locale: Locale): readonly FieldCard[] =>
  treatments.map((id) => {
    const group = informationGroups.find((candidate) => candidate.id === id);
    if (!group) throw new Error(`There is no group of pages called ${id}`);
    const line = messagesIn(locale, fieldWords).treatments[id];
    return { path: group.pages[0].path, label: group.title, group: id, line };
  });

const services = ['/psychiatric-care', '/deaddiction', '/sexual-wellness'] as const;

export const servicesIn = (locale: Locale): readonly FieldCard[] =>
  services.map((path) => ({ ...entryToPath(path), line: messagesIn(locale, fieldWords).services[path] }));
