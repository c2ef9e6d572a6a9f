import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { findUsWords } from '#messages/content/find-us/find-us.ts';
import * as css from './find-us.css.ts';

/** A line below facts of the section “Find us and hours” that the hospital has not confirmed. */
export function SampleMark() {
  const { provisional } = useHospitalFacts();
  const { sample } = useWords(findUsWords);
  return provisional.includes('directions') ? <p className={css.sample}>{sample}</p> : null;
}
