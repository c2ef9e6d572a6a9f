/** The cards of Our Treatments and Our Services: which page each leads to, and its one line. Titles are the catalogue's. */
import type { InformationGroupId } from '#app/site/information-groups.ts';
import { entryToPath } from '#app/site/navigation.ts';
import { informationGroups } from '#app/site/pages.ts';

export interface FieldCard {
  readonly path: `/${string}`;
  readonly label: string;
  readonly line: string;
}

/** The eight fields of care, in this order. */
const treatmentLines = {
  psychiatry: 'Low mood, fear, voices, mood that swings, thoughts that will not stop.',
  counselling: 'Talking treatments such as CBT and DBT, and ways to handle stress.',
  children: 'Attention, learning, autism, bedwetting, behaviour and feelings.',
  'de-addiction': 'Alcohol, tobacco, tablets and other drugs: stopping safely, and what comes after.',
  'sexual-wellness': 'Worries about desire, erection, orgasm or pain, for women, men and couples.',
  sleep: 'Lying awake, broken nights, nightmares, walking or talking in your sleep.',
  headache: 'Migraine, tension headache, and when a headache is an emergency.',
  epilepsy: 'What a seizure is, the tests, the treatment, and daily life with epilepsy.',
} as const satisfies Partial<Record<InformationGroupId, string>>;

export const treatments: readonly FieldCard[] = Object.entries(treatmentLines).map(([id, line]) => {
  const group = informationGroups.find((candidate) => candidate.id === id);
  if (!group) throw new Error(`There is no group of pages called ${id}`);
  return { path: group.pages[0].path, label: group.title, line };
});

export const services: readonly FieldCard[] = [
  { path: '/psychiatric-care', line: 'Outpatient visits, a short stay in hospital, and follow-up.' } as const,
  {
    path: '/deaddiction',
    line: 'An honest first talk, safe withdrawal, and a plan for afterwards.',
  } as const,
  {
    path: '/sexual-wellness',
    line: 'Private, respectful help for women, men and couples of any age.',
  } as const,
].map(({ path, line }) => ({ ...entryToPath(path), line }));
