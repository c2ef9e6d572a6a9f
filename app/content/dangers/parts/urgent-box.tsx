import { useWords } from '#app/ui/locale/page-locale.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import type { DangerId } from '../danger-table.ts';
import type { FirstAidId } from '../first-aid-ids.ts';
import { closedDangers, dangersByTier } from '../page-dangers.ts';
import { FirstAidCard } from './first-aid-card.tsx';
import * as css from './urgent-box.css.ts';
import { AmbulanceCalls, UrgentTiers } from './urgent-tiers.tsx';

interface UrgentBoxProps {
  /** Rows of the table, the most important first. */
  readonly dangers: readonly DangerId[];
  /** Cards of first aid. The first one stands above the signs, the others below them. */
  readonly firstAid?: readonly FirstAidId[];
  /** Whether all signs are shown from the start. */
  readonly open?: boolean;
}

/** The urgent signs of a page, directly below its lead: at most five, and all of them in a `<details>` that opens without scripts. */
export function UrgentBox({ dangers, firstAid = [], open = false }: UrgentBoxProps) {
  const words = useWords(tierWords);
  const texts = useWords(dangerWords);
  const tiers = dangersByTier(dangers);
  const [first, ...others] = firstAid;
  return (
    <section className={css.box} aria-labelledby="urgent-signs">
      {first && <FirstAidCard of={first} />}
      <div className={css.closed} data-spoken="">
        <h2 id="urgent-signs">{words.title}</h2>
        <ul>
          <li>{words.firstLine}</li>
          {closedDangers(tiers).map((id) => (
            <li key={id}>{texts[id].sign}</li>
          ))}
        </ul>
        <AmbulanceCalls />
      </div>
      <details className={css.all} open={open}>
        <summary className={css.summary}>{words.allSigns}</summary>
        <UrgentTiers dangers={tiers} />
      </details>
      {others.map((id) => (
        <FirstAidCard key={id} of={id} />
      ))}
    </section>
  );
}
