import type { ReactNode } from 'react';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import type { DangerId } from '../danger-table.ts';
import * as css from './urgent-box.css.ts';

interface SignsProps {
  readonly ids: readonly DangerId[];
  /** Whether the steps until help arrives stand below a sign. By default below each. */
  readonly hasSteps?: (id: DangerId) => boolean;
  /** Further text below a sign. */
  readonly below?: (id: DangerId) => ReactNode;
  /** Lines before and after those of the rows. */
  readonly first?: ReactNode;
  readonly last?: ReactNode;
}

/** Signs of the table in a list, each with the steps until help arrives. */
export function Signs({ ids, hasSteps = () => true, below, first, last }: SignsProps) {
  const words = useWords(dangerWords);
  return (
    <ul className={css.signs}>
      {first}
      {ids.map((id) => {
        const { sign, meanwhile } = words[id];
        return (
          <li key={id}>
            {sign}
            {meanwhile && hasSteps(id) && <span className={css.steps}>{` ${meanwhile}`}</span>}
            {below?.(id)}
          </li>
        );
      })}
      {last}
    </ul>
  );
}
