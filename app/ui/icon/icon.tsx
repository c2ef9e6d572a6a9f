import type { LucideIcon, LucideProps } from 'lucide-react';
import { type ComponentType, use } from 'react';
import { DrawnIcons } from './drawn-icons.ts';

export type SiteIcon = ComponentType<LucideProps>;

/** What the symbol says already. */
const bare = {
  xmlns: undefined,
  width: undefined,
  height: undefined,
  viewBox: undefined,
  'aria-hidden': undefined,
} as const;

/**
 * An icon of Lucide that a page draws once however often it shows it: the first time with its lines, which the others refer to.
 *
 * @param name one among all icons
 * @param Drawing what Lucide draws
 */
export function icon(name: string, Drawing: LucideIcon): SiteIcon {
  return function Icon({ size = 24, className, ...attributes }: LucideProps) {
    const drawn = use(DrawnIcons);
    if (!drawn || attributes.fill) return <Drawing size={size} className={className} {...attributes} />;
    const id = `icon-${name}`;
    const isFirst = !drawn.has(id);
    drawn.add(id);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: who shows an icon says what it means, or hides it.
      <svg width={size} height={size} className={className} aria-hidden={attributes['aria-hidden']}>
        {isFirst && (
          <symbol id={id} viewBox="0 0 24 24">
            <Drawing {...bare} />
          </symbol>
        )}
        <use href={`#${id}`} />
      </svg>
    );
  };
}
