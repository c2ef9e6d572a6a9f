import { type ComponentProps, useEffect, useRef } from 'react';
import { box } from '../checkbox/checkbox.css.ts';
import { all, place } from './row-box.css.ts';

type RowBoxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  /** Names the row, because no text stands beside the box. */
  readonly 'aria-label': string;
};

/** Checkbox that selects a row, in front of its first cell (decision 0130). */
export const RowBox = (attributes: RowBoxProps) => (
  <label className={place}>
    <input {...attributes} type="checkbox" className={box} />
  </label>
);

interface SelectAllProps {
  readonly label: string;
  readonly selected: number;
  /** Number of rows that can be selected. */
  readonly count: number;
  readonly onSelect: (isSelected: boolean) => void;
}

/** Checkbox above a list that selects all its rows, or none. It shows a dash while some are selected. Needs scripts. */
export function SelectAll({ label, selected, count, onSelect }: SelectAllProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = selected > 0 && selected < count;
  }, [selected, count]);
  return (
    <label className={all}>
      <input
        ref={input}
        type="checkbox"
        className={box}
        checked={selected >= count}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
