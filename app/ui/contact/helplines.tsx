import { helplines, hospital, phones } from '#app/site/facts.ts';
import { Stack, type StackProps } from '../layout/stack.tsx';
import * as css from './helplines.css.ts';

/** Whom to call, the four national numbers and the hospital's own, each a tap away. */
export function Helplines() {
  return (
    <ul role="list" className={css.list}>
      {Object.values(helplines).map((line) => (
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
          <span>{hospital.name}</span>
        </a>
      </li>
    </ul>
  );
}

/** The helplines on a page that could not give what was asked for. */
export function HelplinesSection({ id, gap }: { readonly id: string } & Pick<StackProps, 'gap'>) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={gap}>
        <h2 id={id}>If you need somebody now</h2>
        <Helplines />
      </Stack>
    </section>
  );
}
