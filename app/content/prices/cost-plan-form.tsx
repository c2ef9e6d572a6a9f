import { formatMoney } from '#app/money/money.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { planWords } from '#messages/content/prices/cost-plan.ts';
import type { CostPlan } from './cost-plan.input.server.ts';
import { estimateId, noPack, type PlanField } from './cost-plan.ts';
import * as css from './cost-plan-form.css.ts';
import type { PriceList } from './prices.ts';
import { usePriceLists } from './use-price-lists.ts';

/** Id of a field. The prefix avoids the ids of the price lists on the page. */
export const planFieldId = (name: PlanField) => `plan-${name}`;

/** A GET form, so that the address of the result can be stored or shared. */
export function CostPlanForm({ plan }: { readonly plan: CostPlan }) {
  const { typed } = plan;
  const { form: words } = useWords(planWords);
  const { therapy, counselling, relaxation, testing, rooms } = usePriceLists();
  const { pathTo } = usePageLocale();
  const optionsOf = ({ prices }: PriceList, unit = '') =>
    prices.map(({ id, name, cost }) => ({ value: id, label: `${name}, ${formatMoney(cost)}${unit}` }));
  const packOptions = [
    { value: noPack, label: words.single },
    ...therapy.packs.map(({ id, sessions, percentOff }) => ({
      value: id,
      label: words.pack(sessions, percentOff),
    })),
  ];
  const errors = plan.state === 'refused' ? plan.errors : {};
  const field = (name: PlanField) => ({ name, id: planFieldId(name), error: errors[name] });
  const selectOf = (name: 'therapy' | 'counselling' | 'relaxation') => ({
    ...field(name),
    marksOptional: false,
    placeholder: words.none,
    defaultValue: typed[name],
  });
  const countOf = (name: 'sessions' | 'counsellingSessions' | 'relaxationSessions' | 'days') => ({
    ...field(name),
    marksOptional: false,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    // An empty field counts as 1.
    placeholder: '1',
    defaultValue: typed[name],
  });
  return (
    <form action={pathTo(`${publicPages.prices.path}#${estimateId}`)} method="get" className={css.form}>
      <div className={css.group}>
        <SelectField {...selectOf('therapy')} label={words.therapy} options={optionsOf(therapy)} />
        <ChoiceGroup
          type="radio"
          {...field('pack')}
          legend={words.howMany}
          options={packOptions}
          chosen={[typed.pack || noPack]}
        />
        <div className={css.singleSessions}>
          <TextField {...countOf('sessions')} label={words.sessions} />
        </div>
      </div>
      <div className={css.pair}>
        <SelectField
          {...selectOf('counselling')}
          label={words.counselling}
          options={optionsOf(counselling)}
        />
        <TextField {...countOf('counsellingSessions')} label={words.counsellingSessions} />
      </div>
      <div className={css.pair}>
        <SelectField {...selectOf('relaxation')} label={words.relaxation} options={optionsOf(relaxation)} />
        <TextField {...countOf('relaxationSessions')} label={words.relaxationSessions} />
      </div>
      <div className={css.group}>
        <ChoiceGroup
          type="checkbox"
          {...field('test')}
          legend={words.tests}
          options={optionsOf(testing)}
          chosen={typed.test}
        />
      </div>
      <div className={css.group}>
        <ChoiceGroup
          type="radio"
          {...field('room')}
          legend={words.room}
          options={[{ value: '', label: words.noStay }, ...optionsOf(rooms, words.aDay)]}
          chosen={[rooms.prices.some(({ id }) => id === typed.room) ? typed.room : '']}
        />
        <div className={css.few}>
          <TextField {...countOf('days')} label={words.days} />
        </div>
      </div>
      <Cluster gap="4">
        <Button type="submit">{words.workOut}</Button>
        {plan.state !== 'unasked' && (
          <TextLink href={pathTo(`${publicPages.prices.path}#plan`)}>{words.again}</TextLink>
        )}
      </Cluster>
    </form>
  );
}
