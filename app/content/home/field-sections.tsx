import { Carousel, CarouselItem, type CarouselProps } from '#app/ui/carousel/carousel.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PageCard } from '#app/ui/page-parts/page-card.tsx';
import { fieldWords } from '#messages/content/home/home.ts';
import { type FieldCard, servicesIn, treatmentsIn } from './home-content.ts';
import { section } from './home-section.css.ts';

interface FieldSectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly perPage: CarouselProps['perPage'];
  readonly cards: readonly FieldCard[];
}

function FieldSection({ id, heading, perPage, cards }: FieldSectionProps) {
  const { labelOf, groupTitle } = usePageLocale();
  return (
    // Without a name the section is no landmark: its row has the name, and home has enough landmarks.
    <section className={section}>
      <h2 id={id}>{heading}</h2>
      <Carousel label={heading} perPage={perPage} isListOnPhone>
        {cards.map((card) => (
          <CarouselItem key={card.path}>
            <PageCard
              path={card.path}
              label={card.group ? groupTitle({ id: card.group, title: card.label }) : labelOf(card)}
              line={card.line}
            />
          </CarouselItem>
        ))}
      </Carousel>
    </section>
  );
}

/** Section Our Treatments: the eight fields of care. */
export function TreatmentsSection() {
  const { locale } = usePageLocale();
  const { ourTreatments } = useWords(fieldWords);
  return (
    <FieldSection
      id="our-treatments"
      heading={ourTreatments}
      perPage="upToThree"
      cards={treatmentsIn(locale)}
    />
  );
}

export function ServicesSection() {
  const { locale } = usePageLocale();
  const { ourServices } = useWords(fieldWords);
  return <FieldSection id="our-services" heading={ourServices} perPage="three" cards={servicesIn(locale)} />;
}
