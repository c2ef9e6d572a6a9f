import { Fragment, type ReactNode } from 'react';
import { weekdayOf } from '#app/time/calendar.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { control } from '#app/ui/field/control.css.ts';
import { Hint } from '#app/ui/field/field.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { PhoneFoldBelow } from '#app/ui/phone-fold/phone-fold-below.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { toolSheetWords } from '#messages/content/sheets/tool-sheet.ts';
import { Calls, callTo, callToHospital } from '../parts/urgent-calls.tsx';
import { Handout } from '../reading/handout.tsx';
import { PrintButton } from '../reading/print-button.tsx';
import { DayCards } from './day-cards.tsx';
import type { Days, Lines, Sheet } from './sheet.ts';
import storedAnswersScript from './stored-answers.script.ts?script';
import { storedAnswersIds, storedMark } from './stored-answers.ts';
import * as css from './tool-sheet.css.ts';

interface ToolSheetProps {
  readonly sheet: Sheet;
  /** Today in India. */
  readonly today: string;
}

/** Day of a sheet that a phone shows first: today, which is a day of a week or of a month, or the first one. */
function openDayOf({ days }: Days, today: string): string | undefined {
  const ids = [weekdayOf(today).toLowerCase(), `d${Number(today.slice(-2))}`];
  return (days.find(({ id }) => ids.includes(id)) ?? days[0])?.id;
}

/** A sheet to fill in on paper or on this device, which alone stores the answers. */
export function ToolSheet({ sheet: { page, parts, source }, today }: ToolSheetProps) {
  const rowsOnSheet = parts.reduce((sum, part) => sum + (part.kind === 'days' ? part.days.length : 0), 0);
  const firstField = parts.findIndex(({ kind }) => kind === 'lines' || kind === 'days');
  const firstDays = parts.findIndex(({ kind }) => kind === 'days');
  return (
    <div className={css.sheet}>
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          {index === firstField && <Privacy />}
          {part.kind === 'lines' ? (
            <LinesPart part={part} />
          ) : (
            <section className={css.part}>
              <TitledPart title={part.title} isFolded={part.kind === 'days' && index !== firstDays}>
                <PartOf
                  part={part}
                  rowsOnSheet={rowsOnSheet}
                  openDay={part.kind === 'days' && index === firstDays ? openDayOf(part, today) : undefined}
                />
              </TitledPart>
            </section>
          )}
        </Fragment>
      ))}
      {source && (
        <p>
          {source.before}
          <TextLink href={source.url} target="_blank" rel="noopener">
            <EnglishText>{source.words}</EnglishText>
          </TextLink>
          {source.after}
        </p>
      )}
      <Handout path={page.path} />
      <InlineScript code={storedAnswersScript} data-sheet={page.path} />
    </div>
  );
}

interface TitledPartProps {
  readonly title: string;
  /** Whether a phone folds the part: the days of a later week. */
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

function TitledPart({ title, isFolded, children }: TitledPartProps) {
  const heading = <h2 className={css.partTitle}>{title}</h2>;
  return isFolded ? (
    <PhoneFoldBelow hasHeading summary={heading}>
      <div className={css.foldedPart}>{children}</div>
    </PhoneFoldBelow>
  ) : (
    <>
      {heading}
      {children}
    </>
  );
}

/** A question with its field. Its title is the label. */
function LinesPart({ part: { id, title, hint, lines } }: { readonly part: Lines }) {
  return (
    <div className={css.part}>
      <label htmlFor={id} className={css.question}>
        {title}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className={css.written}>
        <textarea
          id={id}
          rows={lines}
          className={`${control} ${css.answer} ${css.room[lines]}`}
          autoComplete="off"
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          {...{ [storedMark]: '' }}
        />
        <div className={css.rules} aria-hidden>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical.
            <span key={line} className={css.rule} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface PartOfProps {
  readonly part: Exclude<Sheet['parts'][number], Lines>;
  readonly rowsOnSheet: number;
  /** Id of the day that is open on a phone, if it is one of this part. */
  readonly openDay: string | undefined;
}

function PartOf({ part, rowsOnSheet, openDay }: PartOfProps) {
  const facts = useHospitalFacts();
  const lineIn = useHelplineTranslation();
  switch (part.kind) {
    case 'numbers':
      return (
        <div className={css.numbers}>
          <Calls calls={[...part.helplines.map(lineIn).map(callTo), callToHospital(facts)]} />
        </div>
      );
    case 'days':
      return (
        <>
          <p>{part.hint}</p>
          <DayCards {...part} rowsOnSheet={rowsOnSheet} openDay={openDay} />
        </>
      );
    case 'words': {
      const List = part.ordered ? 'ol' : 'ul';
      return (
        <List className={css.points}>
          {part.words.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </List>
      );
    }
  }
}

/** Note on where the answers are stored, with buttons to print and to delete them. */
function Privacy() {
  const words = useWords(toolSheetWords);
  return (
    <div className={css.privacy}>
      <p
        id={storedAnswersIds.status}
        role="status"
        className={css.withScripts}
        data-kept={words.kept}
        data-lost={words.lost}
        data-gone={words.gone}
      >
        {words.kept}
      </p>
      <p className={css.withoutScripts}>{words.withoutScripts}</p>
      <Cluster>
        <PrintButton>{words.print}</PrintButton>
        <span className={css.withScripts}>
          <Button type="button" variant="quiet" id={storedAnswersIds.wipe} data-ask={words.ask}>
            {words.wipe}
          </Button>
        </span>
      </Cluster>
    </div>
  );
}
