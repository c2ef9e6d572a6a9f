import { type ComponentType, useState } from 'react';
import { DrawnIcons } from '../icon/drawn-icons.ts';
import * as css from './island.css.ts';
import { IslandPart } from './island-part.ts';

interface IslandProps<Props> {
  /** Under which `entry.islands.ts`, or its own script, knows it. */
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** What JSON can say: it is sent with the page, once more than it is shown. */
  readonly props: Props;
  /** The address of its own script, where it is too large to come with the others. */
  readonly script?: string | undefined;
  /** Of its element, which otherwise leaves no trace in the layout. */
  readonly className?: string;
}

/**
 * What moves on a public page. The server renders it with the page; in the browser it is a React root of its own, begun
 * by `hydrate-islands.script.ts` when a reader comes near the part it belongs to, or touches it. That part is the nearest
 * element round it that is marked `data-interactive`; what it contains besides islands never leaves the server.
 *
 * It knows nothing of the tree round it: no context, no router, and no `useId`, which counts from the root.
 */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
  script,
  className,
}: IslandProps<Props>) {
  // Where the whole document is React's, as with the examples of the design system, nobody else tells it its part.
  const [part, setPart] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={(element) => setPart(element?.closest<HTMLElement>('[data-interactive]') ?? null)}
      data-island={name}
      data-script={script}
      data-props={JSON.stringify(props)}
      className={className ?? css.island}
    >
      {/* Its icons are whole, as in the browser nobody knows which were drawn before. */}
      <DrawnIcons value={undefined}>
        <IslandPart value={part}>
          <Part {...props} />
        </IslandPart>
      </DrawnIcons>
    </div>
  );
}
