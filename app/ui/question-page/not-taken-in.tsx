import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { Flash } from '../flash/flash.tsx';
import { useWords } from '../locale/edition.ts';

/** Above a form that was sent while the records were away: nothing typed is lost, how to go on, and whom to call. */
export function NotTakenIn() {
  const { phones } = useHospitalFacts();
  const [before, after] = useWords(questionPageWords).notTakenIn;
  return (
    <Flash tone="danger">
      {before}
      <a href={phones.admission.href}>{phones.admission.shown}</a>
      {after}
    </Flash>
  );
}
