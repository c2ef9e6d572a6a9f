import { href } from 'react-router';
import type { Permission } from '#app/accounts/staff/permissions.ts';
import type { NetworkRequests } from '#app/appointments/network-requests.server.ts';
import type { WaitingOffer } from '#app/appointments/waiting-list/waiting-offers.ts';
import { type StaffFilter, staffListAddress } from '#app/doctors/staff-list/staff-list.ts';
import { hospitalPath } from '#app/hospital/hospital-paths.ts';
import { launchGroups } from '#app/hospital-facts/launch-check.ts';
import { linkListAddress } from '#app/links/link-list.ts';
import { formatMoney } from '#app/money/money.ts';
import type { OpenRefund } from '#app/payments/payment.queries.server.ts';
import {
  appointmentPath,
  deskPath,
  leaveVisitsPath,
  networkRequestsPath,
  openVisitsPath,
  refundPath,
  videoLinkPath,
  waitingListPath,
  waitingRequestsPath,
} from '#app/staff-area/frame/desk-paths.ts';
import type { DeskEntry } from '#app/staff-area/front-desk/desk-board.ts';
import type { LeaveVisit } from '#app/staff-area/front-desk/leave-visits.server.ts';
import { requestsByDoctor } from '#app/staff-area/front-desk/network-requests.ts';
import type { SaidToCompare } from '#app/staff-area/front-desk/said-payments.server.ts';
import type { VisitWithoutLink } from '#app/staff-area/front-desk/video-doors.server.ts';
import { messageListPath } from '#app/staff-area/messages/message-page.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { dayText, longDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { type KeptMoney, keptMoneyDays } from './kept-money.server.ts';
import type { LaunchPoint } from './launch-points.server.ts';

/** Number of open tasks of each kind. */
interface OpenCounts {
  /** Visits of today whose time has come and whose person has not. */
  readonly late: readonly DeskEntry[];
  /** Visits by video of today without a link. */
  readonly withoutLink: readonly VisitWithoutLink[];
  /** Visits that are booked while their doctor is on leave or not available, or on a closed day. */
  readonly onLeave: readonly LeaveVisit[];
  /** Visits of past days of which nobody has said what came of them. */
  readonly withoutOutcome: number;
  /** Refunds above the limit of the desk. */
  readonly refunds: readonly OpenRefund[];
  /** Cancelled visits whose payment is not given back, and rests of deposits. */
  readonly kept: readonly KeptMoney[];
  /** Payments that patients say to have made, to compare with the bank. */
  readonly said: readonly SaidToCompare[];
  /** Networks from which unusually many requests came. */
  readonly networks: readonly NetworkRequests[];
  readonly requested: number;
  /** Free times for people on the waiting list. */
  readonly offers: readonly WaitingOffer[];
  readonly toCall: number;
  readonly messagesByHand: number;
  readonly messagesNotDelivered: number;
  readonly withoutTimes: number;
  readonly withoutPicture: number;
  readonly storiesWithoutConsent: number;
  readonly goneLinks: number;
  /** Time of the last check at YouTube and Instagram. */
  readonly goneAskedAt: Date | null;
  readonly facts: readonly LaunchPoint[];
}

interface TodoLink {
  readonly text: string;
  readonly to: string;
}

/** A line of the to-do list: the number of tasks, the reason and a link. */
export interface TodoItem {
  readonly title: string;
  readonly count: number;
  readonly why: string;
  /** Permission for the task. */
  readonly needs: Permission;
  readonly to: string;
  readonly action: string;
  /** The single facts, if the linked page does not list all of them. */
  readonly parts?: readonly LaunchPoint[];
  /** A link for each task, if no page lists them. */
  readonly links?: readonly TodoLink[];
}

const doctorsWith = (filter: StaffFilter) => staffListAddress(href('/dashboard/AddDoctor'), { filter });

const hiddenLinks = linkListAddress(href('/dashboard/Links'), { isHiddenOnly: true });

