import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChevronDown } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { control } from '../field/control.css.ts';
import { field, label as labelLook } from '../field/field.css.ts';
import {
  controlAttributes,
  FieldError,
  Hint,
  type LabelledControlProps,
  OptionalMark,
} from '../field/field.tsx';
import * as css from './multi-select.css.ts';
import '../field/control-states.later.css.ts';

interface MultiSelectProps extends LabelledControlProps {
  readonly options: readonly string[];
  readonly defaultSelected?: readonly string[];
}

/**
 * A choice of several options, submitted as one field `name` per option. It is a native disclosure with checkboxes.
 * Scripts add the summary of choices, the two buttons and Escape.
 */
export function MultiSelect({
  name,
  label,
  options,
  defaultSelected = [],
  hint,
  error,
  marksOptional = true,
}: MultiSelectProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const [selected, setSelected] = useState(defaultSelected);

  const syncSelection = () => setSelected(tickedIn(list.current));

  // The user may have ticked boxes before hydration, or the browser may have restored them.
  useEffect(() => setSelected(tickedIn(list.current)), []);

  function tickAll(checked: boolean) {
    for (const box of boxesOf(list.current)) box.checked = checked;
    syncSelection();
  }

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.stopPropagation();
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  }

  return (
    <div className={field}>
      <span id={`${name}-label`} className={labelLook}>
        {label}
        {marksOptional && <OptionalMark />}
      </span>
      {hint && <Hint id={name}>{hint}</Hint>}
      <details ref={list} className={css.list} onKeyDown={closeOnEscape}>
        <summary
          id={name}
          className={`${control} ${css.summary}`}
          aria-labelledby={`${name}-label ${name}-chosen`}
          aria-describedby={controlAttributes(name, hint, error)['aria-describedby']}
          data-invalid={error ? '' : undefined}
        >
          <span id={`${name}-chosen`} className={css.chosen}>
            {summaryOf(selected)}
          </span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <div className={css.panel}>
          <div className={css.shortcuts}>
            <Button type="button" variant="secondary" size="small" onClick={() => tickAll(true)}>
              Choose all
            </Button>
            <Button type="button" variant="quiet" size="small" onClick={() => tickAll(false)}>
              Clear
            </Button>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser. */}
          <div
            role="group"
            aria-labelledby={`${name}-label`}
            className={css.options}
            onChange={syncSelection}
          >
            {options.map((option) => (
              <label key={option} className={css.option}>
                <input
                  type="checkbox"
                  name={name}
                  value={option}
                  defaultChecked={defaultSelected.includes(option)}
                />
                {option}
              </label>
            ))}
          </div>
        </div>
      </details>
      {error && <FieldError id={name}>{error}</FieldError>}
    </div>
  );
}

function boxesOf(list: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input') ?? [])];
}

function tickedIn(list: HTMLElement | null): readonly string[] {
  return boxesOf(list).flatMap((box) => (box.checked ? box.value : []));
}

function summaryOf(selected: readonly string[]): string {
  return selected.length === 0 ? 'None chosen' : `${selected.length} chosen: ${selected.join(', ')}`;
}
