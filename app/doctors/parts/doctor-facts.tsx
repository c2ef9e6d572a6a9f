import type { ReactNode } from 'react';
import { BadgeCheck, Building2, CalendarClock, IndianRupee, Stethoscope, Video } from '#app/ui/icon/icons.ts';
import type { DoctorSummary } from '../doctor.values.ts';
import { consultationText, practiceText } from '../doctor.view.ts';
import { registrationText } from '../doctor-hours.ts';
import * as css from './doctor-facts.css.ts';

/** Where, for how long, for how much, and how a doctor sees people: the same on the card and on the page. */
export function DoctorFacts({ doctor }: { readonly doctor: DoctorSummary }) {
  const registration = registrationText(doctor);
  return (
    <ul role="list" className={css.facts}>
      <Fact icon={<Building2 size={20} aria-hidden />}>{doctor.hospital}</Fact>
      <Fact icon={<Stethoscope size={20} aria-hidden />}>{practiceText(doctor.experience)}</Fact>
      <Fact icon={<IndianRupee size={20} aria-hidden />}>{consultationText(doctor.fees)}</Fact>
      {doctor.visitsAtHospital && (
        <Fact icon={<CalendarClock size={20} aria-hidden />}>Visits at the hospital</Fact>
      )}
      {registration && <Fact icon={<BadgeCheck size={20} aria-hidden />}>{registration}</Fact>}
      {doctor.visitsByVideo && <Fact icon={<Video size={20} aria-hidden />}>Video consultation</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={css.fact}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
