import { data, Outlet, useLocation } from 'react-router';
import { readAppointment } from '#app/appointments/appointment.commands.server.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { isLive } from '#app/appointments/appointment.values.ts';
import { isAgreed } from '#app/hospital-facts/message-facts.ts';
import { defaultLocale, localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { settingsHere } from '#app/messages/gateways.server.ts';
import { listMessagesOf } from '#app/messages/message.queries.server.ts';
import { formatMoney } from '#app/money/money.ts';
import { PaymentList, RefundLinks } from '#app/payments/parts/payment-list.tsx';
import { listPaymentsOf } from '#app/payments/payment.queries.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { AboutPersonForm } from '#app/staff-area/appointment-page/about-person-form.tsx';
import { AppointmentFacts } from '#app/staff-area/appointment-page/appointment-facts.tsx';
import { AppointmentHead } from '#app/staff-area/appointment-page/appointment-head.tsx';
import { AppointmentHistory } from '#app/staff-area/appointment-page/appointment-history.tsx';
import * as css from '#app/staff-area/appointment-page/appointment-page.css.ts';
import { AppointmentSteps } from '#app/staff-area/appointment-page/appointment-steps.tsx';
import { MessageTemplates } from '#app/staff-area/appointment-page/message-templates.tsx';
import { PagePart } from '#app/staff-area/appointment-page/page-part.tsx';
import {
  counted,
  factsText,
  historyText,
  languagesText,
  paymentsText,
} from '#app/staff-area/appointment-page/part-texts.ts';
import { AskBefore, SaidPaymentPart } from '#app/staff-area/appointment-page/said-payment.tsx';
import { VideoLinkForm } from '#app/staff-area/appointment-page/video-link-form.tsx';
import { appointmentPath, videoPart } from '#app/staff-area/frame/desk-paths.ts';
import { formClientAction } from '#app/staff-area/frame/form-client-action.ts';
import { reloadsForRecordedRead } from '#app/staff-area/frame/recorded-read.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import { readVisitBill } from '#app/staff-area/front-desk/appointment-money.server.ts';
import { staffNames } from '#app/staff-area/front-desk/desk.server.ts';
import { deskStepAction } from '#app/staff-area/front-desk/desk-step.server.ts';
import { stepFailure } from '#app/staff-area/front-desk/desk-steps.ts';
import { useDayAddress } from '#app/staff-area/front-desk/last-day.ts';
import { readAbsence } from '#app/staff-area/front-desk/leave-visits.server.ts';
import * as deskCss from '#app/staff-area/front-desk/parts/desk.css.ts';
import { MessageAnswerForm, messageAnswerText } from '#app/staff-area/front-desk/parts/message-answer.tsx';
import { PatientLanguageForm } from '#app/staff-area/front-desk/parts/patient-language.tsx';
import { StaffVideoDoor } from '#app/staff-area/front-desk/parts/video-door.tsx';
import { readSaidPayment } from '#app/staff-area/front-desk/said-payments.server.ts';
import { readVideoVisit } from '#app/staff-area/front-desk/video-doors.server.ts';
import { MessageHistory } from '#app/staff-area/messages/message-history.tsx';
import { messageLines } from '#app/staff-area/messages/message-lines.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { momentText } from '#app/time/moment-text.ts';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { ChevronLeft } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { neutralMessage } from '#messages/appointments/neutral-message.ts';
import { videoWay } from '#messages/appointments/video-visit.ts';
import type { Route } from './+types/appointment';

export const loader = staffLoader(async ({ command, here }, { params }: Route.LoaderArgs) => {
  const { database, facts, now } = command;
  const phone = facts.phones.admission.shown;
  const appointment = await readAppointment(command, params.appointmentId).catch((error) => {
    if (!(error instanceof ProblemError)) throw error;
    throw data(error.problem, { status: error.status });
  });
  const [payments, { bill, offered, isOpen }, nameOf, sent, absence, video, payBefore] = await Promise.all([
    listPaymentsOf(database, appointment.id),
    readVisitBill(database, appointment),
    staffNames(database),
    listMessagesOf(database, [appointment.id]),
    readAbsence(database, appointment, command),
    readVideoVisit(database, appointment, command),
    readSaidPayment(here, appointment),
  ]);
  return {
    appointment,
    absence,
    video,
    history: appointment.history.map(({ what, from, handedOver, reason, at, by }) => ({
      ...{ what, from, handedOver, reason },
      when: momentText(at),
      who: nameOf(by),
    })),
    payments,
    ...{ bill, offered, isOpen },
    payBefore,
    messages: [...new Set([appointment.language ?? defaultLocale, ...localeTags])].map((locale) => ({
      locale,
      text: [
        messagesIn(locale, neutralMessage)(appointment, phone),
        ...(isLive(appointment.status) && appointment.visit === 'video'
          ? [messagesIn(locale, videoWay)(referenceText(appointment.reference))]
          : []),
      ].join(' '),
    })),
    messageHistory: await messageLines(database, sent, settingsHere(here)),
    isAskedAboutMessages: facts.messages.brand !== null || isAgreed(appointment.messageChannel),
    today: dayInIndia(now),
  };
});

export const shouldRevalidate = reloadsForRecordedRead;

export const action = deskStepAction;

export const clientAction = formClientAction(stepFailure);

export const meta = staffMeta('Appointment');

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, history, payments, bill, messages, isAskedAboutMessages, today } = loaderData;
  const { messageHistory, absence, offered, isOpen, video, payBefore } = loaderData;
  const { money } = bill;
  const part = new URLSearchParams(useLocation().search).get('open');
  const errors = actionData?.errors ?? {};
  // The part shows its own error, beside its field.
  const isOfPart =
    errors.videoLink !== undefined || (isAskedAboutMessages && errors.messageChannel !== undefined);
  const path = appointmentPath(appointment.id);
  const list = useDayAddress(appointment.day, today);
  return (
    <Stack gap="4">
      <div>
        <RouterButtonLink to={list} variant="secondary" size="small">
          <ChevronLeft size={20} aria-hidden />
          Back to the day
        </RouterButtonLink>
      </div>
      <AppointmentHead
        appointment={appointment}
        absence={absence}
        bill={bill}
        offered={offered}
        today={today}
        {...(actionData && !isOfPart && { refused: actionData })}
      />
      <AppointmentSteps appointment={appointment} today={today} back={list} />
      {video?.door && (
        <StaffVideoDoor
          door={video.door}
          patientName={appointment.patientName}
          noLink="This video call has no link yet. Enter one under “Video call”."
        />
      )}
      <SaidPaymentPart appointment={appointment} payment={payBefore} errors={errors} />
      {appointment.status === 'cancelled' && money.paid > 0 && (
        <Stack gap="2">
          <p>{`${formatMoney(money.paid)} that was paid for this visit is still with the hospital.`}</p>
          <RefundLinks payments={payments} path={path} />
        </Stack>
      )}
      <div className={css.parts}>
        <PagePart
          title="Appointment"
          inside={factsText(appointment)}
          isOpen={[errors.language, errors.ageGroup, errors.sex].some(Boolean)}
        >
          <AppointmentFacts appointment={appointment} />
          {appointment.phone !== '' && (
            <>
              <PatientLanguageForm appointment={appointment} error={errors.language} />
              <AboutPersonForm appointment={appointment} errors={errors} />
            </>
          )}
          {appointment.note && (
            <div>
              <h3 className={deskCss.term}>Note</h3>
              <p className={deskCss.note}>{appointment.note}</p>
            </div>
          )}
        </PagePart>
        {video && appointment.phone !== '' && (
          <PagePart
            title="Video call"
            inside={video.visitLink === '' ? 'No link of its own' : 'With a link of its own'}
            isOpen={errors.videoLink !== undefined || part === videoPart}
          >
            <VideoLinkForm
              id={appointment.id}
              stored={video.visitLink}
              typed={actionData?.values?.videoLink}
              error={errors.videoLink}
            />
          </PagePart>
        )}
        <PagePart
          title="Payments"
          inside={paymentsText(money, payments.length)}
          isOpen={payments.length + bill.lines.length > 0}
        >
          <PaymentList bill={bill} payments={payments} path={path} isOpen={isOpen} />
          <AskBefore appointment={appointment} payment={payBefore} duePaise={money.due} />
        </PagePart>
        {isAskedAboutMessages && (
          <PagePart
            title="Consent to messages"
            inside={messageAnswerText(appointment)}
            isOpen={errors.messageChannel !== undefined}
          >
            <MessageAnswerForm appointment={appointment} errors={errors} />
          </PagePart>
        )}
        <PagePart title="Message" inside={languagesText(messages)}>
          <MessageTemplates appointment={appointment} messages={messages} />
        </PagePart>
        {messageHistory.length > 0 && (
          <PagePart title="Messages so far" inside={counted(messageHistory.length, 'message')}>
            <MessageHistory lines={messageHistory} />
          </PagePart>
        )}
        <PagePart title="History" inside={historyText(history)}>
          <AppointmentHistory changes={history} />
        </PagePart>
      </div>
      <Outlet />
    </Stack>
  );
}
