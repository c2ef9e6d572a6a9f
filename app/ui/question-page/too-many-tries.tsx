import { helplines } from '#app/hospital-facts/helplines.ts';
import { callbackPath } from '#app/navigation/navigation.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import type { Refusal } from '../form/refused-form.ts';
import { useWords } from '../locale/page-locale.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { TextWithLink } from '../text-link/text-with-link.tsx';

const { emergency, mentalHealth } = helplines;

interface TooManyTriesProps {
  /** Whether a request for a call would be accepted. */
  readonly mayAskForCall: boolean;
}

function TooManyTries({ mayAskForCall }: TooManyTriesProps) {
  const { phones } = useHospitalFacts();
  const { beyondLimit: words } = useWords(questionPageWords);
  return (
    <>
      <p>
        {words.call[0]}
        <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
        {words.call[1]}
      </p>
      <p>
        {mayAskForCall && <TextWithLink words={words.askForCall} href={callbackPath} />}
        {words.elsewhere}
      </p>
      <p>
        {words.inDanger[0]}
        <TextLink href={`tel:${emergency.number}`}>{emergency.number}</TextLink>
        {words.inDanger[1]}
        <TextLink href={`tel:${mentalHealth.number}`}>{mentalHealth.number}</TextLink>
        {words.inDanger[2]}
      </p>
    </>
  );
}

/**
 * Refusal of a form beyond a limit of its address, which neighbours may have used up. It names no time to wait, but what works
 * now: the phone, a request for a call if that is still possible, and whom to call in danger.
 */
export const tooManyTries = (props: TooManyTriesProps): Refusal => ({
  message: <TooManyTries {...props} />,
  errors: {},
});
