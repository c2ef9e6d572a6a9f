import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { useWords } from '../locale/page-locale.ts';

/**
 * Message above a form that was submitted while the database was unavailable. It says that no input is lost, how to
 * continue, and whom to call.
 */
export function DatabaseUnavailableAlert() {
  const { phones } = useHospitalFacts();
  const [before, after] = useWords(questionPageWords).notTakenIn;
  return (
    <InlineAlert tone="danger">
      {before}
      <a href={phones.admission.href}>{phones.admission.shown}</a>
      {after}
    </InlineAlert>
  );
}
