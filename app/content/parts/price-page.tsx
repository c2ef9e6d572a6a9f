import type { ReactNode } from 'react';
import { phones } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import { rupees } from '#app/site/rupees.ts';
import { TalkCard } from '#app/ui/contact/call-cards.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { CostPlan } from '../cost-plan.input.server.ts';
import { estimateId } from '../cost-plan.ts';
import { gstOn, packSizes, priceLists, roomGst, roomPrices } from '../prices.ts';
import { ContentsList } from './contents-list.tsx';
import { CostEstimate } from './cost-estimate.tsx';
import { CostPlanForm } from './cost-plan-form.tsx';
import * as css from './price-page.css.ts';
import { lists } from './price-table.css.ts';
import { PriceTable } from './price-table.tsx';

const contents = [
  ...priceLists.map(({ id, title }) => ({ id, text: title })),
  { id: 'plan', text: 'Work out your cost' },
  { id: 'insurance', text: 'Insurance' },
];

/** What is to be known of a list, beneath its title. */
const listNotes: Readonly<Record<string, ReactNode>> = {
  therapy: <p>{packSizes} sessions taken together cost less.</p>,
  counselling: (
    <p>
      Read about <TextLink href="/counselling-and-therapy">counselling and therapy</TextLink>.
    </p>
  ),
  relaxation: (
    <p>
      Read what each one is like: <TextLink href="/relaxation-therapy">relaxation therapy</TextLink>.
    </p>
  ),
  testing: <p>Not everybody needs a test. Ask what it would tell you.</p>,
  rooms: <RoomNote />,
};

/** Which rooms carry GST, and what they come to with it. */
function RoomNote() {
  const withGst = roomPrices
    .filter((room) => gstOn(room, 1) > 0)
    .map(
      (room) => `the ${room.name.toLowerCase()} then comes to ${rupees(room.cost + gstOn(room, 1))} a day`,
    );
  return (
    <p>
      {`${roomGst.percent}% GST extra where it applies: on a room above ${rupees(roomGst.aboveADay)} a day (${withGst.join(', ')}).`}
    </p>
  );
}

interface PricePageProps {
  readonly plan: CostPlan;
  readonly askedAt: string;
}

/** Every price list, the cost planner, and what insurance may pay. */
export function PricePage({ plan, askedAt }: PricePageProps) {
  return (
    <>
      <Page>
        <div className={css.opening}>
          <p className={css.intro}>
            Here is what each session, test and room costs, so that you can plan before you come. The fee for
            a consultation is set by each doctor and stands on{' '}
            <TextLink href={publicPages.doctors.path}>the doctors’ page</TextLink>.
          </p>
          <ContentsList contents={contents} />
        </div>
        <div className={lists}>
          {priceLists.map((list) => (
            <PriceTable key={list.id} list={list}>
              {listNotes[list.id]}
            </PriceTable>
          ))}
        </div>
      </Page>
      <section id="plan" className={css.planner} aria-labelledby="plan-title">
        <Page>
          <div className={css.plannerHead}>
            <h2 id="plan-title">Work out your cost</h2>
            <p>
              Choose what you have been advised, or what you are thinking about. You give no name, and nothing
              is booked.
            </p>
          </div>
          <div className={css.plannerParts}>
            <CostPlanForm plan={plan} />
            <div id={estimateId} className={css.answer}>
              <CostEstimate plan={plan} askedAt={askedAt} />
            </div>
          </div>
        </Page>
      </section>
      <Page farBelow>
        <div className={css.closing}>
          <section id="insurance" className={css.notes} aria-labelledby="insurance-title">
            <h2 id="insurance-title">Insurance: check your policy first</h2>
            <p>
              Outpatient visits can be cashless through a TPA, the company that settles claims for an insurer.
              That works only for what your policy covers.
            </p>
            <p>
              Many policies leave mental health visits out. In a study of 268 policies, 23 covered outpatient
              care, and 267 left out treatment for alcohol or drug use. Yours may be different: read it, or
              ask your insurer or TPA before you count on it.
            </p>
            <p>
              Have your policy at hand, call us on{' '}
              <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>, and ask.
            </p>
          </section>
          <div className={css.talk}>
            <TalkCard />
          </div>
        </div>
      </Page>
    </>
  );
}
