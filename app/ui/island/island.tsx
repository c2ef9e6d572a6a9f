import { type ComponentType, useState } from 'react';
import { DrawnIcons } from '../icon/drawn-icons.ts';
import * as css from './island.css.ts';
import { IslandPartContext } from './island-part.ts';

interface IslandProps<Props> {
  /** Name of the component in `entry.islands.ts`, or in its own script. */
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** Props of the component, which must be JSON. They are sent in addition to the rendered HTML, so they should be small. */
  readonly props: Props;
  /** Address of a separate script, for a component that is too large for the common one. */
  readonly script?: string | undefined;
  /** Class of the island's element. Without it the element has no box (`display: contents`). */
  readonly className?: string;
}

/**
 * An interactive component on a public page. The server renders it with the page. In the browser
 * `hydrate-islands.script.ts` creates a React root for it when the reader comes near its part or touches it. The part
 * is the nearest ancestor with `data-interactive`; content of the part outside islands is never hydrated.
 *
 * An island has no access to the tree around it: no context, no router and no `useId`, which counts from the root.
 */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
  script,
  className,
}: IslandProps<Props>) {
  // On a page that React hydrates as a whole, such as the design system page, the element's ref finds the part.
  const [part, setPart] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={(element) => setPart(element?.closest<HTMLElement>('[data-interactive]') ?? null)}
      data-island={name}
      data-script={script}
      data-props={JSON.stringify(props)}
      className={className ?? css.island}
    >
      {/* Draws complete icons, because the browser does not know which ones the page drew before. */}
      <DrawnIcons value={undefined}>
        <IslandPartContext value={part}>
          <Part {...props} />
        </IslandPartContext>
      </DrawnIcons>
    </div>
  );
}
