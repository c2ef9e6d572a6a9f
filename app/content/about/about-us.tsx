import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { treatmentGroups } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { aboutSections, aboutWords } from '#messages/content/about/about-us.tsx';
import { usePriceLists } from '../prices/use-price-lists.ts';
import { FoldedSection } from '../reading/folded-section.tsx';
import openTargetScript from '../reading/open-target.script.ts?script';
import { Prose } from '../reading/prose.tsx';
import { ShortAnswer } from '../reading/short-answer.tsx';
import * as css from './about-us.css.ts';

/** Facts that the page shows once they are entered. */
type AboutFacts = Pick<HospitalFacts, 'training' | 'memberships' | 'recognitions'>;

/** The hospital in at most 60 words. */
export function AboutAnswer() {
  const { hospital } = useHospitalFacts();
  return <ShortAnswer>{useWords(aboutSections).answer(hospital)}</ShortAnswer>;
}

/** Three figures: beds, kinds of rooms, fields of care. */
export function HospitalFigures() {
  const words = useWords(aboutWords);
  const { hospital, prices } = useHospitalFacts();
  // The general ward has no listed price.
  const kindsOfRooms = prices.rooms.length + 1;
  const figures = [hospital.beds, kindsOfRooms, treatmentGroups.length];
  return (
    <dl className={css.figures}>
      {figures.map((figure, index) => (
        <div key={words.figures[index]} className={css.entry}>
          <dt className={css.name}>{words.figures[index]}</dt>
          <dd className={css.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The text of the page, the fields of care, and the entered trainings, memberships and recognitions. */
export function AboutUs({ facts }: { readonly facts: AboutFacts }) {
  const { pathTo, pageOf, groupTitle } = usePageLocale();
  const { phones } = useHospitalFacts();
  const words = useWords(aboutWords);
  const { rooms } = usePriceLists();
  const { care, howWeWork, firstVisit, stay, people } = useWords(aboutSections);
  return (
    <>
      <Prose>
        <h2 id="care">{care}</h2>
      </Prose>
      <ul role="list" className={css.fields}>
        {treatmentGroups.map(({ id, title, pages: [page] }) => (
          <li key={id}>
            <a href={pathTo(page.path)} className={css.field}>
              <span className={css.fieldName}>{groupTitle({ id, title })}</span>
              <span className={css.fieldSummary}>{pageOf(page).summary}</span>
            </a>
          </li>
        ))}
      </ul>
      <Prose>
        <FoldedSection id="how-we-work" title={howWeWork.title}>
          {howWeWork.body()}
        </FoldedSection>
        <FoldedSection id="first-visit" title={firstVisit.title}>
          {firstVisit.body({ phones })}
        </FoldedSection>
        <FoldedSection id="stay" title={stay.title}>
          {stay.body({ rooms: rooms.prices })}
        </FoldedSection>
        <Listed id="training" title={words.training} items={facts.training} />
        <Listed id="memberships" title={words.memberships} items={facts.memberships} />
        <Listed id="recognitions" title={words.recognitions} items={facts.recognitions} />
        <h2 id="people">{people.title}</h2>
        {people.body()}
        <InlineScript code={openTargetScript} />
      </Prose>
    </>
  );
}

/** A list with a heading. Without items, nothing is rendered. */
function Listed({
  id,
  title,
  items,
}: {
  readonly id: string;
  readonly title: string;
  readonly items: readonly string[];
}) {
  if (items.length === 0) return null;
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <EnglishText>{item}</EnglishText>
          </li>
        ))}
      </ul>
    </>
  );
}
