import type { ComponentProps } from 'react';
import { Search } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { control } from '../field/control.css.ts';
import { ownText } from '../island/own-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { icon, input, inputFrame, searchBox } from './search-box.css.ts';
import '../field/control-states.later.css.ts';

type SearchBoxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type'> & {
  readonly name: string;
  readonly label: string;
  readonly submitLabel?: string;
};

/**
 * A search field. Place it in a GET form, which works without scripts.
 *
 * @param label accessible name; the placeholder is only a hint
 * @param submitLabel renders a submit button with this label
 */
export function SearchBox({ label, submitLabel, id, ...attributes }: SearchBoxProps) {
  const inputId = id ?? attributes.name;
  return (
    <div className={searchBox}>
      <div className={inputFrame}>
        <label htmlFor={inputId}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...attributes}
          id={inputId}
          type="search"
          className={`${control} ${input}`}
        />
        <Search size={20} className={icon} aria-hidden />
      </div>
      {submitLabel && (
        <Button {...ownText} type="submit">
          {submitLabel}
        </Button>
      )}
    </div>
  );
}
