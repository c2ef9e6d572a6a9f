import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { BestTimeField, CallAsField, PhoneField } from '#app/ui/question-page/reach-fields.tsx';
import { appointmentLimits } from '../appointment.values.ts';
import type { BookingField, TypedBooking } from '../booking-form.ts';
import * as css from './booking.css.ts';
import { BookingNotice } from './booking-notice.tsx';

const whoOptions = [
  { value: 'self', label: 'Myself' },
  { value: 'other', label: 'Somebody else' },
  { value: 'child', label: 'Somebody under 18' },
];

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No, please do not call' },
];

interface BookingFieldsProps {
  readonly typed: TypedBooking;
  readonly errors: FieldMessages;
}

/** What we ask of a person, and no more. */
export function BookingFields({ typed, errors }: BookingFieldsProps) {
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
          legend="Who is the appointment for?"
          options={whoOptions}
          chosen={[typed.who || 'self']}
        />
        <div className={page.short}>
          <TextField
            {...nameOf('patientName')}
            label="Name of the person who will be seen"
            required
            autoComplete="name"
          />
        </div>
        <div className={css.withOther}>
          <TextField {...nameOf('bookerName')} label="Your own name" required autoComplete="name" />
        </div>
        <div className={css.withChild}>
          <TextField
            {...nameOf('adultName')}
            label="Name of the adult who comes along"
            hint="A parent or guardian. By video, the adult sits beside."
            required
          />
        </div>
      </div>
      <div className={page.group}>
        <PhoneField
          typed={typed}
          errors={errors}
          hint="10 digits. With it you find, move or cancel the appointment."
        />
        <ChoiceGroup
          type="radio"
          {...field('safeToCall')}
          legend="Is it safe to call you on this number?"
          hint="Without a yes we do not call."
          options={yesOrNo}
          chosen={[typed.safeToCall]}
        />
        <CallAsField
          typed={typed}
          errors={errors}
          hint="If somebody else picks up. Such as: a friend, an office."
        />
        <BestTimeField typed={typed} errors={errors} />
        <div className={page.short}>
          <TextField
            {...field('email')}
            type="email"
            label="E-mail"
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
        label="Anything we should know before"
        hint={`At most ${appointmentLimits.note} characters. You may leave this empty and say it when you come.`}
        maxLength={appointmentLimits.note}
        defaultValue={typed.note}
      />
      <div className={page.group}>
        <BookingNotice />
        <Checkbox
          {...field('consent')}
          label="I agree that you keep this for my appointment."
          required
          defaultChecked={typed.consent === 'on'}
        />
      </div>
    </>
  );
}
