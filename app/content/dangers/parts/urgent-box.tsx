import { publicPages } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { tierWords } from '#messages/content/dangers/tier.ts';
import { firstAidSheetWords } from '#messages/content/sheets/first-aid-sheet.ts';
import type { DangerId } from '../danger-table.ts';
import { firstAidBoxOf } from '../first-aid-box-of.ts';
import type { FirstAidId } from '../first-aid-ids.ts';
import { shownOfTier } from '../page-dangers.ts';
import { FirstAidCard } from './first-aid-card.tsx';
import * as css from './urgent-box.css.ts';
import { AmbulanceTier, EmergencyTier, TodayTier } from './urgent-tiers.tsx';

interface UrgentBoxProps {
  /** Rows of the table, the most important first. */
  readonly dangers: readonly DangerId[];
  /** Cards of first aid. The first one stands above the signs, the others below them. */
  readonly firstAid?: readonly FirstAidId[];
  /** Whether thoughts of ending one's life stand before the page's own signs. They stand after them on a page about the body. */
  readonly lifeFirst: boolean;
  /** Whether the page gives a reason to show more signs than usual. */
  readonly showsAll?: boolean;
  /** Whether the numbers of each tier stand above its signs, for somebody who has just said that a sign is true. */
  readonly callsFirst?: boolean;
}

/**
 * The few urgent signs of a page, directly below its lead: when to call 112, when to go to an emergency department, and when to ring us today. Each
 * group has its numbers. All other signs are on one page, to which the box links.
 */
export function UrgentBox({
  dangers,
  firstAid = [],
  lifeFirst,
  showsAll = false,
  callsFirst = false,
}: UrgentBoxProps) {
  const { allSigns } = useWords(tierWords);
  const { pathTo } = usePageLocale();
  const [first, ...others] = firstAid;
  const emergency = shownOfTier(dangers, 'emergency');
  return (
    <section className={css.urgent} aria-labelledby="urgent-signs">
      {first && (
        <div className={css.box}>
          <FirstAidCard of={first} />
        </div>
      )}
      <div className={css.tiers} data-spoken="">
        <AmbulanceTier
          ids={shownOfTier(dangers, 'ambulance', showsAll)}
          lifeFirst={lifeFirst}
          cards={firstAid}
          callsFirst={callsFirst}
        />
        {emergency.length > 0 && <EmergencyTier ids={emergency} />}
        <TodayTier
          ids={shownOfTier(dangers, 'today', showsAll)}
          lifeFirst={lifeFirst}
          callsFirst={callsFirst}
        />
      </div>
      <div className={css.links}>
        <p>
          <TextLink href={pathTo(publicPages.urgent.path)}>{allSigns}</TextLink>
        </p>
        <FirstAidLink dangers={dangers} />
      </div>
      {others.map((id) => (
        <div key={id} className={css.box}>
          <FirstAidCard of={id} />
        </div>
      ))}
    </section>
  );
}

/** Link to the first-aid sheet, at the box for the first danger of a page that has one. */
export function FirstAidLink({ dangers }: { readonly dangers: readonly DangerId[] }) {
  const { onOnePage } = useWords(firstAidSheetWords);
  const { pathTo } = usePageLocale();
  const box = firstAidBoxOf(dangers);
  return (
    box && (
      <p>
        <TextLink href={`${pathTo(toolPages.firstAid.path)}#${box}`}>{onOnePage}</TextLink>
      </p>
    )
  );
}
