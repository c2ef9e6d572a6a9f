import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { phoneHref } from '#app/contact-details/phone.ts';
import { formatMoney } from '#app/money/money.ts';
import { pathOfAddress, queryOfAddress } from '#app/navigation/list-address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { AddressFields } from '#app/ui/form/address-form.tsx';
import { Copy, Globe } from '#app/ui/icon/icons.ts';
import { RowActions } from '#app/ui/row-actions/row-actions.tsx';
import { Cell, DetailRow, Row } from '#app/ui/table/table.tsx';
import { TruncatedText } from '#app/ui/truncated-text/truncated-text.tsx';
import type { StaffDoctor } from '../doctor.values.ts';
import { doctorPath, experienceText } from '../doctor.view.ts';
import { timesTitle } from '../hours/doctor-hours.ts';
import { DoctorDetails } from '../parts/doctor-details.tsx';
import { doctorRowId, type ListedDoctor } from '../staff-list/staff-list.ts';
import { AvailabilityToggle } from './availability-toggle.tsx';
import { DoctorPicture } from './doctor-picture.tsx';
import * as css from './doctor-row.css.ts';

interface DoctorRowProps {
  readonly doctor: ListedDoctor;
  readonly columns: readonly string[];
  /** Details of this doctor, if the row is open. */
  readonly details: StaffDoctor | null;
  /** Address of the list with its page and filters, but without opened details. */
  readonly listPath: string;
  /** Whether the signed-in person may change doctors. Otherwise only the times can be changed. */
  readonly isManaged: boolean;
}

/** Row of a doctor, with the details beneath it when opened. */
export function DoctorRow({ doctor, columns, details, listPath, isManaged }: DoctorRowProps) {
  const detailsId = `details-${doctor.id}`;
  // The buttons have the same label in every row, so the doctor's name is their accessible description.
  const nameId = `name-${doctor.id}`;
  const path = pathOfAddress(listPath);
  const withQuery = (below: string) => `${path}/${below}${queryOfAddress(listPath)}`;

  return (
    <>
      <Row id={doctorRowId(doctor.id)}>
        <Cell label="Image" data-field="image">
          <DoctorPicture doctor={doctor} size={36} />
        </Cell>
        <Cell label="Name" data-field="name">
          <span className={css.name}>
            <TruncatedText id={nameId} fits={30}>
              {doctor.name}
            </TruncatedText>
          </span>
          {!doctor.isActive && <Badge tone="accent">Not on the website</Badge>}
        </Cell>
        <Cell label="Contact" data-field="contact">
          <span className={css.contact}>
            <TruncatedText href={`mailto:${doctor.contact.email}`}>{doctor.contact.email}</TruncatedText>
            <a href={phoneHref(doctor.contact.phone)}>{doctor.contact.phone}</a>
          </span>
        </Cell>
        <Cell label="Specialization" data-field="specialization">
          <TruncatedText>{doctor.specialization}</TruncatedText>
        </Cell>
        <Cell label="Hospital" data-field="hospital">
          <TruncatedText>{doctor.hospital}</TruncatedText>
        </Cell>
        <Cell label="Experience" data-field="experience">
          {experienceText(doctor.experience)}
        </Cell>
        <Cell label="Fees" kind="figure" data-field="fees">
          {formatMoney(doctor.feePaise)}
        </Cell>
        <Cell label="Availability" data-field="availability">
          <AvailabilityToggle doctor={doctor} describedBy={nameId} listPath={listPath} />
        </Cell>
        <Cell label="Details" data-field="details">
          <DetailsButton
            doctorId={doctor.id}
            controls={details ? detailsId : undefined}
            describedBy={nameId}
            listPath={listPath}
          />
        </Cell>
        <Cell label="Actions" data-field="actions">
          <RowActions
            describedBy={nameId}
            {...(isManaged
              ? { editTo: withQuery(`${doctor.id}/edit`), deleteTo: withQuery(`${doctor.id}/delete`) }
              : { editTo: withQuery(`${doctor.id}/times`), editLabel: timesTitle })}
            more={[
              ...(isManaged
                ? [{ label: 'Duplicate', Icon: Copy, to: duplicateAddress(listPath, doctor.id) }]
                : []),
              ...(doctor.isActive
                ? [{ label: 'See on the website', Icon: Globe, newTab: doctorPath(doctor) }]
                : []),
            ]}
          />
        </Cell>
      </Row>
      {details && (
        <DetailRow columns={columns.length} id={detailsId}>
          <DoctorDetails
            doctor={details}
            {...(isManaged && { duplicateTo: duplicateAddress(listPath, doctor.id) })}
          />
        </DetailRow>
      )}
    </>
  );
}

/** Address of the form for a new doctor, filled in with this doctor's data. */
function duplicateAddress(listPath: string, doctorId: string): string {
  const path = pathOfAddress(listPath);
  const query = new URLSearchParams(queryOfAddress(listPath));
  query.set('copy', doctorId);
  return `${path}/new?${query}`;
}

interface DetailsButtonProps {
  readonly doctorId: string;
  /** Id of the details, if they are open. */
  readonly controls: string | undefined;
  readonly describedBy: string;
  readonly listPath: string;
}

/** Button that opens and closes a doctor's details. The address stores the opened doctor, so it works without scripts. */
function DetailsButton({ doctorId, controls, describedBy, listPath }: DetailsButtonProps) {
  const navigate = useNavigate();
  const path = pathOfAddress(listPath);

  function stayHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new URLSearchParams(queryOfAddress(listPath));
    if (!controls) fields.set('details', doctorId);
    navigate(fields.size === 0 ? path : `${path}?${fields}`, { replace: true, preventScrollReset: true });
  }

  return (
    <form method="get" action={`${path}#${doctorRowId(doctorId)}`} onSubmit={stayHere}>
      <AddressFields of={listPath} />
      {!controls && <input type="hidden" name="details" value={doctorId} />}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-expanded={controls !== undefined}
        aria-controls={controls}
        aria-describedby={describedBy}
      >
        {controls ? 'Hide' : 'View'}
      </Button>
    </form>
  );
}
