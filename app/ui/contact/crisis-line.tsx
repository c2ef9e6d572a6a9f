import type { ReactNode } from 'react';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { useWords } from '../locale/page-locale.ts';
import { row, strip } from './crisis-line.css.ts';
import { useHelpline } from './use-helpline.ts';

const { emergency, mentalHealth } = helplines;

/**
 * Emergency number and helpline, shown on every public page. The footer lists the other helplines.
 *
 * @param beside element at the end of the line, such as the language switch
 */
export function CrisisLine({ beside }: { readonly beside?: ReactNode }) {
  const words = useWords(contactWords);
  const { name } = useHelpline(mentalHealth);
  return (
    <aside className={strip} aria-label={words.crisis}>
      <div className={row}>
        <p>
          <strong>{words.inDanger}</strong> {words.call}{' '}
          <a href={`tel:${emergency.number}`}>{emergency.number}</a>
          {`${words.or}${name} `}
          <a href={`tel:${mentalHealth.number}`}>{mentalHealth.number}</a> {words.freeDayAndNight}
        </p>
        {beside}
      </div>
    </aside>
  );
}
