import { addressLine } from '#app/site/address.ts';
import { hospital, phones } from '#app/site/facts.ts';
import { longDate } from '#app/site/long-date.ts';
import { publicPages } from '#app/site/pages.ts';
import { rupees } from '#app/site/rupees.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { CostPlan } from '../cost-plan.input.server.ts';
import { type CostChoice, type Estimate, estimate, planFields, planPath } from '../cost-plan.ts';
import * as css from './cost-estimate.css.ts';
import { planFieldId } from './cost-plan-form.tsx';
import { detail as detailLook, table } from './price-table.css.ts';
import { PrintButton } from './print-button.tsx';

interface CostEstimateProps {
  readonly plan: CostPlan;
  /** When it was asked for, in ISO form. */
  readonly askedAt: string;
}

/** The answer to the cost planner's form, or what to do where there is none yet. */
export function CostEstimate({ plan, askedAt }: CostEstimateProps) {
  if (plan.state === 'planned') return <EstimateSheet choice={plan.choice} askedAt={askedAt} />;
  if (plan.state === 'refused') {
    const errors = planFields.flatMap((name) => {
      const message = plan.errors[name];
      return message === undefined ? [] : [[planFieldId(name), message] as const];
    });
    return <ErrorSummary heading="We could not work this out yet" errors={Object.fromEntries(errors)} />;
  }
  return <Invitation nothingChosen={plan.state === 'nothing chosen'} />;
}

const examples: readonly { readonly words: string; readonly choice: CostChoice }[] = [
  { words: 'Four sessions of CBT, one a week for a month', choice: { therapy: { id: 'cbt', sessions: 4 } } },
  {
    words: 'A pack of ten sessions of family or couple therapy',
    choice: { therapy: { id: 'family-couple-therapy', sessions: 'ten' } },
  },
  { words: 'A week in the private room', choice: { room: { id: 'private-room', days: 7 } } },
];

function Invitation({ nothingChosen }: { readonly nothingChosen: boolean }) {
  return (
    <div className={css.invitation}>
      <h3>{nothingChosen ? 'Nothing is chosen yet' : 'Your estimate comes here'}</h3>
      <p>
        {nothingChosen
          ? 'Choose at least one thing in the form, then press “Work out the cost”. Or start from one of these.'
          : 'Choose what you want to know about and press “Work out the cost”. Or start from one of these.'}
      </p>
      <ul role="list" className={css.examples}>
        {examples.map(({ words, choice }) => (
          <li key={words}>
            <a href={planPath(choice)} className={css.example}>
              <span>{words}</span>
              <strong className={css.exampleTotal}>{rupees(estimate(choice).total)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EstimateSheet({ choice, askedAt }: { readonly choice: CostChoice; readonly askedAt: string }) {
  return (
    <article className={css.sheet} aria-labelledby="estimate-title">
      <div className={css.letterhead}>
        <strong>{hospital.name}</strong>
        {`, ${addressLine()}`}
      </div>
      <header className={css.top}>
        <h3 id="estimate-title">Your estimate</h3>
        <time dateTime={askedAt} className={css.quiet}>
          {longDate(askedAt)}
        </time>
      </header>
      <EstimateTable {...estimate(choice)} />
      <div className={css.words}>
        <p>
          <strong>This is an estimate, not a bill.</strong> It adds up our listed prices.
        </p>
        <div className={css.part}>
          <h4>What is not in this</h4>
          <ul className={css.plainList}>
            <li>
              The consultation fee: each doctor sets it, and it stands on{' '}
              <TextLink href={publicPages.doctors.path}>the doctors’ page</TextLink>.
            </li>
            <li>Medicines.</li>
            <li>Anything else that is not on our price lists.</li>
          </ul>
        </div>
        <div className={css.part}>
          <h4>Ask us what your insurance covers</h4>
          <p>Policies differ, and many leave out visits like these.</p>
          <p>
            Call{' '}
            <a href={phones.admission.href} className={css.phone}>
              {phones.admission.shown}
            </a>
          </p>
        </div>
      </div>
      <div className={css.afterwards}>
        <PrintButton>Print this estimate</PrintButton>
        <TextLink href={planPath(choice)}>Link to this estimate, to keep or send</TextLink>
        <TextLink href="#plan">Change your choices</TextLink>
      </div>
    </article>
  );
}

function EstimateTable({ lines, total, tip }: Estimate) {
  return (
    <>
      <table className={table} aria-labelledby="estimate-title">
        <thead className={css.head}>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, detail, amount }) => (
            <tr key={name} className={css.line}>
              <th scope="row" className={css.what}>
                {`${name} `}
                <span className={detailLook}>{detail}</span>
              </th>
              <td className={css.amount}>{rupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row" className={css.what}>
              Total
            </th>
            <td className={css.amount}>{rupees(total)}</td>
          </tr>
        </tfoot>
      </table>
      {tip && <p className={css.tip}>{tip}</p>}
    </>
  );
}
