import { Form, Link } from 'react-router';
import { sectionPath } from '#app/hospital/hospital-paths.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { MessageSquare, Phone } from '#app/ui/icon/icons.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import * as listEntry from '../frame/list-entry.css.ts';
import { usePermission } from '../frame/use-permission.ts';
import * as month from '../month/month.css.ts';
import type { MessagesPage, TomorrowQueue } from './message-page.server.ts';
import {
  isCard,
  type MessageCard,
  type MessageLine,
  type MessageList,
  messageListGroups,
  messageListPath,
  messageLists,
} from './message-page.ts';
import * as css from './messages.css.ts';

/** The list's rules, and what an empty list means. */
const lists: Readonly<Record<MessageList, { readonly about: string; readonly empty: string }>> = {
  'by-hand': {
    about: 'Open the message on this device, send it, and come back to press Sent.',
    empty: 'Nothing to send by hand: no message waits for you.',
  },
  waiting: {
    about:
      'A message about a change by the staff waits ten minutes, and by night until the morning. Undo or a newer change of the appointment drops it.',
    empty: 'Nothing waits: every message has gone out, or is in another list.',
  },
  'sent-by-hand': {
    about: 'The last seven days. Nobody reports whether such a message arrived.',
    empty: 'Nobody has sent a message by hand in the last seven days.',
  },
  sent: {
    about: 'The last seven days. An SMS is not reported as read.',
    empty: 'Nothing was sent in the last seven days.',
  },
  'not-delivered': {
    about: 'The last seven days. Send it by hand, or call.',
    empty: 'Every message of the last seven days was delivered, or is not yet known to have failed.',
  },
};

interface MessagesViewProps extends MessagesPage {
  readonly list: MessageList;
}

/** Shows one list of messages, below the links to all of them. */
export function MessagesView({ list, messages, counts, tomorrow, isOn }: MessagesViewProps) {
  const isQueued = ({ isForTomorrow }: MessageLine) => tomorrow !== null && isForTomorrow;
  const lines = messages.filter((line) => !isQueued(line));
  const waiting: Partial<Record<MessageList, number>> = {
    'by-hand': counts.byHand,
    'not-delivered': counts.notDelivered,
  };
  return (
    <>
      {!isOn && <HowToSwitchOn />}
      <nav aria-label="Lists of messages">
        <div className={css.groups}>
          {Object.entries(messageListGroups).map(([title, names]) => (
            <div key={title} className={css.group}>
              <p id={`lists-${names[0]}`} className={listEntry.small}>
                {title}
              </p>
              <ul role="list" aria-labelledby={`lists-${names[0]}`} className={css.tabs}>
                {names.map((name) => (
                  <li key={name}>
                    <Link
                      to={messageListPath(name)}
                      className={css.tab}
                      aria-current={name === list ? 'page' : undefined}
                      preventScrollReset
                    >
                      {messageLists[name]}
                      {(waiting[name] ?? 0) > 0 && <Badge tone="accent">{waiting[name]}</Badge>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <section aria-labelledby="list" className={listEntry.section}>
        <h2 id="list" className={listEntry.heading}>
          {messageLists[list]}
        </h2>
        <p className={listEntry.small}>{lines.length > 0 ? lists[list].about : lists[list].empty}</p>
        <MessageLines lines={lines} list={list} />
      </section>
      {tomorrow && <Tomorrow tomorrow={tomorrow} lines={messages.filter(isQueued)} />}
    </>
  );
}

/** Says how far the reminders for tomorrow are, or when they come. */
function progressText({ all, sent, isBefore, from, agreed, confirmed }: TomorrowQueue): string {
  if (all > 0) return sent === all ? `All sent: ${sent} of ${all}.` : `${sent} of ${all} sent.`;
  if (agreed === 0) return `Nobody to remind: none of the ${confirmed} people with a confirmed visit agreed.`;
  return isBefore
    ? `The reminders come here at ${from}: ${agreed} of the ${confirmed} people with a confirmed visit agreed to messages.`
    : 'No reminder waits: a visit that was confirmed this afternoon needs none.';
}

interface TomorrowProps {
  readonly tomorrow: TomorrowQueue;
  readonly lines: readonly (MessageLine | MessageCard)[];
}

/** Shows the queue of reminders for tomorrow that the desk sends by hand. */
function Tomorrow({ tomorrow, lines }: TomorrowProps) {
  const { day, all, sent } = tomorrow;
  return (
    <section aria-labelledby="tomorrow" className={listEntry.section}>
      <h2 id="tomorrow" className={listEntry.heading}>
        {`Tomorrow, ${day}`}
      </h2>
      <p>{progressText(tomorrow)}</p>
      {all > 0 && (
        <svg aria-hidden className={month.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={(sent / all) * 100} height={1} />
        </svg>
      )}
      <MessageLines lines={lines} list="by-hand" />
    </section>
  );
}

function HowToSwitchOn() {
  const may = usePermission();
  const place = 'Hospital, section Messages';
  return (
    <p className={css.notice}>
      No messages are sent yet: an owner enters a brand and switches on a channel and kinds of messages under{' '}
      {may('manageHospital') ? (
        <Link to={sectionPath('messages')} className={textLink}>
          {place}
        </Link>
      ) : (
        place
      )}
      .
    </p>
  );
}

interface MessageLinesProps {
  readonly lines: readonly (MessageLine | MessageCard)[];
  readonly list: MessageList;
}

function MessageLines({ lines, list }: MessageLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul role="list" className={css.cards}>
      {lines.map((line) => (
        <li key={line.id} className={css.card} aria-label={nameOf(line)}>
          <div className={css.facts}>
            <p>
              <strong>{line.visit ?? 'A call'}</strong>
              {line.reference && (
                <>
                  {' '}
                  <Link to={line.to} className={textLink}>
                    {line.reference}
                  </Link>
                </>
              )}
              {line.visit === null && (
                <>
                  {' '}
                  <Link to={line.to} className={textLink}>
                    To call
                  </Link>
                </>
              )}
            </p>
            <p>{line.kind}</p>
            {list !== 'by-hand' && <p className={listEntry.small}>{line.state}</p>}
            {line.reason && <p className={listEntry.small}>{line.reason}</p>}
          </div>
          {isCard(line) ? <CardSteps card={line} list={list} /> : list === 'not-delivered' && <Over />}
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ kind, visit, reference }: MessageLine) =>
  [kind, visit, reference].filter((part) => part !== null).join(', ');

const Over = () => <p className={listEntry.small}>No longer needed</p>;

const openLabels: Readonly<Record<MessageCard['way'], string>> = {
  whatsapp: 'Open WhatsApp',
  sms: 'Open SMS',
  call: 'Call',
};

/** The two steps of a card: the link that opens the message, and the button that says that it was sent. */
function CardSteps({ card, list }: { readonly card: MessageCard; readonly list: MessageList }) {
  const busy = useSubmitting();
  const { id, way, href, phone } = card;
  const Icon = way === 'call' ? Phone : MessageSquare;
  const forWhom = <VisuallyHidden>{`: ${nameOf(card)}`}</VisuallyHidden>;
  return (
    <div className={css.steps}>
      <p>{phone}</p>
      <div className={listEntry.buttons}>
        <ButtonLink
          href={href}
          size="small"
          {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icon size={20} aria-hidden />
          {openLabels[way]}
          {forWhom}
        </ButtonLink>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="list" value={list} />
          <Button type="submit" size="small" variant="secondary" busy={busy}>
            {way === 'call' ? 'Called' : 'Sent'}
            {forWhom}
          </Button>
        </Form>
      </div>
    </div>
  );
}
