import { appointmentPath } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { ContactCard } from '#app/ui/contact/contact-cards.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneFold } from '#app/ui/phone-fold/phone-fold.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { TextWithLink } from '#app/ui/text-link/text-with-link.tsx';
import { priceWords } from '#messages/content/prices/price.ts';
import { pricePageWords } from '#messages/content/prices/price-page.ts';
import { beforeVisitWords } from '#messages/hospital-facts/before-visit.ts';
import { ContentsList } from '../reading/contents-list.tsx';
import { CostEstimate } from './cost-estimate.tsx';
import type { CostPlan } from './cost-plan.input.server.ts';
import { estimateId } from './cost-plan.ts';
import { CostPlanForm } from './cost-plan-form.tsx';
import * as css from './price-page.css.ts';
import { lists, repeatedHeading } from './price-table.css.ts';
import { PriceTable } from './price-table.tsx';
import { detoxDays, gstOn, type PriceList, rentOf } from './prices.ts';
import { usePriceLists } from './use-price-lists.ts';

/** Note below the title of a price list. */
function ListNote({ list }: { readonly list: string }) {
  const words = useWords(pricePageWords);
  const { packs } = usePriceLists().therapy;
  switch (list) {
    case 'therapy':
      return <p>{words.packsCostLess(packs.map(({ sessions }) => sessions))}</p>;
    case 'counselling':
      return (
        <p>
          <TextWithLink words={words.readCounselling} href="/counselling-and-therapy" />
        </p>
      );
    case 'relaxation':
      return (
        <p>
          <TextWithLink words={words.readRelaxation} href="/relaxation-therapy" />
        </p>
      );
    case 'testing':
      return <p>{words.tests}</p>;
    // The list of rooms.
    default:
      return <RoomsNote />;
  }
}

function RoomsNote() {
  const { usualStay, provisional } = useHospitalFacts();
  const words = useWords(pricePageWords);
  const { rooms } = usePriceLists();
  const roomsWithGst = rooms.prices
    .filter((room) => gstOn(room, 1) > 0)
    .map((room) => ({ name: room.name, aDay: rentOf(room, 1) }));
  return (
    <>
      {usualStay && <p>{words.comparison.mostStay(usualStay, provisional.includes('usualStay'))}</p>}
      <p>
        <MixedScriptText>{words.rooms(roomsWithGst)}</MixedScriptText>
      </p>
      <p>{words.comparison.included}</p>
    </>
  );
}

/** The sum for two weeks of detox, and what insurance pays for a stay. */
function StayInShort() {
  const words = useWords(pricePageWords);
  const rooms = usePriceLists().rooms.prices;
  const [insured, whatItPays, readOn, end] = words.insuredInShort;
  return (
    <div className={css.stay}>
      {rooms.length > 0 && (
        <p>
          <MixedScriptText>
            {words.detoxInShort(
              detoxDays,
              rooms.map((room) => ({ name: room.name, rent: rentOf(room, detoxDays) })),
            )}
          </MixedScriptText>
        </p>
      )}
      <p>
        <strong>{insured}</strong>
        {whatItPays}
        <TextLink href="#insurance">{readOn}</TextLink>
        {end}
      </p>
    </div>
  );
}

/** Links to what most people look for, on a phone, where the contents are folded. */
function JumpRow({ lists: shown }: { readonly lists: readonly PriceList[] }) {
  const { jump } = useWords(pricePageWords);
  const isShown = (id: string) => id === 'insurance' || shown.some((list) => list.id === id);
  return (
    <nav className={css.jump} aria-label={jump.label}>
      <ul role="list" className={css.jumps}>
        {jump.to
          .filter(([id]) => isShown(id))
          .map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`} className={css.jumpLink}>
                {text}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface PricePageProps {
  readonly plan: CostPlan;
  readonly askedAt: string;
}

/** The price lists, the cost planner, and a section on insurance. */
export function PricePage({ plan, askedAt }: PricePageProps) {
  const { phones } = useHospitalFacts();
  const words = useWords(pricePageWords);
  const { listed } = useWords(priceWords);
  const { payment, videoCall, yourAppointment } = useWords(beforeVisitWords);
  const { pathTo } = usePageLocale();
  const priceLists = Object.values(usePriceLists()).filter(({ prices }) => prices.length > 0);
  const [ask, askEnd] = words.ask;
  const contents = [
    ...priceLists.map((list) => ({ id: list.id, text: listed(list).title })),
    { id: 'plan', text: words.planTitle },
    { id: 'insurance', text: words.insurance },
  ];
  return (
    <>
      <Page>
        <div className={css.opening}>
          <div className={css.intro}>
            <JumpRow lists={priceLists} />
            <StayInShort />
            <p>
              <TextWithLink words={words.intro} href={publicPages.doctors.path} />
            </p>
            <p className={css.beforeVisit}>
              {`${payment} ${videoCall} `}
              <TextLink href={pathTo(appointmentPath)}>{yourAppointment}</TextLink>
            </p>
          </div>
          <ContentsList contents={contents} Fold={PhoneFold} />
        </div>
        <div className={lists}>
          {priceLists.map((list) => (
            <PriceTable key={list.id} list={list}>
              <ListNote list={list.id} />
            </PriceTable>
          ))}
        </div>
      </Page>
      <div className={css.planner}>
        <Page>
          <PhoneFold summary={words.planTitle} isOpen={plan.state !== 'unasked'}>
            <section id="plan" className={css.planBody} aria-labelledby="plan-title">
              <div className={css.plannerHead}>
                <h2 id="plan-title" className={repeatedHeading}>
                  {words.planTitle}
                </h2>
                <p>{words.planWords}</p>
              </div>
              <div className={css.plannerParts}>
                <CostPlanForm plan={plan} />
                <div id={estimateId} className={css.answer}>
                  <CostEstimate plan={plan} askedAt={askedAt} />
                </div>
              </div>
            </section>
          </PhoneFold>
        </Page>
      </div>
      <Page farBelow>
        <div className={css.closing}>
          <section id="insurance" className={css.notes} aria-labelledby="insurance-title">
            <h2 id="insurance-title">{words.insuranceTitle}</h2>
            {words.insuranceWords.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <TextWithLink words={words.readInsurance} href="/papers-money-and-who-learns-of-it" />
            </p>
            <p>
              {ask}
              <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
              {askEnd}
            </p>
          </section>
          <div className={css.talk}>
            <ContactCard />
          </div>
        </div>
      </Page>
    </>
  );
}
