import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { type FieldConflict, versionChoiceName } from '../form/field-conflict.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { Cluster } from '../layout/stack.tsx';
import * as css from './version-choice.css.ts';

/** Words for the two versions of two people, or of one person in two tabs. */
const words = {
  people: { saver: 'Somebody else', mine: 'Yours', theirs: 'Theirs', allMine: 'mine', allTheirs: 'theirs' },
  tabs: {
    saver: 'You, in another tab,',
    mine: 'In this tab',
    theirs: 'In the other tab',
    allMine: 'this tab',
    allTheirs: 'the other tab',
  },
} as const;

interface VersionChoiceProps {
  readonly differences: readonly FieldConflict[];
  /** True if the same person saved the other version, in another tab. */
  readonly isOwn?: boolean;
  /** Called after the buttons selected all fields at once, because that fires no form event. */
  readonly onChoose?: () => void;
}

/**
 * Conflict resolution, field by field, when two people, or one in two tabs, edited the same record. The user selects
 * their own version or the other one.
 */
export function VersionChoice({ differences, isOwn = false, onChoose }: VersionChoiceProps) {
  const panel = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const { saver, allMine, allTheirs, ...names } = words[isOwn ? 'tabs' : 'people'];

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
        {`${saver} saved while you were typing here. Choose for each field. A field that you change below counts as “${names.mine}”.`}
      </p>
      {hydrated && differences.length > 1 && (
        <Cluster gap="3">
          <Button type="button" variant="secondary" size="small" onClick={() => chooseAll('mine')}>
            {`Keep all of ${allMine}`}
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={() => chooseAll('theirs')}>
            {`Take all of ${allTheirs}`}
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
                  name={versionChoiceName(field)}
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
