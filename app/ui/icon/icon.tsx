import type { LucideIcon, LucideProps } from 'lucide-react';
import { type ComponentType, use } from 'react';
import { DrawnIcons } from './drawn-icons.ts';

export type IconComponent = ComponentType<LucideProps>;

/** Attributes of a drawing that the `svg` around it has already. The drawing fills that `svg`. */
const bare = { xmlns: undefined, 'aria-hidden': undefined, size: '100%' } as const;

/**
 * Wraps a Lucide icon so that a page contains its paths only once. The first use draws it; later uses refer to
 * that drawing.
 *
 * @param name unique among all icons
 * @param Drawing Lucide's component
 */
export function icon(name: string, Drawing: LucideIcon): IconComponent {
  return function Icon({ size = 24, className, ...attributes }: LucideProps) {
    const drawn = use(DrawnIcons);
    if (!drawn || attributes.fill) return <Drawing size={size} className={className} {...attributes} />;
    const id = `icon-${name}`;
    const isFirst = !drawn.has(id);
    drawn.add(id);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: the caller labels the icon or hides it.
      <svg width={size} height={size} className={className} aria-hidden={attributes['aria-hidden']}>
        {isFirst ? <Drawing id={id} {...bare} /> : <use href={`#${id}`} />}
      </svg>
    );
  };
}
