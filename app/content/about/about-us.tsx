import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { formatMoney } from '#app/money/money.ts';
import { informationGroups, publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { aboutWords } from '#messages/content/about/about-us.ts';
import { roomGst, roomPrices } from '../prices/prices.ts';
import { Prose } from '../reading/prose.tsx';
import * as css from './about-us.css.ts';
import { HindiOpening, HindiPeople, HindiWays } from './about-us.hi.tsx';

/** The facts of the hospital that the page shows once they are entered. */
type AboutFacts = Pick<HospitalFacts, 'training' | 'memberships' | 'recognitions'>;

/** 'Services' is a list of pages and no field of care. */
const fields = informationGroups.filter(({ id }) => id !== 'services');

const kindsOfRooms = [...roomPrices.map(({ name }) => name), 'General ward'];

const roomsWithPrices = roomPrices
  .map(({ name, cost }) => `${name.toLowerCase()} (${formatMoney(cost)} a day)`)
  .join(' or a ');

/** The hospital in three figures. */
export function HospitalFigures() {
  const words = useWords(aboutWords);
  const { hospital } = useHospitalFacts();
  const figures = [hospital.beds, kindsOfRooms.length, fields.length];
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

/** What the hospital does and how it works, and what it belongs to once that is entered. */
export function AboutUs({ facts }: { readonly facts: AboutFacts }) {
  const { language, pathTo, pageOf, groupTitle } = usePageLocale();
  const words = useWords(aboutWords);
  const isHindi = language === 'hi';
  return (
    <>
      {isHindi ? <HindiOpening /> : <Opening />}
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
        {isHindi ? <HindiWays /> : <Ways />}
        <Listed id="training" title={words.training} items={facts.training} />
        <Listed id="memberships" title={words.memberships} items={facts.memberships} />
        <Listed id="recognitions" title={words.recognitions} items={facts.recognitions} />
        {isHindi ? <HindiPeople /> : <People />}
      </Prose>
    </>
  );
}

/** The first words of the page. */
function Opening() {
  return (
    <Prose>
      <p>
        We are a small hospital for mental health and wellness in Sector 15, Panchkula, where the plain ends
        and the Shivalik hills begin. People come to us when sleep will not come or sadness will not go, when
        a child struggles, when drink or drugs have taken over, or when the head aches day after day.
      </p>
      <h2 id="care">What we treat</h2>
    </Prose>
  );
}

/** How the hospital works, a first visit and a stay. */
function Ways() {
  const { phones } = useHospitalFacts();
  return (
    <>
      <h2 id="how-we-work">How we work</h2>
      <p>
        Care starts with listening. A plan can then join several ways of help, and you have a say in which:
      </p>
      <ul>
        <li>
          <strong>Talking.</strong> Psychotherapy, counselling and{' '}
          <TextLink href="/motivation-enhancement">motivational enhancement therapy</TextLink>, alone, as a
          couple, with the family or in a group.
        </li>
        <li>
          <strong>Medicines,</strong> where a psychiatrist advises them and you agree.
        </li>
        <li>
          <strong>Body and breath.</strong> Yoga and meditation, a gym, and learning to relax.
        </li>
        <li>
          <strong>Ordinary hours.</strong> Games, hobbies and company, which illness often takes away.
        </li>
      </ul>
      <p>
        No treatment helps everyone, and nobody here will promise you that it does. What each one asks of you,
        and how well it is known to work, is on its own page, with the sources. What it costs is on{' '}
        <TextLink href={publicPages.prices.path}>the price list</TextLink>.
      </p>

      <h2 id="first-visit">A first visit</h2>
      <ol>
        <li>
          <strong>Before you come.</strong>{' '}
          <TextLink href={publicPages.doctors.path}>Choose a doctor</TextLink> and see the fee, or call us on{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> and we will tell you whom
          to see. Bring old reports and the medicines you take. You may come alone or with someone you trust.
        </li>
        <li>
          <strong>The talk.</strong> The doctor asks what troubles you, since when, and how you sleep, eat and
          live. Your physical health and your safety are part of it. Blood tests or scans are made only where
          they help.
        </li>
        <li>
          <strong>The plan.</strong> You hear what the doctor thinks and what could help. You can ask, and you
          can take time. Your family is told what you wish them to know.
        </li>
      </ol>

      <h2 id="stay">A stay with us</h2>
      <p>
        Most care needs no bed. When a stay is right, there is a {roomsWithPrices}, or the general ward.{' '}
        {roomGst.percent}% GST comes on top where it applies. There is a counselling room, a gym, yoga and
        meditation, and recreation. The pharmacy, the blood collection centre and pathology are in the house.
      </p>
      <p>
        Outpatient visits can be cashless through a third-party administrator (TPA) of your insurance. Please
        check your policy first: few of them cover outpatient care, and most leave out alcohol and drugs.
      </p>
      <p>
        You keep your rights on the ward: to decide, to be told, to have visitors, to go home.{' '}
        <TextLink href={publicPages.rights.path}>Read your rights</TextLink> and how we keep{' '}
        <TextLink href={publicPages.privacy.path}>what you tell us private</TextLink>.
      </p>
    </>
  );
}

/** Whom to meet and what to look at before one comes. */
function People() {
  return (
    <>
      <h2 id="people">Who we are</h2>
      <p>
        Meet <TextLink href={publicPages.doctors.path}>our doctors</TextLink> and{' '}
        <TextLink href={publicPages.management.path}>those who run the hospital</TextLink>, or{' '}
        <TextLink href={publicPages.pictures.path}>look round the rooms</TextLink> before you come.
      </p>
    </>
  );
}

/** Left out while there is nothing to list. */
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
