import { helplines } from '#app/hospital-facts/helplines.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { Stack, type StackProps } from '../layout/stack.tsx';
import { HospitalFact } from '../locale/hospital-fact.tsx';
import { useWords } from '../locale/page-locale.ts';
import * as atTheTop from './helplines.css.ts';
import * as below from './helplines.later.css.ts';
import { useHelplineTranslation } from './use-helpline.ts';

interface HelplinesProps {
  /** Whether the list is in the first view, so that its rules must be inlined in the page's head. */
  readonly isAtTheTop?: boolean;
}

/** The four national helplines and the hospital's number as call links. */
export function Helplines({ isAtTheTop = false }: HelplinesProps) {
  const { phones } = useHospitalFacts();
  const css = isAtTheTop ? atTheTop : below;
  const lineIn = useHelplineTranslation();
  return (
    <ul role="list" className={css.list}>
      {Object.values(helplines)
        .map(lineIn)
        .map((line) => (
          <li key={line.number}>
            <a href={`tel:${line.number}`} className={css.line}>
              <strong className={css.number}>{line.number}</strong>
              <span>{`${line.name}: ${line.detail}`}</span>
            </a>
          </li>
        ))}
      <li>
        <a href={phones.admission.href} className={css.line}>
          <strong className={css.number}>{phones.admission.shown}</strong>
          <span>
            <HospitalFact of="name" />
          </span>
        </a>
      </li>
    </ul>
  );
}

/** Helplines under a heading, for pages that could not show the requested content. */
export function HelplinesSection({ id, gap }: { readonly id: string } & Pick<StackProps, 'gap'>) {
  const { needSomebody } = useWords(contactWords);
  return (
    <section aria-labelledby={id}>
      <Stack gap={gap}>
        <h2 id={id}>{needSomebody}</h2>
        <Helplines isAtTheTop />
      </Stack>
    </section>
  );
}
