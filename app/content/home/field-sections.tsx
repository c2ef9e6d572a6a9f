import { Carousel, CarouselItem, type CarouselProps } from '#app/ui/carousel/carousel.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PageCard } from '#app/ui/page-parts/page-card.tsx';
import { type FieldCard, services, treatments } from './fields.ts';

interface FieldSectionProps {
  /** Of the heading, one on the page. */
  readonly id: string;
  readonly heading: string;
  readonly perPage: CarouselProps['perPage'];
  readonly cards: readonly FieldCard[];
}

function FieldSection({ id, heading, perPage, cards }: FieldSectionProps) {
  return (
    <Stack as="section" gap="5" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Carousel label={heading} perPage={perPage}>
        {cards.map((card) => (
          <CarouselItem key={card.path}>
            <PageCard {...card} />
          </CarouselItem>
        ))}
      </Carousel>
    </Stack>
  );
}

/** The eight fields of care. */
export function TreatmentsSection() {
  return <FieldSection id="our-treatments" heading="Our Treatments" perPage="upToThree" cards={treatments} />;
}

export function ServicesSection() {
  return <FieldSection id="our-services" heading="Our Services" perPage="three" cards={services} />;
}
