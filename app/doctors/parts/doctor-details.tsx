import type { ReactNode } from 'react';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Copy } from '#app/ui/icon/icons.ts';
import { languageNames } from '#messages/doctors/languages.ts';
import { genderLabel, languagesLabel, type StaffDoctor } from '../doctor.values.ts';
import { slotsText } from '../doctor.view.ts';
import { leaveText, registrationText, workingDaysText } from '../hours/doctor-hours.ts';
import { weekdayHoursLabel, weekdayHoursText, weekdayHoursTexts } from '../hours/weekday-hours.ts';
import { paymentBeforeLabel, paymentBeforeLabels } from '../payment-before.ts';
import * as css from '../staff-parts/doctor-row.css.ts';

/** Details of an opened row in the staff list, with the full text of shortened cells. */
export function DoctorDetails({
  doctor,
  duplicateTo,
}: {
  readonly doctor: StaffDoctor;
  /** Missing for staff who may not add doctors. */
  readonly duplicateTo?: string;
}) {
  return (
    <>
      <dl className={css.details}>
        <Detail term="About">{doctor.about}</Detail>
        <Detail term="Qualification">{doctor.qualification}</Detail>
        <Detail term="Member of">{doctor.awards}</Detail>
        <Detail term="Hospital Slots">{slotsText(doctor.hospitalSlots) || 'None'}</Detail>
        <Detail term="Video Slots">{slotsText(doctor.videoSlots) || 'None'}</Detail>
        <Detail term="Working Days">{workingDaysText(doctor.workingDays)}</Detail>
        <Detail term={weekdayHoursLabel}>
          {weekdayHoursText(weekdayHoursTexts(doctor.weekdayHours)) || 'None'}
        </Detail>
        <Detail term="Leave">{leaveText(doctor.leave) || 'None'}</Detail>
        <Detail term="Registration">{registrationText(doctor) ?? 'None'}</Detail>
        <Detail term={genderLabel}>{doctor.gender ?? 'Not said'}</Detail>
        <Detail term={languagesLabel}>
          {doctor.languages.map((language) => languageNames[language]).join(', ') || 'None'}
        </Detail>
        <Detail term={paymentBeforeLabel}>{paymentBeforeLabels[doctor.paymentBefore ?? '']}</Detail>
        <Detail term="Name and hospital">{`${doctor.name}, ${doctor.hospital}`}</Detail>
        <Detail term="Mail and phone">{`${doctor.contact.email}, ${doctor.contact.phone}`}</Detail>
      </dl>
      {duplicateTo && (
        <p className={css.detailActions}>
          <RouterButtonLink to={duplicateTo} variant="secondary" size="small" preventScrollReset>
            <Copy size={20} aria-hidden />
            Duplicate
          </RouterButtonLink>
        </p>
      )}
    </>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.longText}>{children}</dd>
    </div>
  );
}