function factsText(facts: readonly LaunchPoint[]): string {
  const byLaw = facts.filter(({ group }) => group === launchGroups.law).length;
  return byLaw === 0 ? 'No law asks for one of them.' : `A law asks for ${byLaw} of them.`;
}

const goneText = (askedAt: Date | null) =>
  `The website does not show them.${askedAt === null ? '' : ` Their sites were last asked on ${longDate(dayInIndia(askedAt))}.`}`;

/** Names the first people for whom a time is free. */
const offersText = (offers: readonly WaitingOffer[]) =>
  offers
    .slice(0, 3)
    .map(
      ({ entry, day, minute }) =>
        `A time is free for ${entry.patientName}: ${dayText(day)}, ${slotLabel(minute)}, with ${entry.doctorName}.`,
    )
    .join(' ');

/** Names each doctor who is away, with the number of visits and the first person whom nobody would see. */
const absenceText = (visits: readonly LeaveVisit[]) =>
  [...Map.groupBy(visits, ({ doctorId }) => doctorId).values()]
    .map((ofDoctor) => {
      const [first] = ofDoctor;
      if (!first) return '';
      const { patientName, day, minute, doctorName, absence } = first;
      return `${doctorName}, ${absence.replace(/^Doctor /, '')}: ${ofDoctor.length}, first ${patientName}, ${dayText(day)}, ${slotLabel(minute)}.`;
    })
    .join(' ');

/** Names the first people of a task. */
const firstTexts = (links: readonly TodoLink[]) =>
  links
    .slice(0, 3)
    .map(({ text }) => `${text}.`)
    .join(' ');

/** Leads to the first task, and lists the others if there are several. */
const toEach = (links: readonly TodoLink[]) => ({
  to: links[0]?.to ?? '',
  ...(links.length > 1 && { links }),
});

