import { Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { furtherHelplines, helplines } from '#app/site/facts.ts';
import { bookingEntry } from '#app/site/navigation.ts';
import { addedLines, dyingSigns } from '../urgent-steps.ts';
import { Calls, callTo, callToHospital, type Line } from './urgent-calls.tsx';
import * as css from './urgent-help.later.css.ts';

const { emergency, mentalHealth } = helplines;

/** The list of signs that the page has, with one more at its end. */
function Signs({ children, last }: PropsWithChildren<{ readonly last?: ReactNode }>) {
  const entries = Children.toArray(children).flatMap((child) =>
    isValidElement<PropsWithChildren>(child) ? Children.toArray(child.props.children) : [],
  );
  return (
    <ul>
      {entries}
      {last && <li>{last}</li>}
    </ul>
  );
}

type StepProps<Added extends string> = PropsWithChildren<{
  /** Further lines, such as `women child`. */
  readonly lines?: string & (Added | `${Added} ${string}`);
  /** The page's own signs say what to do about thoughts of dying. */
  readonly dying?: 'own';
}>;

/** The lines of a step by their words; tools/information-pages/urgent-steps.ts has seen that there are no others. */
const linesOf = <Added extends string>(words: string | undefined, added: Readonly<Record<Added, Line>>) =>
  (words?.split(' ') ?? []).map((word) => callTo(added[word as Added]));

/** Signs that cannot wait for anybody to talk: an ambulance or the police. */
export function Now({ children, lines, dying }: StepProps<keyof typeof addedLines.Now>) {
  return (
    <div className={css.step}>
      <h3>Ambulance or police now</h3>
      <Signs last={dying ? undefined : dyingSigns.Now}>{children}</Signs>
      <Calls
        calls={[callTo(emergency), callTo(furtherHelplines.ambulance), ...linesOf(lines, addedLines.Now)]}
      />
    </div>
  );
}

type TodayProps = StepProps<keyof typeof addedLines.Today> & {
  /** `none` where the signs are of the body, such as a headache, which no counselling line can judge. */
  readonly counselling?: 'none';
};

/** Signs that somebody should judge on the same day. */
export function Today({ children, lines, dying, counselling }: TodayProps) {
  const counsellor = callTo(mentalHealth);
  const aboutDying = counselling ? (
    <>
      {`${dyingSigns.Today}: `}
      <a href={counsellor.href}>{`${mentalHealth.name} ${mentalHealth.number}`}</a>
    </>
  ) : (
    dyingSigns.Today
  );
  return (
    <div className={css.step}>
      <h3>Today</h3>
      <Signs last={dying ? undefined : aboutDying}>{children}</Signs>
      <Calls
        calls={[callToHospital(), ...(counselling ? [] : [counsellor]), ...linesOf(lines, addedLines.Today)]}
      />
    </div>
  );
}

/** Signs that can wait for an appointment. */
export function Soon({ children }: PropsWithChildren) {
  return (
    <div className={css.step}>
      <h3>Book soon</h3>
      <Signs>{children}</Signs>
      <Calls
        calls={[
          callToHospital(),
          { href: bookingEntry.path, number: bookingEntry.label, detail: 'Choose a doctor and a time' },
        ]}
      />
    </div>
  );
}

const isStep = (child: ReactNode): child is ReactElement =>
  isValidElement(child) && ([Now, Today, Soon] as unknown[]).includes(child.type);

/** How soon to get help, in the page's own signs, and whom to call for each. */
export function UrgentHelp({ children }: { readonly children: ReactNode }) {
  return (
    <section className={css.card} aria-label="Call now">
      {Children.toArray(children).filter(isStep)}
    </section>
  );
}
