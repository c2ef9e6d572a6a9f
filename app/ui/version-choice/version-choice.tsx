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

interface VersionChoiceProps {
  readonly differences: readonly FieldConflict[];
  /** Name of a field's radio buttons. */
  readonly nameOf: (field: string) => string;
  /** Called after the buttons selected all fields at once, because that fires no form event. */
  readonly onChoose?: () => void;
}

/**
 * Conflict resolution, field by field, when two people edited the same record. The user selects their own version or
 * the other one.
 */
export function VersionChoice({ differences, nameOf, onChoose }: VersionChoiceProps) {
  const panel = useRef<HTMLElement>(null);
  const hydrated = useHydrated();

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
      <p>
        Somebody else saved while you were typing. Keep yours or take theirs for each field. A field that you
        change below counts as yours.
      </p>
      {hydrated && differences.length > 1 && (
        <Cluster gap="3">
          <Button type="button" variant="secondary" size="small" onClick={() => chooseAll('mine')}>
            Keep all of mine
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={() => chooseAll('theirs')}>
            Take all of theirs
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
                  <span className={css.whose}>{version === 'mine' ? 'Yours' : 'Theirs'}</span>
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