/** Builds the to-do list; tasks of people come first. Kinds without open tasks are left out. */
export function buildTodoList(counts: OpenCounts): readonly TodoItem[] {
  const refunds = counts.refunds.map(({ appointmentId, paymentId, patientName, amountPaise, reason }) => ({
    text: `${patientName}, ${formatMoney(amountPaise)}: “${reason}”`,
    to: refundPath(appointmentId, paymentId),
  }));
  const kept = counts.kept.map(({ appointmentId, patientName, paise }) => ({
    text: `${patientName}, ${formatMoney(paise)}`,
    to: appointmentPath(appointmentId),
  }));
  const calls = counts.withoutLink.map(({ id, patientName, minute, doctorName }) => ({
    text: `${patientName}, ${slotLabel(minute)}, with ${doctorName}`,
    to: videoLinkPath(id),
  }));
  const said = counts.said.map(({ appointmentId, patientName, paise, status }) => ({
    text: `${patientName}, ${formatMoney(paise)}${status === 'cancelled' ? ', visit cancelled' : ''}`,
    to: appointmentPath(appointmentId),
  }));
  const networkVisits = counts.networks.flatMap(({ visits }) => visits);
  const items: readonly TodoItem[] = [
    {
      title: counts.late.length === 1 ? 'Person is late' : 'People are late',
      count: counts.late.length,
      why: 'Their time has come, and they have not. If it is safe to call, call; or say that they did not come.',
      needs: 'keepAppointments',
      to: deskPath,
      action: 'Open the day',
    },
    {
      title: calls.length === 1 ? 'Video call without a link' : 'Video calls without a link',
      count: calls.length,
      why: `${firstTexts(calls)} Nobody can enter the call yet.`,
      needs: 'keepAppointments',
      ...toEach(calls),
      action: 'Enter the link',
    },
    {
      title: counts.onLeave.length === 1 ? 'Visit that nobody would see' : 'Visits that nobody would see',
      count: counts.onLeave.length,
      why: absenceText(counts.onLeave),
      needs: 'keepAppointments',
      to: leaveVisitsPath(),
      action: 'Handle them',
    },
    {
      title: counts.withoutOutcome === 1 ? 'Visit without an outcome' : 'Visits without an outcome',
      count: counts.withoutOutcome,
      why: 'Their day is over, and nobody has said what came of them.',
      needs: 'keepAppointments',
      to: openVisitsPath,
      action: 'Say what came of them',
    },
    {
      title: counts.refunds.length === 1 ? 'Refund to decide' : 'Refunds to decide',
      count: counts.refunds.length,
      why: firstTexts(refunds),
      needs: 'decideRefunds',
      ...toEach(refunds),
      action: 'Decide',
    },
    {
      title: 'Money to give back',
      count: counts.kept.length,
      why: `${firstTexts(kept)} Paid in the last ${keptMoneyDays} days for a visit that is cancelled, or left of a deposit.`,
      needs: 'refundPayments',
      ...toEach(kept),
      action: 'Give it back',
    },
    {
      title: 'Said to be paid',
      count: counts.said.length,
      why: `${firstTexts(said)} It counts as paid once you have found it at the bank.`,
      needs: 'takePayments',
      ...toEach(said),
      action: 'Compare with the bank',
    },
    {
      title: 'Many requests from one network',
      count: networkVisits.length,
      why: `${requestsByDoctor(networkVisits)}. Look at them before you confirm: they may be false.`,
      needs: 'keepAppointments',
      to: networkRequestsPath,
      action: 'Look at them',
    },
    {
      title: 'Requests waiting',
      count: counts.requested,
      why: 'Booked on the website and not confirmed yet.',
      needs: 'keepAppointments',
      to: waitingRequestsPath,
      action: 'Confirm them',
    },
    {
      title: 'Free times for people who wait',
      count: counts.offers.length,
      why: offersText(counts.offers),
      needs: 'keepAppointments',
      to: waitingListPath,
      action: 'Call',
    },
    {
      title: 'People to call',
      count: counts.toCall,
      why: 'They asked to be called back.',
      needs: 'keepCallbacks',
      to: href('/dashboard/Callbacks'),
      action: 'Call',
    },
    {
      title: counts.messagesNotDelivered === 1 ? 'Message was not delivered' : 'Messages were not delivered',
      count: counts.messagesNotDelivered,
      why: 'Send them by hand, or call.',
      needs: 'keepAppointments',
      to: messageListPath('not-delivered'),
      action: 'Look at them',
    },
    {
      title: counts.messagesByHand === 1 ? 'Message to send by hand' : 'Messages to send by hand',
      count: counts.messagesByHand,
      why: 'The website cannot send them by itself.',
      needs: 'keepAppointments',
      to: messageListPath('by-hand'),
      action: 'Send',
    },
    {
      title: 'Doctors without times',
      count: counts.withoutTimes,
      why: 'Nobody can book an appointment with them.',
      needs: 'setDoctorTimes',
      to: doctorsWith('no-times'),
      action: 'Enter times',
    },
    {
      title: 'Doctors without picture',
      count: counts.withoutPicture,
      why: 'Visitors see a drawing.',
      needs: 'manageDoctors',
      to: doctorsWith('no-picture'),
      action: 'Add pictures',
    },
    {
      title: 'Patient stories without consent',
      count: counts.storiesWithoutConsent,
      why: 'The website shows them once it is noted who consented.',
      needs: 'manageLinks',
      to: hiddenLinks,
      action: 'Note consents',
    },
    {
      title: 'Links that are gone',
      count: counts.goneLinks,
      why: goneText(counts.goneAskedAt),
      needs: 'manageLinks',
      to: hiddenLinks,
      action: 'Look at them',
    },
    {
      title: 'Facts of the hospital to enter',
      count: counts.facts.length,
      why: factsText(counts.facts),
      needs: 'manageHospital',
      to: hospitalPath,
      action: 'Enter facts',
      parts: counts.facts,
    },
  ];
  return items.filter(({ count }) => count > 0);
}
