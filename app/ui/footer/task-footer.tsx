import { entryTo } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { HospitalFact } from '../locale/hospital-fact.tsx';
import { MenuEntry } from '../menus/menu-entry.tsx';
import { copyrightYears } from './copyright-years.ts';
import * as css from './task-footer.later.css.ts';

/** Footer of a task, such as a booking: one line. */
export function TaskFooter() {
  const { hospital } = useHospitalFacts();
  return (
    <footer className={css.footer}>
      <p className={css.line}>
        <span>
          {`© ${copyrightYears(hospital.copyrightYear, new Date())} `}
          <HospitalFact of="shortName" />
        </span>
        <MenuEntry entry={entryTo(publicPages.privacy)} className={css.link} />
      </p>
    </footer>
  );
}
