import type { VideoDoor } from '#app/appointments/video-visits/video-door.ts';
import { shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Video } from '#app/ui/icon/icons.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';

interface StaffVideoDoorProps {
  readonly door: VideoDoor;
  /** Whose call it is, for screen readers. */
  readonly patientName: string;
  /** Sentence about a missing link, with the next step of the reader. */
  readonly noLink: string;
}

/** The door of a visit by video, for staff: when it opens, or the way in. */
export function StaffVideoDoor({ door, patientName, noLink }: StaffVideoDoorProps) {
  if (door.state === 'closed')
    return <p>{`The video call opens on ${shortDate(door.day)}, ${slotLabel(door.opensAt)}.`}</p>;
  if (door.state === 'no-link') return <p>{noLink}</p>;
  return (
    <div>
      <ButtonLink href={door.link} target="_blank" rel="noopener noreferrer" size="small">
        <Video size={20} aria-hidden />
        Enter the call
        <VisuallyHidden>{` of ${patientName} (opens in a new tab)`}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
