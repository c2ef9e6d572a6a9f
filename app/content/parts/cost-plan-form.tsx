import { publicPages } from '#app/site/pages.ts';
import { rupees } from '#app/site/rupees.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { CostPlan } from '../cost-plan.input.server.ts';
import { estimateId, noPack, type PlanField } from '../cost-plan.ts';
import {
  counsellingPrices,
  type Price,
  packs,
  relaxationPrices,
  roomPrices,
  testingPrices,
  therapyPrices,
} from '../prices.ts';
import * as css from './cost-plan-form.css.ts';

/** The fields' ids have a prefix, as the price lists of the page have the plain names for ids. */
export const planFieldId = (name: PlanField) => `plan-${name}`;

const optionsOf = (prices: readonly Price[], unit = '') =>
  prices.map(({ id, name, cost }) => ({ value: id, label: `${name}, ${rupees(cost)}${unit}` }));

const packOptions = [
  { value: noPack, label: 'Single sessions' },
  ...Object.entries(packs).map(([value, { sessions, percentOff }]) => ({
    value,
    label: `Pack of ${sessions}, ${percentOff}% less`,
  })),
];

/** A GET form, so that the answer has an address that can be kept or sent. */
export function CostPlanForm({ plan }: { readonly plan: CostPlan }) {
  const { typed } = plan;
  const errors = plan.state === 'refused' ? plan.errors : {};
  const field = (name: PlanField) => ({ name, id: planFieldId(name), error: errors[name] });
  const selectOf = (name: 'therapy' | 'counselling' | 'relaxation') => ({
    ...field(name),
    marksOptional: false,
    placeholder: 'None',
    defaultValue: typed[name],
  });
  const countOf = (name: 'sessions' | 'counsellingSessions' | 'relaxationSessions' | 'days') => ({
    ...field(name),
    marksOptional: false,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    // Left empty it counts as one.
    placeholder: '1',
    defaultValue: typed[name],
  });
  return (
    <form action={`${publicPages.prices.path}#${estimateId}`} method="get" className={css.form}>
      <div className={css.group}>
        <SelectField {...selectOf('therapy')} label="Therapy" options={optionsOf(therapyPrices)} />
        <ChoiceGroup
          type="radio"
          {...field('pack')}
          legend="How many sessions of therapy"
          options={packOptions}
          chosen={[typed.pack || noPack]}
        />
        <div className={css.singleSessions}>
          <TextField {...countOf('sessions')} label="Sessions of therapy" />
        </div>
      </div>
      <div className={css.pair}>
        <SelectField
          {...selectOf('counselling')}
          label="Counselling"
          options={optionsOf(counsellingPrices)}
        />
        <TextField {...countOf('counsellingSessions')} label="Sessions of counselling" />
      </div>
      <div className={css.pair}>
        <SelectField {...selectOf('relaxation')} label="Relaxation" options={optionsOf(relaxationPrices)} />
        <TextField {...countOf('relaxationSessions')} label="Sessions of relaxation" />
      </div>
      <div className={css.group}>
        <ChoiceGroup
          type="checkbox"
          {...field('test')}
          legend="Tests"
          options={optionsOf(testingPrices)}
          chosen={typed.test}
        />
      </div>
      <div className={css.group}>
        <ChoiceGroup
          type="radio"
          {...field('room')}
          legend="Room"
          options={[{ value: '', label: 'No stay' }, ...optionsOf(roomPrices, ' a day')]}
          chosen={[roomPrices.some(({ id }) => id === typed.room) ? typed.room : '']}
        />
        <div className={css.few}>
          <TextField {...countOf('days')} label="Days in the room" />
        </div>
      </div>
      <Cluster gap="4">
        <Button type="submit">Work out the cost</Button>
        {plan.state !== 'unasked' && (
          <TextLink href={`${publicPages.prices.path}#plan`}>Start again</TextLink>
        )}
      </Cluster>
    </form>
  );
}
