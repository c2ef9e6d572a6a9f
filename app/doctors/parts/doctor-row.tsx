import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { rupees } from '#app/site/rupees.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Globe } from '#app/ui/icon/icons.ts';
import { RowActions } from '#app/ui/row-actions/row-actions.tsx';
import { Cell, DetailRow, Row } from '#app/ui/table/table.tsx';
import type { StaffDoctor } from '../doctor.values.ts';
import { doctorPath, experienceText, slotsText } from '../doctor.view.ts';
import { leaveText, registrationText, workingDaysText } from '../doctor-hours.ts';
import { AvailabilityToggle } from './availability-toggle.tsx';
import { DoctorPicture } from './doctor-picture.tsx';
import * as css from './doctor-row.css.ts';

interface DoctorRowProps {
  readonly doctor: StaffDoctor;
  readonly columns: readonly string[];
  readonly expanded: boolean;
  readonly onToggle: () => void;
  readonly listPath: string;
}

/** A doctor's row and, when opened, the details beneath it. */
export function DoctorRow({ doctor, columns, expanded, onToggle, listPath }: DoctorRowProps) {
  const detailsId = `details-${doctor.id}`;
  // The buttons of every row say the same; whom they are about is their description.
  const nameId = `name-${doctor.id}`;

  function toggleHere(event: MouseEvent) {
    event.preventDefault();
    onToggle();
  }

  return (
    <>
      <Row id={`doctor-${doctor.id}`}>
        <Cell label="Image">
          <DoctorPicture doctor={doctor} size={48} />
        </Cell>
        <Cell label="Name">
          <span id={nameId} className={css.name}>
            {doctor.name}
          </span>
          {!doctor.isActive && (
            <span className={css.hiddenMark}>
              <Badge tone="accent">Not on the website</Badge>
            </span>
          )}
        </Cell>
        <Cell label="Contact">
          <span className={css.contact}>
            <a href={`mailto:${doctor.contact.email}`}>{withBreaks(doctor.contact.email)}</a>
            <a href={`tel:+91${doctor.contact.phone}`}>{doctor.contact.phone}</a>
          </span>
        </Cell>
        <Cell label="Specialization">{doctor.specialization}</Cell>
        <Cell label="Hospital">{doctor.hospital}</Cell>
        <Cell label="Experience">{experienceText(doctor.experience)}</Cell>
        <Cell label="Fees">{rupees(doctor.fees)}</Cell>
        <Cell label="Availability">
          <AvailabilityToggle doctor={doctor} describedBy={nameId} listPath={listPath} />
        </Cell>
        <Cell label="Details">
          {/* Without scripts the address remembers which row is open. */}
          <form method="get" action={`${listPath}#doctor-${doctor.id}`}>
            {!expanded && <input type="hidden" name="details" value={doctor.id} />}
            <Button
              type="submit"
              variant="secondary"
              size="small"
              aria-expanded={expanded}
              aria-controls={expanded ? detailsId : undefined}
              aria-describedby={nameId}
              onClick={toggleHere}
            >
              {expanded ? 'Hide' : 'View'}
            </Button>
          </form>
        </Cell>
        <Cell label="Actions">
          <RowActions
            describedBy={nameId}
            editTo={`${listPath}/${doctor.id}/edit`}
            deleteTo={`${listPath}/${doctor.id}/delete`}
            more={
              doctor.isActive
                ? [{ label: 'See on the website', Icon: Globe, newTab: doctorPath(doctor) }]
                : undefined
            }
          />
        </Cell>
      </Row>
      {expanded && (
        <DetailRow columns={columns.length} id={detailsId}>
          <dl className={css.details}>
            <Detail term="About">{doctor.about}</Detail>
            <Detail term="Qualification">{doctor.qualification}</Detail>
            <Detail term="Member of">{doctor.awards}</Detail>
            <Detail term="Hospital Slots">{slotsText(doctor.hospitalSlots) || 'None'}</Detail>
            <Detail term="Video Slots">{slotsText(doctor.videoSlots) || 'None'}</Detail>
            <Detail term="Working Days">{workingDaysText(doctor.workingDays)}</Detail>
            <Detail term="Leave">{leaveText(doctor.leave) || 'None'}</Detail>
            <Detail term="Registration">{registrationText(doctor) ?? 'None'}</Detail>
          </dl>
        </DetailRow>
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

/** An address that has no room in its column breaks between its parts, not within a word. */
function withBreaks(email: string) {
  return email.split(/(?=[@.])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
