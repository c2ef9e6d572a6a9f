import { useFetcher } from 'react-router';
import { ActionMenu } from '#app/ui/action-menu/action-menu.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import {
  CalendarClock,
  CalendarPlus,
  CircleCheck,
  Ellipsis,
  IndianRupee,
  Trash2,
  UserRound,
  UserRoundX,
} from '#app/ui/icon/icons.ts';
import { appointmentPath, followUpPath, followUpWeeks } from '../../frame/desk-paths.ts';
import type { DeskEntry } from '../desk-board.ts';
import {
  allowedSteps,
  type DeskStep,
  isChangeableByDesk,
  type RefusedStep,
  stepLabels,
} from '../desk-steps.ts';
import * as css from './desk.css.ts';
import { RefusedRowStep } from './refused-step.tsx';

interface DeskActionsProps {
  readonly entry: DeskEntry;
  readonly today: string;
  /** Address that the action redirects to, so that the list's filters stay. */
  readonly back: string;
  /**
   * Id of the element that names the row. Buttons of all rows have the same label, so `aria-describedby`
   * tells them apart.
   */
  readonly describedBy: string;
}

/**
 * Shows the next step of an appointment as a button, and all other actions in a menu. Without scripts, the
 * appointment's own page has all actions.
 */
export function DeskActions({ entry, today, back, describedBy }: DeskActionsProps) {
  // A fetcher keeps its data after an answer that redirects. The key makes a new one for each standing of the visit, so that
  // a question does not stay after its step.
  const fetcher = useFetcher<RefusedStep>({
    key: `step-${entry.id}-${entry.status}-${entry.arrivedAt === null ? 'out' : entry.withDoctorAt === null ? 'here' : 'in'}`,
  });
  const path = appointmentPath(entry.id);
  const [next, ...others] = allowedSteps(entry, today);
  const asked = `?${new URLSearchParams({ back })}`;
  const take = (intent: DeskStep) =>
    fetcher.submit({ intent, back }, { method: 'post', action: path, preventScrollReset: true });
  return (
    <div className={css.actions}>
      <div className={css.buttons}>
        {next && (
          <fetcher.Form method="post" action={path} preventScrollReset>
            <input type="hidden" name="back" value={back} />
            <Button
              type="submit"
              name="intent"
              value={next}
              size="small"
              variant={next === 'confirm' ? 'primary' : 'secondary'}
              busy={fetcher.state !== 'idle'}
              aria-describedby={describedBy}
            >
              {stepLabels[next]}
            </Button>
          </fetcher.Form>
        )}
        {!next && entry.due > 0 && (
          <RouterButtonLink
            to={`${path}/payment`}
            size="small"
            variant="secondary"
            aria-describedby={describedBy}
          >
            Take payment
          </RouterButtonLink>
        )}
        <div className={css.menuPlace}>
          <ActionMenu
            label="More actions"
            describedBy={describedBy}
            trigger={<Ellipsis size={20} aria-hidden />}
            actions={[
              { label: 'Open', Icon: UserRound, to: path },
              ...others.map((step) => ({
                label: stepLabels[step],
                Icon: step === 'no-show' ? UserRoundX : CircleCheck,
                onChoose: () => take(step),
              })),
              ...(next && entry.due > 0
                ? [{ label: 'Take payment', Icon: IndianRupee, to: `${path}/payment` }]
                : []),
              ...(isChangeableByDesk(entry)
                ? [{ label: 'Move', Icon: CalendarClock, to: `${path}/move${asked}` }]
                : []),
              ...followUpWeeks.map((weeks) => ({
                label: `Again in ${weeks} weeks`,
                Icon: CalendarPlus,
                to: followUpPath(entry.id, weeks),
              })),
              ...(isChangeableByDesk(entry)
                ? [{ label: 'Cancel', Icon: Trash2, to: `${path}/cancel${asked}`, tone: 'danger' as const }]
                : []),
            ]}
          />
        </div>
      </div>
      <RefusedRowStep fetcher={fetcher} action={path} back={back} />
    </div>
  );
}
