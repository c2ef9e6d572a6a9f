import { formatMoney } from '#app/money/money.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { TextWithLink } from '#app/ui/text-link/text-with-link.tsx';
import { planWords } from '#messages/content/prices/cost-plan.ts';
import { PrintButton } from '../reading/print-button.tsx';
import * as css from './cost-estimate.css.ts';
import type { CostPlan } from './cost-plan.input.server.ts';
import { type CostChoice, type Estimate, estimate, planFields, planPath } from './cost-plan.ts';
import { planFieldId } from './cost-plan-form.tsx';
import { detail as detailLook, table } from './price-table.css.ts';
import { detoxDays, type PriceListsInLocale } from './prices.ts';
import { usePriceLists } from './use-price-lists.ts';

interface CostEstimateProps {
  readonly plan: CostPlan;
  /** Time of the request, in ISO 8601 format. */
  readonly askedAt: string;
}

/** Result of the cost planner's form, or examples before the first submission. */
export function CostEstimate({ plan, askedAt }: CostEstimateProps) {
  const { refused } = useWords(planWords);
  if (plan.state === 'planned') return <EstimateSheet choice={plan.choice} askedAt={askedAt} />;
  if (plan.state === 'refused') {
    const errors = planFields.flatMap((name) => {
      const message = plan.errors[name];
      return message === undefined ? [] : [[planFieldId(name), message] as const];
    });
    return <ErrorSummary heading={refused} errors={Object.fromEntries(errors)} />;
  }
  return <Invitation nothingChosen={plan.state === 'nothing chosen'} />;
}

interface Example {
  readonly text: string;
  readonly choice: CostChoice;
}

type ExampleWords = (typeof planWords)['invitation']['examples'];

/** Plans with some of the prices that the code knows. A price that the hospital removed has no example. */
function examplesOf({ therapy, rooms }: PriceListsInLocale, words: ExampleWords): readonly Example[] {
  const nameIn = ({ prices }: typeof therapy, id: string) => prices.find((price) => price.id === id)?.name;
  const [month, family, room] = [
    nameIn(therapy, 'cbt'),
    nameIn(therapy, 'family-couple-therapy'),
    nameIn(rooms, 'private-room'),
  ];
  const pack = therapy.packs.at(-1);
  return [
    ...(month ? [{ text: words.month(month), choice: { therapy: { id: 'cbt', sessions: 4 } } }] : []),
    ...(family && pack
      ? [
          {
            text: words.pack(family, pack.sessions),
            choice: { therapy: { id: 'family-couple-therapy', sessions: pack.id } },
          },
        ]
      : []),
    ...(room
      ? [
          {
            text: words.detox(room, detoxDays),
            choice: { room: { id: 'private-room', days: detoxDays } },
          },
        ]
      : []),
  ];
}

function Invitation({ nothingChosen }: { readonly nothingChosen: boolean }) {
  const { invitation } = useWords(planWords);
  const { pathTo } = usePageLocale();
  const lists = usePriceLists();
  const [title, words] = nothingChosen ? invitation.nothing : invitation.first;
  return (
    <div className={css.invitation}>
      <h3>{title}</h3>
      <p>{words}</p>
      <ul role="list" className={css.examples}>
        {examplesOf(lists, invitation.examples).map(({ text, choice }) => (
          <li key={text}>
            <a href={pathTo(planPath(choice))} className={css.example}>
              <span>
                <MixedScriptText>{text}</MixedScriptText>
              </span>
              <strong className={css.exampleTotal}>{formatMoney(estimate(choice, lists).total)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EstimateSheet({ choice, askedAt }: { readonly choice: CostChoice; readonly askedAt: string }) {
  const { phones } = useHospitalFacts();
  const lists = usePriceLists();
  const { sheet: words, estimate: lineWords } = useWords(planWords);
  const { pathTo } = usePageLocale();
  const [insurance, policies, call] = words.insurance;
  const [isEstimate, addsUp] = words.estimate;
  return (
    <article className={css.sheet} aria-labelledby="estimate-title">
      <div className={css.letterhead}>
        <strong>
          <HospitalFact of="name" />
        </strong>
        {', '}
        <HospitalFact of="address" />
      </div>
      <header className={css.top}>
        <h3 id="estimate-title">{words.title}</h3>
        <time dateTime={askedAt} className={css.quiet}>
          {words.day(askedAt)}
        </time>
      </header>
      <EstimateTable {...estimate(choice, lists, lineWords)} />
      <div className={css.words}>
        <p>
          <strong>{isEstimate}</strong>
          {addsUp}
        </p>
        <div className={css.part}>
          <h4>{words.notIn}</h4>
          <ul className={css.plainList}>
            <li>
              <TextWithLink words={words.fee} href={publicPages.doctors.path} />
            </li>
            <li>{words.medicines}</li>
            <li>{words.other}</li>
          </ul>
        </div>
        <div className={css.part}>
          <h4>{insurance}</h4>
          <p>{policies}</p>
          <p>
            {call}
            <a href={phones.admission.href} className={css.phone}>
              {phones.admission.shown}
            </a>
          </p>
        </div>
      </div>
      <div className={css.afterwards}>
        <PrintButton>{words.print}</PrintButton>
        <TextLink href={pathTo(planPath(choice))}>{words.link}</TextLink>
        <TextLink href="#plan">{words.change}</TextLink>
      </div>
    </article>
  );
}

function EstimateTable({ lines, total, tip }: Estimate) {
  const { sheet: words } = useWords(planWords);
  return (
    <>
      <table className={table} aria-labelledby="estimate-title">
        <thead className={css.head}>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.cost}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, detail, amount }) => (
            <tr key={name} className={css.line}>
              <th scope="row" className={css.what}>
                <MixedScriptText>{`${name} `}</MixedScriptText>
                <span className={detailLook}>{detail}</span>
              </th>
              <td className={css.amount}>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row" className={css.what}>
              {words.total}
            </th>
            <td className={css.amount}>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
      {tip && <p className={css.tip}>{tip}</p>}
    </>
  );
}
