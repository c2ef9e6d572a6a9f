import { type MessageAnswer, messageAnswers } from '#app/hospital-facts/message-facts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { SummaryList, type SummaryRow } from '#app/ui/question-page/question-page.tsx';
import { bookingWords, slotWords } from '#messages/appointments/booking.tsx';
import { personWords } from '#messages/appointments/person.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import type { BookingSlot, BookingValues } from '../booking-form/booking-form.ts';

interface SentBookingProps {
  readonly action: string;
  readonly idempotencyKey: string;
  readonly typed: BookingValues;
  /** Further hidden fields. */
  readonly also?: Readonly<Record<string, string>>;
}

interface CheckProps extends SentBookingProps {
  readonly place: BookingSlot;
  /** Missing, like the fee, while the database is unavailable. */
  readonly doctorName?: string;
  /** Such as '₹800 a consultation'. */
  readonly fee?: string;
}

function personFacts(
  typed: BookingValues,
  words: typeof bookingWords,
  reach: Readonly<Record<'phone' | 'bestTime' | 'email' | 'messages', string>>,
  messages: string,
): readonly SummaryRow[] {
  const said = (name: string, text: string): SummaryRow => ({
    name,
    value: text && <UserText>{text}</UserText>,
  });
  return [
    said(typed.who === 'self' ? words.name : words.patient, typed.patientName),
    said(words.bookedBy, typed.who === 'other' ? typed.bookerName : ''),
    said(words.adult, typed.who === 'child' ? typed.adultName : ''),
    said(reach.phone, typed.phone),
    { name: words.mayWeCall, value: typed.safeToCall === 'true' ? words.yes : words.noCall },
    said(words.callAs, typed.callAs),
    said(reach.bestTime, typed.bestTime),
    { name: reach.messages, value: messages },
    said(reach.email, typed.email),
    said(words.toKnow, typed.note),
  ];
}

/** Summary of all entries, with the button that books. */
export function CheckForm({
  action,
  idempotencyKey,
  typed,
  also = {},
  place,
  doctorName = '',
  fee = '',
}: CheckProps) {
  const words = useWords(bookingWords);
  const { visits } = useWords(slotWords);
  const { time, weekdayDate } = useWords(clockWords);
  const reach = { ...useWords(questionPageWords), ...useWords(personWords) };
  const isAsked = useHospitalFacts().messages.brand !== null;
  const answer: MessageAnswer = messageAnswers.find((one) => one === typed.messageChannel) ?? 'none';
  return (
    <form action={action} method="post" className={page.form}>
      <HiddenFields values={{ ...typed, ...also, idempotencyKey }} />
      <div className={page.sheet}>
        <SummaryList
          facts={[
            { name: words.doctor, value: doctorName && <UserText>{doctorName}</UserText> },
            { name: words.when, value: `${weekdayDate(place.day)}, ${time(place.minute)}` },
            { name: words.where, value: visits[place.visit] },
            { name: words.fee, value: fee },
            ...personFacts(typed, words, reach, isAsked ? reach.messageAnswers[answer] : ''),
          ]}
        />
      </div>
      <div className={page.buttons}>
        <Button type="submit" name="step" value="book">
          {words.book}
        </Button>
        <Button type="submit" name="step" value="change" variant="secondary">
          {words.changeSomething}
        </Button>
      </div>
    </form>
  );
}

/**
 * Interruption after a note that mentions danger: shows the numbers to call first, because the appointment
 * may be days away (decision 0104).
 */
export function HelpFirstForm({ action, idempotencyKey, typed }: SentBookingProps) {
  const words = useWords(bookingWords);
  return (
    <form action={action} method="post" className={page.form}>
      <HiddenFields values={{ ...typed, idempotencyKey, helpSeen: 'yes' }} />
      <p>{words.inDanger}</p>
      <p>{words.canStillBook}</p>
      <div className={page.buttons}>
        <Button type="submit" name="step" value="check" variant="secondary">
          {words.goOn}
        </Button>
      </div>
    </form>
  );
}
