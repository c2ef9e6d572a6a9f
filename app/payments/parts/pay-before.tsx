import { formatMoney, rupeesForField } from '#app/money/money.ts';
import { appointmentPath } from '#app/navigation/navigation.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Step, SummaryList } from '#app/ui/question-page/question-page.tsx';
import { payBeforeWords } from '#messages/payments/pay-before.ts';
import type { PayBefore } from '../pay-before.server.ts';
import {
  bankReferenceLength,
  bankReferenceText,
  saidPaymentFields,
  sayPaidStep,
} from '../said-payment.values.ts';
import * as css from './pay-before.css.ts';

interface PayBeforePartProps {
  readonly payment: PayBefore;
  /** Hidden fields that find the appointment again. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Payment before the visit, on the page of a patient's own appointment: what was said, the desk's answer, and the request to pay. */
export function PayBeforePart({ payment, keys }: PayBeforePartProps) {
  const { said, request, isCancelled, isJustSaid, refused } = payment;
  // An answer that the money is missing says nothing once the visit is paid in another way, or over.
  const isSaidShown = said?.answer === null || said?.answer === 'arrived' || request !== null || isCancelled;
  return (
    <>
      {said && isSaidShown && <Said said={said} isCancelled={isCancelled} isJustSaid={isJustSaid} />}
      {request && <Request request={request} keys={keys} refused={refused} />}
    </>
  );
}

interface SaidProps extends Pick<PayBefore, 'isCancelled' | 'isJustSaid'> {
  readonly said: NonNullable<PayBefore['said']>;
}

function Said({ said: { amountPaise, reference, answer }, isCancelled, isJustSaid }: SaidProps) {
  const words = useWords(payBeforeWords);
  const money = formatMoney(amountPaise);
  const text =
    answer === null
      ? (isCancelled ? words.saidCancelled : words.said)(money)
      : answer === 'arrived'
        ? words.arrived(money)
        : words.answers[answer];
  const tone = answer === null ? 'neutral' : answer === 'arrived' ? 'positive' : 'danger';
  return (
    // The page answers the submission of the number, so its outcome comes first.
    <div {...(isJustSaid && { tabIndex: -1, autoFocus: true })}>
      <InlineAlert tone={tone}>
        <p>{text}</p>
        <p>
          {`${words.number}: `}
          <span className={css.digits}>{bankReferenceText(reference)}</span>
        </p>
      </InlineAlert>
    </div>
  );
}

interface RequestProps {
  readonly request: NonNullable<PayBefore['request']>;
  readonly keys: PayBeforePartProps['keys'];
  readonly refused: PayBefore['refused'] | undefined;
}

function Request({ request, keys, refused }: RequestProps) {
  const { paise, upiId, note, code, isDemonstration, key } = request;
  const words = useWords(payBeforeWords);
  const { pathTo } = usePageLocale();
  const money = formatMoney(paise);
  const error = refused?.errors[saidPaymentFields.reference];
  return (
    <div className={page.sheet}>
      <Step id="pay" title={words.title}>
        <p>{words.why(money)}</p>
        <div className={page.buttons}>
          <ButtonLink href={code.link}>{words.pay(money)}</ButtonLink>
        </div>
        <div className={css.ways}>
          <QrCode code={code} name={words.codeName(money)} />
          <div className={css.way}>
            <p>{words.scan}</p>
            <SummaryList
              facts={[
                { name: words.upiId, value: <EnglishText>{upiId}</EnglishText> },
                { name: words.amount, value: money },
                { name: words.note, value: <EnglishText>{note}</EnglishText> },
              ]}
            />
            {isDemonstration && <p className={page.quiet}>{words.demonstration}</p>}
          </div>
        </div>
        <form action={pathTo(appointmentPath)} method="post" className={page.form} noValidate>
          <HiddenFields
            values={{
              ...keys,
              [saidPaymentFields.amount]: rupeesForField(paise),
              [saidPaymentFields.key]: key,
            }}
          />
          <div className={page.short}>
            <TextField
              name={saidPaymentFields.reference}
              label={words.number}
              hint={words.numberHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={bankReferenceLength}
              required
              defaultValue={refused?.typed}
              {...(error !== undefined && { error })}
            />
          </div>
          <div className={page.buttons}>
            <Button type="submit" name="step" value={sayPaidStep} variant="secondary">
              {words.havePaid(money)}
            </Button>
          </div>
        </form>
      </Step>
    </div>
  );
}
