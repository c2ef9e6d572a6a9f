import type { ReactNode } from 'react';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHelpline } from '#app/ui/contact/use-helpline.ts';
import { foldSummary } from '#app/ui/fold/fold.css.ts';
import { Video } from '#app/ui/icon/icons.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Step } from '#app/ui/question-page/question-page.tsx';
import { videoVisitWords } from '#messages/appointments/video-visit.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { OwnVideoDoor } from '../video-visits/video-door.ts';

/** The door of a visit by video, for the person who booked. */
export interface OwnVideoVisit {
  readonly door: OwnVideoDoor;
  /** Registration of the doctor in the words of the locale; null if the doctor is gone. */
  readonly registration: string | null;
}

interface OwnVideoVisitProps extends OwnVideoVisit {
  /** Button that asks the server again whether the door is open. */
  readonly again: ReactNode;
}

/** Shows when the door of the call opens, or the door itself, and what the Telemedicine Practice Guidelines 2020 ask for. */
export function OwnVideoVisitStep({ door, registration, again }: OwnVideoVisitProps) {
  const words = useWords(videoVisitWords);
  const { time, weekdayDate } = useWords(clockWords);
  return (
    <Step id="video" title={words.title}>
      <Rules registration={registration} />
      {door.state === 'unconfirmed' && (
        <p>{words.opensOnceConfirmed(weekdayDate(door.day), time(door.opensAt))}</p>
      )}
      {door.state === 'closed' && (
        <>
          <p>{words.opens(weekdayDate(door.day), time(door.opensAt))}</p>
          {again}
        </>
      )}
      {door.state === 'open' && (
        <>
          <div className={page.buttons}>
            {/* The video service learns nothing of this page: no referrer, no way back into this window. */}
            <ButtonLink href={door.link} target="_blank" rel="noopener noreferrer">
              <Video size={20} aria-hidden />
              {words.enter}
            </ButtonLink>
          </div>
          <p className={page.quiet}>{words.newTab}</p>
        </>
      )}
      {door.state === 'no-link' && (
        <>
          <p>{words.missing}</p>
          <div className={page.buttons}>
            <CallButton />
          </div>
        </>
      )}
    </Step>
  );
}

function Rules({ registration }: Pick<OwnVideoVisit, 'registration'>) {
  const words = useWords(videoVisitWords);
  const { emergency, mentalHealth } = helplines;
  const { name } = useHelpline(mentalHealth);
  return (
    <details>
      <summary className={foldSummary}>
        <strong>{words.before}</strong>
      </summary>
      <ul className={page.points}>
        <li>{words.sayWho}</li>
        <li>{words.consent}</li>
        {registration !== null && (
          <li>
            <UserText>{words.registration(registration)}</UserText>
          </li>
        )}
        <li>{words.minors}</li>
        <li>
          {`${words.notForEmergencies} `}
          <a href={`tel:${emergency.number}`}>{emergency.number}</a>
          {` ${words.or} ${name} `}
          <a href={`tel:${mentalHealth.number}`}>{mentalHealth.number}</a>.
        </li>
      </ul>
    </details>
  );
}
