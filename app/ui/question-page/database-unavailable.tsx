import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import type { Refusal } from '../form/refused-form.ts';
import { useWords } from '../locale/page-locale.ts';

function DatabaseUnavailable() {
  const { phones } = useHospitalFacts();
  const [before, after] = useWords(questionPageWords).notTakenIn;
  return (
    <>
      {before}
      <a href={phones.admission.href}>{phones.admission.shown}</a>
      {after}
    </>
  );
}

/**
 * Refusal of a form that was submitted while the database was unavailable. It says that no input is lost, how to
 * continue, and whom to call.
 */
export const databaseUnavailable: Refusal = { message: <DatabaseUnavailable />, errors: {} };
