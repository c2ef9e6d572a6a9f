import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { controlAttributes, Hint } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import type { FactFieldProps } from '../fact-section.ts';
import * as css from './hospital.css.ts';

interface RowsFieldProps extends Pick<FactFieldProps, 'field' | 'error'> {
  /** Empty rows after the filled ones. Without scripts, staff cannot add more. */
  readonly spareRows: number;
  readonly mostSpare?: number;
  readonly addLabel?: string;
  /** Renders the rows and the error. */
  readonly children: (spare: number) => ReactNode;
}

/** Frame of a field of several rows, with a button that adds an empty row. */
export function RowsField(props: RowsFieldProps) {
  const { field, error, spareRows, mostSpare = Infinity, addLabel = 'Add a row', children } = props;
  const { name, label, hint } = field;
  const hydrated = useHydrated();
  const [spare, setSpare] = useState(spareRows);
  const { id, ...described } = controlAttributes(name, hint, error);
  return (
    <fieldset id={id} tabIndex={-1} className={css.days} {...described}>
      <legend className={css.legend}>{label}</legend>
      <Hint id={name}>{hint}</Hint>
      {children(spare)}
      {hydrated && spare < mostSpare && (
        <div>
          <Button type="button" variant="secondary" size="small" onClick={() => setSpare(spare + 1)}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
