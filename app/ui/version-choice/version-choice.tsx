import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { Cluster } from '../layout/stack.tsx';
import * as css from './version-choice.css.ts';

/** A field with two versions, each as readable text. */
export interface FieldConflict {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly offered: 'mine' | 'theirs';
}

/** Words for the two versions: those of two people, or of one person in two tabs. */
const words = {
  people: {
    explained:
      'Somebody else saved while you were typing. Keep yours or take theirs for each field. A field that you change below counts as yours.',
    keepAll: 'Keep all of mine',
    takeAll: 'Take all of theirs',
    mine: 'Yours',
    theirs: 'Theirs',
  },
  tabs: {
    explained:
      'You, in another tab, saved while you were typing here. Choose for each field. A field that you change below counts as of this tab.',
    keepAll: 'Keep all of this tab',
    takeAll: 'Take all of the other tab',
    mine: 'In this tab',
    theirs: 'In the other tab',
  },
} as const;

interface VersionChoiceProps {
  readonly differences: readonly FieldConflict[];
  /** Name of a field's radio buttons. */
  readonly nameOf: (field: string) => string;
  /** True if the same person saved the other version, in another tab. */
  readonly isOwn?: boolean;
  /** Called after the buttons selected all fields at once, because that fires no form event. */
  readonly onChoose?: () => void;
}

/**
 * Conflict resolution, field by field, when two people, or one in two tabs, edited the same record. The user selects their own version or
 * the other one.
 */
export function VersionChoice({ differences, nameOf, isOwn = false, onChoose }: VersionChoiceProps) {
  const panel = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const { explained, keepAll, takeAll, ...names } = words[isOwn ? 'tabs' : 'people'];

  // Focus stays on the reason beside the submit button; this only scrolls the choices into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new differences must scroll into view too.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, [differences]);

  function chooseAll(version: 'mine' | 'theirs') {
    const radios = panel.current?.querySelectorAll<HTMLInputElement>(`input[value="${version}"]`) ?? [];
    for (const radio of radios) radio.checked = true;
    onChoose?.();
  }

  return (
    <section ref={panel} className={css.panel} aria-labelledby="versions-heading">
      <h3 id="versions-heading" className={css.heading}>
        Two versions
      </h3>
      <p>{explained}</p>
      {hydrated && differences.length > 1 && (
        <Cluster gap="3">
          <Button type="button" variant="secondary" size="small" onClick={() => chooseAll('mine')}>
            {keepAll}
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={() => chooseAll('theirs')}>
            {takeAll}
          </Button>
        </Cluster>
      )}
      {differences.map(({ field, label, offered, ...texts }) => (
        <fieldset key={field} className={css.choice}>
          <legend className={css.legend}>{label}</legend>
          <div className={css.versions}>
            {(['mine', 'theirs'] as const).map((version) => (
              <label key={version} className={css.version}>
                <input
                  type="radio"
                  name={nameOf(field)}
                  value={version}
                  defaultChecked={version === offered}
                />
                <span>
                  <span className={css.whose}>{names[version]}</span>
                  <span className={css.words}>{texts[version] || 'Nothing'}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
