import type { ReactNode } from 'react';
import { type Price, roomGst } from '#app/content/prices/prices.ts';
import { PageLink } from '#app/content/reading/page-link.tsx';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { formatMoney } from '#app/money/money.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

type Phones = Pick<HospitalFacts, 'phones'>;
/** Rooms with a price, in the order of the price list. */
interface Rooms {
  readonly rooms: readonly Pick<Price, 'name' | 'cost'>[];
}
type Beds = Pick<HospitalFacts['hospital'], 'beds'>;

export const aboutWords = {
  /** Labels of the figures. */
  figures: [
    'beds in a small hospital',
    'kinds of rooms, with the general ward',
    'fields of care, for adults and for children',
  ] satisfies [beds: string, rooms: string, fields: string],
  training: 'Training',
  memberships: 'Memberships',
  recognitions: 'Recognitions',
};

const roomsWithPrices = ({ rooms }: Rooms) =>
  rooms.map(({ name, cost }) => `a ${name.toLowerCase()} (${formatMoney(cost)} a day) or `).join('');

export const aboutSections = {
  answer: ({ beds }: Beds): ReactNode =>
    `We are a small hospital for mental health in Sector 15, Panchkula, with ${beds} beds. We help adults and children with low mood, worry, sleep, drink and drugs, headaches and fits. Most people see a doctor and go home the same day. If you need to stay, there are rooms. Come alone, or bring someone you trust.`,
  care: 'What we treat',
  howWeWork: {
    title: 'How we work',
    body: () => (
      <>
        <p>
          Care starts with listening. A plan can then join several ways of help, and you have a say in which:
        </p>
        <ul>
          <li>
            <strong>Talking.</strong> Psychotherapy, counselling and{' '}
            <PageLink path="/motivation-enhancement">motivational enhancement therapy</PageLink>, alone, as a
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
          No treatment helps everyone, and nobody here will promise you that it does. What each one asks of
          you, and how well it is known to work, is on its own page, with the sources. What it costs is on{' '}
          <PageLink path={publicPages.prices.path}>the price list</PageLink>.
        </p>
      </>
    ),
  },
  firstVisit: {
    title: 'A first visit',
    body: ({ phones }: Phones) => (
      <>
        <ol>
          <li>
            <strong>Before you come.</strong>{' '}
            <PageLink path={publicPages.doctors.path}>Choose a doctor</PageLink> and see the fee, or call us
            on <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> and we will tell you
            whom to see. Bring old reports and the medicines you take. You may come alone or with someone you
            trust.
          </li>
          <li>
            <strong>The talk.</strong> The doctor asks what troubles you, since when, and how you sleep, eat
            and live. Your physical health and your safety are part of it. Blood tests or scans are made only
            where they help.
          </li>
          <li>
            <strong>The plan.</strong> You hear what the doctor thinks and what could help. You can ask, and
            you can take time. Your family is told what you wish them to know.
          </li>
        </ol>
      </>
    ),
  },
  stay: {
    title: 'A stay with us',
    body: (rooms: Rooms) => (
      <>
        <p>
          Most care needs no bed. When a stay is right, there is {roomsWithPrices(rooms)}the general ward.{' '}
          {roomGst.percent}% GST comes on top where it applies. There is a counselling room, a gym, yoga and
          meditation, and recreation. The pharmacy, the blood collection centre and pathology are in the
          house.
        </p>
        <p>
          Outpatient visits can be cashless through a third-party administrator (TPA) of your insurance.
          Please check your policy first: few of them cover outpatient care, and most leave out alcohol and
          drugs.
        </p>
        <p>
          You keep your rights on the ward: to decide, to be told, to have visitors, to go home.{' '}
          <PageLink path={publicPages.rights.path}>Read your rights</PageLink> and how we keep{' '}
          <PageLink path={publicPages.privacy.path}>what you tell us private</PageLink>.
        </p>
      </>
    ),
  },
  people: {
    title: 'Who we are',
    body: () => (
      <>
        <p>
          Meet <PageLink path={publicPages.doctors.path}>our doctors</PageLink> and{' '}
          <PageLink path={publicPages.management.path}>those who run the hospital</PageLink>, or{' '}
          <PageLink path={publicPages.pictures.path}>look round the rooms</PageLink> before you come.
        </p>
      </>
    ),
  },
};
