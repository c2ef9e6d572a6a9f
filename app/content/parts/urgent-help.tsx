import { Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { furtherHelplines, helplines } from '#app/site/facts.ts';
import { bookingEntry } from '#app/site/navigation.ts';
import { type Line, useLines } from '#app/ui/contact/use-line.ts';
import { useEdition, useWords } from '#app/ui/language/edition.ts';
import { addedLines } from '../urgent-steps.ts';
import { urgentWords } from './urgent.words.ts';
import { Calls, callTo, callToHospital } from './urgent-calls.tsx';
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
  (words?.split(' ') ?? []).map((word) => added[word as Added]);

/** Signs that cannot wait for anybody to talk: an ambulance or the police. */
export function Now({ children, lines, dying }: StepProps<keyof typeof addedLines.Now>) {
  const words = useWords(urgentWords);
  const lineIn = useLines();
  return (
    <div className={css.step}>
      <h3>{words.now}</h3>
      <Signs last={dying ? undefined : words.dyingNow}>{children}</Signs>
      <Calls
        calls={[emergency, furtherHelplines.ambulance, ...linesOf(lines, addedLines.Now)]
          .map(lineIn)
          .map(callTo)}
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
  const words = useWords(urgentWords);
  const lineIn = useLines();
  const talk = lineIn(mentalHealth);
  const counsellor = callTo(talk);
  const aboutDying = counselling ? (
    <>
      {`${words.dyingToday}: `}
      <a href={counsellor.href}>{`${talk.name} ${talk.number}`}</a>
    </>
  ) : (
    words.dyingToday
  );
  return (
    <div className={css.step}>
      <h3>{words.today}</h3>
      <Signs last={dying ? undefined : aboutDying}>{children}</Signs>
      <Calls
        calls={[
          callToHospital(),
          ...(counselling ? [] : [counsellor]),
          ...linesOf(lines, addedLines.Today).map(lineIn).map(callTo),
        ]}
      />
    </div>
  );
}

/** Signs that can wait for an appointment. */
export function Soon({ children }: PropsWithChildren) {
  const words = useWords(urgentWords);
  const { pathTo, labelOf } = useEdition();
  return (
    <div className={css.step}>
      <h3>{words.soon}</h3>
      <Signs>{children}</Signs>
      <Calls
        calls={[
          callToHospital(),
          { href: pathTo(bookingEntry.path), number: labelOf(bookingEntry), detail: words.chooseDoctor },
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
    <section className={css.card} aria-label={useWords(urgentWords).callNow}>
      {Children.toArray(children).filter(isStep)}
    </section>
  );
}
