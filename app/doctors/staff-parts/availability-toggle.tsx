import { useFetcher } from 'react-router';
import { BadgeButton } from '#app/ui/badge/badge-button.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import type { Availability, Doctor } from '../doctor.values.ts';
import { availabilityText } from '../doctor.view.ts';

const opposite: Readonly<Record<Availability, Availability>> = {
  available: 'unavailable',
  unavailable: 'available',
};

/**
 * Badge that shows a doctor's availability and changes it on click. The new value appears at once. If the server
 * refuses the change, the badge returns to the old value and shows the reason. It also returns to the old value if the
 * server asks first, because people are booked with the doctor.
 */
export function AvailabilityToggle({
  doctor,
  describedBy,
  listPath,
}: {
  readonly doctor: Pick<Doctor, 'id' | 'availability'>;
  /** Id of the element with the doctor's name. */
  readonly describedBy: string;
  readonly listPath: string;
}) {
  const fetcher = useFetcher<{ message?: string }>({
    // A fetcher keeps its data after an answer that redirects, so a refusal ends with the value that it was about.
    key: `availability-${doctor.id}-${doctor.availability}`,
  });
  const sent = fetcher.formData?.get('availability');
  const availability = sent === 'available' || sent === 'unavailable' ? sent : doctor.availability;
  const text = availabilityText({ availability });
  const refusal = fetcher.state === 'idle' ? fetcher.data?.message : undefined;

  return (
    <fetcher.Form method="post" action={listPath} preventScrollReset>
      <input type="hidden" name="doctorId" value={doctor.id} />
      <input type="hidden" name="availability" value={opposite[availability]} />
      <BadgeButton
        type="submit"
        tone={availability === 'available' ? 'positive' : 'neutral'}
        aria-describedby={describedBy}
        title="Press to change"
      >
        {text}
      </BadgeButton>
      {refusal && <ActionError>{refusal}</ActionError>}
    </fetcher.Form>
  );
}
