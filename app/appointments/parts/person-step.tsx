import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { personWords } from '#messages/appointments/person.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { type BookingValues, bookingFormId, placeField, placeValue } from '../booking-form/booking-form.ts';
import type { DayState } from '../free-times/schedule.ts';
import bookingDraftScript from './booking-draft.script.ts?script';
import { BookingFields } from './booking-fields.tsx';

interface PersonFormProps {
  /** Whether the browser may fill in what was typed in this tab before (booking-draft.script.ts). */
  readonly isNew?: boolean;
  readonly action: string;
  readonly idempotencyKey: string;
  readonly typed: BookingValues;
  /** Further hidden fields. */
  readonly also?: Readonly<Record<string, string>>;
  readonly errors: FieldMessages;
  /** Alternatives, if the chosen time is no longer free. */
  readonly otherTimes?: readonly DayState[] | undefined;
}

/**
 * Form for the patient's name and contact data. Submitted by POST, so that no address contains personal data.
 */
export function PersonForm({
  isNew = false,
  action,
  idempotencyKey,
  typed,
  also = {},
  errors,
  otherTimes,
}: PersonFormProps) {
  const words = useWords(personWords);
  const { time, weekdayDate } = useWords(clockWords);
  const ofPlace = errors[placeField];
  return (
    <>
      <form
        id={bookingFormId}
        action={action}
        method="post"
        className={page.form}
        noValidate
        {...(isNew && { 'data-is-new': true })}
      >
        <HiddenFields values={{ ...also, idempotencyKey }} />
        {otherTimes && (
          <ChoiceGroup
            type="radio"
            name={placeField}
            legend={words.pickAnother}
            hint={words.stillHere}
            options={otherTimes.flatMap(({ day, slots }) =>
              slots.map(({ minute }) => ({
                value: placeValue(day, minute),
                label: `${weekdayDate(day)}, ${time(minute)}`,
              })),
            )}
            chosen={[]}
            {...(ofPlace && { error: ofPlace })}
          />
        )}
        <BookingFields typed={typed} errors={errors} />
        <div className={page.buttons}>
          <Button type="submit" name="step" value="check">
            {words.check}
          </Button>
        </div>
        <p className={page.quiet}>{words.notBookedYet}</p>
      </form>
      <InlineScript code={bookingDraftScript} />
    </>
  );
}
