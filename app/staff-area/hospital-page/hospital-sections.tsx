import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import * as formCss from '#app/hospital/parts/hospital.css.ts';
import * as css from '#app/hospital/parts/hospital-panes.css.ts';
import { factSections } from '#app/hospital-facts/fact-sections.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { LaunchPointText } from '../overview/launch-point.tsx';
import type { HospitalPage } from './hospital-page.server.ts';
import { sectionGroups } from './section-groups.ts';

/** Lists the facts that are missing before the website opens, with links to their forms. */
export function LaunchPoints({ points }: Pick<HospitalPage, 'points'>) {
  if (points.length === 0) return <p>Nothing is open: all that the launch check asks for is entered.</p>;
  const byLaw = points.filter(({ isLaw }) => isLaw).length;
  const count = `${points.length} ${points.length === 1 ? 'point is' : 'points are'} open`;
  return (
    <details className={formCss.folded} open={points.length < 8}>
      <summary className={formCss.summary}>
        {`Before the website opens: ${count}${byLaw > 0 ? `, ${byLaw} of them by law` : ''}`}
      </summary>
      <ul className={formCss.points}>
        {points.map((point) => (
          <li key={point.fact}>
            <LaunchPointText point={point} />
            <span className={formCss.soft}>
              {point.section || point.where === null
                ? ` (${point.group})`
                : ` (${point.group}; in ${point.where})`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type SectionState = HospitalPage['sections'][number];

function StateBadge({ missing, isRequiredByLaw, isShown }: SectionState) {
  if (missing.length > 0)
    return (
      <Badge tone={isRequiredByLaw ? 'danger' : 'accent'}>
        {`${missing.length} missing${isRequiredByLaw ? ', by law' : ''}`}
      </Badge>
    );
  return isShown ? <Badge tone="positive">Complete</Badge> : <Badge tone="neutral">Not shown yet</Badge>;
}

/** Says which fact is missing, and whether visitors see anything of the section meanwhile. */
function missingWords({ missing: [first, ...others], isShown }: SectionState): string {
  if (first === undefined) return '';
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const words = `${first.charAt(0).toUpperCase()}${first.slice(1)}${more}`;
  return isShown ? words : `Not shown to visitors yet. ${words}`;
}

/** Counts the sections by state, without the states that none has. */
function countWords(sections: readonly SectionState[]): string {
  const missing = sections.filter((section) => section.missing.length > 0).length;
  const complete = sections.filter((section) => section.missing.length === 0 && section.isShown).length;
  const counts = [
    [complete, 'complete'],
    [missing, 'with something missing'],
    [sections.length - complete - missing, 'not shown yet'],
  ] as const;
  return counts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ');
}

interface HospitalSectionsProps extends Pick<HospitalPage, 'sections'> {
  /** Whether a section is open, which then stands beside the list, or alone where there is no room for both. */
  readonly isOneOpen: boolean;
}

/** Checklist of the sections: each with its state, and a link to its form. */
export function HospitalSections({ sections, isOneOpen }: HospitalSectionsProps) {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address opens another section.
  useEffect(() => showCurrent(list.current), [pathname]);
  return (
    <nav ref={list} aria-label="Sections" className={isOneOpen ? `${css.list} ${css.listOfOpen}` : css.list}>
      <p className={css.count}>{countWords(sections)}</p>
      {Object.entries(sectionGroups).map(([title, ids]) => (
        <div key={title}>
          <p id={`group-${ids[0]}`} className={css.group}>
            {title}
          </p>
          <ul role="list" className={css.items} aria-labelledby={`group-${ids[0]}`}>
            {ids.map((id) => {
              const state = sections.find((section) => section.id === id);
              return state && <SectionItem key={id} state={state} />;
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Scrolls the list, and never the page, to the open section. */
function showCurrent(list: HTMLElement | null) {
  const item = list?.querySelector('[aria-current="page"]')?.closest('li');
  if (!list || !item) return;
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - 100;
}

function SectionItem({ state }: { readonly state: SectionState }) {
  const words = missingWords(state);
  return (
    <li className={css.item}>
      <NavLink to={sectionPath(state.id)} className={css.link}>
        {factSections[state.id]}
      </NavLink>
      <StateBadge {...state} />
      {words && <span className={css.what}>{words}</span>}
    </li>
  );
}
