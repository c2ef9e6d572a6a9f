import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';
import { ConsentNotice } from '#app/ui/question-page/consent-notice.tsx';
import {
  BestTimeField,
  CallAsField,
  MessagesField,
  PhoneField,
} from '#app/ui/question-page/contact-fields.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { personWords } from '#messages/appointments/person.ts';
import { appointmentLimits } from '../appointment.values.ts';
import {
  type BookingField,
  type BookingValues,
  bookedForOptions,
  isForOther,
} from '../booking-form/booking-form.ts';
import * as css from './booking.css.ts';

interface BookingFieldsProps {
  readonly typed: BookingValues;
  readonly errors: FieldMessages;
}

export function BookingFields({ typed, errors }: BookingFieldsProps) {
  const words = useWords(personWords);
  const yesOrNo = [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.noCall },
  ];
  const field = (name: BookingField) => ({
    name,
    ...(errors[name] !== undefined && { error: errors[name] }),
  });
  const nameOf = (name: 'patientName' | 'bookerName' | 'adultName') => ({
    ...field(name),
    defaultValue: typed[name],
    maxLength: appointmentLimits.name,
  });
  return (
    <>
      <div className={page.group}>
        <ChoiceGroup
          type="radio"
          {...field('who')}
          legend={words.forWhom}
          options={bookedForOptions.map((value) => ({ value, label: words.whom[value] }))}
          chosen={[typed.who || 'self']}
        />
        <div className={page.short}>
          {/* The browser knows the name of whoever types. Without scripts, the choice is known once it was submitted. */}
          <TextField
            {...nameOf('patientName')}
            label={words.patientName}
            required
            autoComplete={isForOther(typed.who) ? 'off' : 'name'}
          />
        </div>
        <div className={css.withOther}>
          <TextField {...nameOf('bookerName')} label={words.bookerName} required autoComplete="name" />
        </div>
        <div className={css.withChild}>
          <TextField
            {...nameOf('adultName')}
            label={words.adultName}
            hint={words.adultHint}
            required
            autoComplete="name"
          />
        </div>
      </div>
      <div className={page.group}>
        <PhoneField typed={typed} errors={errors} hint={words.phoneHint} />
        <ChoiceGroup
          type="radio"
          {...field('safeToCall')}
          legend={words.safeToCall}
          hint={words.safeToCallHint}
          options={yesOrNo}
          chosen={[typed.safeToCall]}
        />
        <CallAsField typed={typed} errors={errors} hint={words.callAsHint} />
        <BestTimeField typed={typed} errors={errors} />
        <MessagesField typed={typed} errors={errors} />
        <PhoneTraces />
        <div className={page.short}>
          <TextField
            {...field('email')}
            type="email"
            label={words.email}
            autoComplete="email"
            maxLength={appointmentLimits.email}
            defaultValue={typed.email}
          />
        </div>
      </div>
      <TextField
        {...field('note')}
        multiline
        rows={4}
        label={words.note}
        hint={words.noteHint(appointmentLimits.note)}
        maxLength={appointmentLimits.note}
        defaultValue={typed.note}
      />
      <div className={page.group}>
        <BookingNotice />
        <Checkbox
          {...field('consent')}
          label={words.consent}
          required
          defaultChecked={typed.consent === 'on'}
        />
      </div>
    </>
  );
}

/**
 * Privacy notice beside the consent checkbox. When its meaning changes, raise `noticeVersion` in
 * appointment.values.ts.
 */
function BookingNotice() {
  const { appointmentYears } = recordRetention;
  const words = useWords(personWords);
  return (
    <ConsentNotice heading="h2" whenTakenBack={words.takenBack}>
      <li>{words.kept}</li>
      <li>{words.seenBy}</li>
      <li>{words.keptFor(appointmentYears)}</li>
    </ConsentNotice>
  );
}
