import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { informationGroups } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { aboutSections, aboutWords } from '#messages/content/about/about-us.tsx';
import { roomPrices } from '../prices/prices.ts';
import { Prose } from '../reading/prose.tsx';
import * as css from './about-us.css.ts';

/** Facts that the page shows once they are entered. */
type AboutFacts = Pick<HospitalFacts, 'training' | 'memberships' | 'recognitions'>;

/** Fields of care. The group 'services' is a list of pages. */
const fields = informationGroups.filter(({ id }) => id !== 'services');

/** Rooms with a price, and the general ward. */
const kindsOfRooms = roomPrices.length + 1;

/** Three figures: beds, kinds of rooms, fields of care. */
export function HospitalFigures() {
  const words = useWords(aboutWords);
  const { hospital } = useHospitalFacts();
  const figures = [hospital.beds, kindsOfRooms, fields.length];
  return (
    <dl className={css.figures}>
      {figures.map((figure, place) => (
        <div key={words.figures[place]} className={css.entry}>
          <dt className={css.name}>{words.figures[place]}</dt>
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
  const { opening, care, howWeWork, firstVisit, stay, people } = useWords(aboutSections);
  return (
    <>
      <Prose>
        {opening()}
        <h2 id="care">{care}</h2>
      </Prose>
      <ul role="list" className={css.fields}>
        {fields.map(({ id, title, pages: [page] }) => (
          <li key={id}>
            <a href={pathTo(page.path)} className={css.field}>
              <span className={css.fieldName}>{groupTitle({ id, title })}</span>
              <span className={css.fieldSummary}>{pageOf(page).summary}</span>
            </a>
          </li>
        ))}
      </ul>
      <Prose>
        <h2 id="how-we-work">{howWeWork.title}</h2>
        {howWeWork.body()}
        <h2 id="first-visit">{firstVisit.title}</h2>
        {firstVisit.body({ phones })}
        <h2 id="stay">{stay.title}</h2>
        {stay.body()}
        <Listed id="training" title={words.training} items={facts.training} />
        <Listed id="memberships" title={words.memberships} items={facts.memberships} />
        <Listed id="recognitions" title={words.recognitions} items={facts.recognitions} />
        <h2 id="people">{people.title}</h2>
        {people.body()}
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
