import type { ReactNode } from 'react';
import {
  BadgeCheck,
  Building2,
  CalendarClock,
  MessageSquare,
  Stethoscope,
  Video,
} from '#app/ui/icon/icons.ts';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import type { DoctorSummary } from '../doctor.values.ts';
import * as css from './doctor-facts.css.ts';

/** Facts on a doctor's page: hospital, experience, kinds of visit, registration, languages. The fee stands beside the booking. */
export function DoctorFacts({ doctor }: { readonly doctor: DoctorSummary }) {
  const words = useWords(doctorWords);
  const registration = words.registration(doctor);
  return (
    <ul role="list" className={css.facts}>
      <Fact icon={<Building2 size={20} aria-hidden />}>
        <UserText>{doctor.hospital}</UserText>
      </Fact>
      <Fact icon={<Stethoscope size={20} aria-hidden />}>{words.practice(doctor.experience)}</Fact>
      {doctor.visitsAtHospital && (
        <Fact icon={<CalendarClock size={20} aria-hidden />}>{words.atHospital}</Fact>
      )}
      {registration && (
        <Fact icon={<BadgeCheck size={20} aria-hidden />}>
          <MixedScriptText>{registration}</MixedScriptText>
        </Fact>
      )}
      {doctor.languages.length > 0 && (
        <Fact icon={<MessageSquare size={20} aria-hidden />}>{words.speaks(doctor.languages)}</Fact>
      )}
      {doctor.visitsByVideo && <Fact icon={<Video size={20} aria-hidden />}>{words.byVideo}</Fact>}
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
