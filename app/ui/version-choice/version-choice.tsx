import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { Cluster } from '../layout/stack.tsx';
import * as css from './version-choice.css.ts';

/** A field of which there are two versions, each as a text that a person can read. */
export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly offered: 'mine' | 'theirs';
}

interface VersionChoiceProps {
  readonly differences: readonly Difference[];
  /** The name of the radio buttons of a field. */
  readonly nameOf: (field: string) => string;
  /** Called after all fields were chosen at once, which no event of the form tells. */
  readonly onChoose?: () => void;
}

/** What two people made of the same thing, field by field: keep one's own, take the other's, or mix. */
export function VersionChoice({ differences, nameOf, onChoose }: VersionChoiceProps) {
  const panel = useRef<HTMLElement>(null);
  const hydrated = useHydrated();

  // The focus is on the reason beside the button, which is in sight wherever the form is scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other versions are to be seen too.
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
